import { makeStyles, ToggleButton } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { type Hotel, hasRole } from '../shared/hotel/current-hotel.ts';
import { ListBones } from '../shared/look/list-bones.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { deskRoles } from '../shared/paths/staff-paths.ts';
import { useRooms } from './queries.ts';
import { type RoomAct, RoomDialog } from './room-dialogs.tsx';
import type { Moment } from './room-facts.ts';
import { RoomsByFloor, RoomsToClean } from './room-lists.tsx';
import { toClean } from './room-order.ts';
import { touchedRooms } from './touches.ts';
import { UndoBar } from './undo-bar.tsx';
import { useTouches } from './use-touches.ts';

const useStyles = makeStyles({
  views: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    margin: 0,
    padding: 0,
    paddingBlockEnd: '8px',
    border: 'none',
  },
  chosen: {
    '&, &:hover, &:hover:active': {
      backgroundColor: brand.ink,
      color: brand.ground,
      border: `1px solid ${brand.ink}`,
    },
  },
});

const MINUTE_MS = 60_000;
const views = ['clean', 'floors'] as const;
type View = (typeof views)[number];

/** The rooms of a hotel on a phone or at the desk: what is to be cleaned first, and all of them by floor (HSK-01, HSK-05). */
export function RoomsPage({ hotel }: { hotel: Hotel }) {
  const t = useText('staff/rooms');
  const { hotelId, timeZone } = hotel;
  const isOfDesk = hasRole(hotel, deskRoles);
  const [view, setView] = useState<View>(isOfDesk ? 'floors' : 'clean');
  const [act, setAct] = useState<RoomAct | null>(null);
  const found = useRooms(hotelId);
  const { unsent, isWaiting, undoable, touch, expect, undo } = useTouches(hotelId, found.polledAt);
  const inspectsRooms = found.data?.inspectsRooms ?? false;
  const rooms = touchedRooms(found.data?.rooms ?? [], unsent, inspectsRooms);
  const { arriving, free, occupied } = toClean(rooms);
  const touched = rooms.find(({ roomId }) => roomId === undoable?.roomId);
  const row = {
    moment: useMoment(timeZone),
    inspectsRooms,
    isOfDesk,
    touches: useMemo(() => ({ onCondition: touch, onExpected: expect }), [touch, expect]),
  };
  return (
    <>
      <PageHeading title={t('title')} note={isWaiting ? t('unsent', { count: unsent.length }) : t('note')} />
      <Views
        view={view}
        counts={{ clean: arriving.length + free.length + occupied.length, floors: rooms.length }}
        onView={setView}
      />
      {found.isPending && <ListBones rows={8} height="64px" />}
      {found.isError && found.data === undefined && (
        <LoadError error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data !== undefined && view === 'clean' && <RoomsToClean rooms={rooms} {...row} />}
      {view === 'floors' && <RoomsByFloor rooms={rooms} {...row} onAct={setAct} />}
      {undoable !== null && touched !== undefined && (
        <UndoBar
          number={undoable.number}
          condition={touched.condition}
          isSent={!unsent.some(one => one.kind === 'condition' && one.key === undoable.key)}
          onUndo={undo}
        />
      )}
      {act !== null && (
        <RoomDialog
          hotelId={hotelId}
          today={found.data?.today ?? ''}
          act={act}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}

/** Rows say minutes: within one they need not be drawn again. */
function useMoment(timeZone: string): Moment {
  const minute = Math.floor(serverNow().getTime() / MINUTE_MS);
  return useMemo(() => ({ now: new Date(minute * MINUTE_MS), timeZone }), [minute, timeZone]);
}

type ViewsProps = { view: View; counts: Readonly<Record<View, number>>; onView: (view: View) => void };

function Views({ view, counts, onView }: ViewsProps) {
  const styles = useStyles();
  const t = useText('staff/rooms');
  return (
    <fieldset className={styles.views} aria-label={t('views.label')}>
      {views.map(name => (
        <ToggleButton
          key={name}
          className={view === name ? styles.chosen : undefined}
          size="large"
          shape="circular"
          checked={view === name}
          onClick={() => onView(name)}
        >
          {t(`views.${name}`, { count: counts[name] })}
        </ToggleButton>
      ))}
    </fieldset>
  );
}
