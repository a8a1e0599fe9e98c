import { Button, makeStyles } from '@fluentui/react-components';
import {
  adultsChanged,
  ageChanged,
  childrenChanged,
  petsChanged,
  roomLimits,
} from '#renderer/guest/features/shared/booking-funnel/state/party-draft.ts';
import type { DraftRoom } from '#renderer/guest/features/shared/booking-funnel/state/search-draft.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Counter } from '#renderer/platform/ui/counter.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { CloseIcon } from '#renderer/platform/ui/icons.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { MissingAges } from '../use-missing-ages.ts';
import { ChildAges } from './child-ages.tsx';

const useStyles = makeStyles({
  room: {
    display: 'grid',
    gap: '14px',
    padding: '16px 18px',
    margin: 0,
    minWidth: 0,
    borderRadius: '16px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.ground,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    minHeight: '44px',
  },
  note: { margin: 0, fontSize: '0.9375rem', color: brand.inkSoft },
});

type RoomPartyProps = {
  rooms: readonly DraftRoom[];
  room: DraftRoom;
  index: number;
  missingAges: MissingAges;
  onChange: (rooms: readonly DraftRoom[]) => void;
  onRemove: () => void;
};

export function RoomParty({ rooms, room, index, missingAges, onChange, onRemove }: RoomPartyProps) {
  const styles = useStyles();
  const t = useText('booking-search');
  const limits = roomLimits(room);
  const number = index + 1;
  return (
    <div className={styles.room} role="group" aria-label={t('rooms.room', { number })}>
      <div className={styles.head}>
        <Heading level={3} size="small">
          {t('rooms.room', { number })}
        </Heading>
        {rooms.length > 1 && (
          <Button
            appearance="subtle"
            icon={<CloseIcon />}
            aria-label={t('rooms.remove', { number })}
            onClick={onRemove}
          >
            {t('rooms.removeShort')}
          </Button>
        )}
      </div>
      <Counter
        label={t('rooms.adults')}
        value={room.adults}
        {...limits.adults}
        onChange={adults => onChange(adultsChanged(rooms, index, adults))}
      />
      <Counter
        label={t('rooms.children')}
        hint={t('rooms.childrenHint')}
        value={room.children}
        {...limits.children}
        onChange={children => onChange(childrenChanged(rooms, index, children))}
      />
      {room.children > 0 && (
        <ChildAges
          index={index}
          ages={room.ages}
          missing={missingAges}
          onChange={(child, age) => onChange(ageChanged(rooms, index, child, age))}
        />
      )}
      <Counter
        label={t('rooms.pets')}
        hint={t('rooms.petsHint')}
        value={room.pets}
        {...limits.pets}
        onChange={pets => onChange(petsChanged(rooms, index, pets))}
      />
      {room.adults === 1 && <p className={styles.note}>{t('rooms.oneAdult')}</p>}
    </div>
  );
}
