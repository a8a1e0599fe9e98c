import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import type { HotelRoom, RoomClosure } from '#shared/contract/staff/rooms.ts';
import { type Hotel, hasRole } from '../shared/hotel/current-hotel.ts';
import { ListBones } from '../shared/look/list-bones.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { deskRoles } from '../shared/paths/staff-paths.ts';
import { CloseDialog } from './close-dialog.tsx';
import { FaultDialog } from './fault-dialog.tsx';
import { useRooms } from './queries.ts';
import { ReopenDialog } from './reopen-dialog.tsx';
import { RoomRow } from './room-row.tsx';
import { toFloors } from './room-state.ts';

/** What is open over the list. */
export type RoomAct =
  | { name: 'close' | 'fault'; room: HotelRoom }
  | { name: 'reopen'; room: HotelRoom; closure: RoomClosure };

const useStyles = makeStyles({
  floor: { fontSize: '1.125rem', lineHeight: '24px', fontWeight: 600, marginBlock: '14px 4px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
});

/** The rooms of a hotel by floor, on a phone or at the desk: which are out of order, and which have a fault (HSK-05). */
export function RoomsPage({ hotel }: { hotel: Hotel }) {
  const styles = useStyles();
  const t = useText('staff/rooms');
  const { hotelId } = hotel;
  const found = useRooms(hotelId);
  const [act, setAct] = useState<RoomAct | null>(null);
  const isOfDesk = hasRole(hotel, deskRoles);
  return (
    <>
      <PageHeading title={t('title')} note={t('note')} />
      {found.isPending && <ListBones rows={8} height="64px" />}
      {found.isError && found.data === undefined && (
        <LoadError error={found.error} onRetry={() => void found.refetch()} />
      )}
      {toFloors(found.data?.rooms ?? []).map(({ floor, rooms }) => (
        <section key={floor} aria-label={floor === '' ? t('noFloor') : t('floor', { floor })}>
          <Heading level={2} className={styles.floor}>
            {floor === '' ? t('noFloor') : t('floor', { floor })}
          </Heading>
          <ul className={styles.list}>
            {rooms.map(room => (
              <RoomRow key={room.roomId} room={room} isOfDesk={isOfDesk} onAct={setAct} />
            ))}
          </ul>
        </section>
      ))}
      {act !== null && (
        <ActDialog hotelId={hotelId} today={found.data?.today ?? ''} act={act} onClose={() => setAct(null)} />
      )}
    </>
  );
}

type ActDialogProps = { hotelId: string; today: string; act: RoomAct; onClose: () => void };

function ActDialog({ hotelId, today, act, onClose }: ActDialogProps) {
  const shared = { hotelId, room: act.room, onClose };
  switch (act.name) {
    case 'close':
      return <CloseDialog {...shared} today={today} />;
    case 'reopen':
      return <ReopenDialog {...shared} closure={act.closure} />;
    case 'fault':
      return <FaultDialog {...shared} />;
  }
}
