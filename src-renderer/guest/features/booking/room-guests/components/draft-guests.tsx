import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import type { GuestsDraft } from '#shared/contract/guest/check-in.ts';
import { hasMainGuest } from '#shared/rules/room-guests.ts';
import { toMember } from '../places.ts';
import { useDraftGuests } from '../use-draft-guests.ts';
import { useFocusReturn } from '../use-focus-return.ts';
import { GuestDialogs } from './guest-dialogs.tsx';
import { RoomSheet } from './room-sheet.tsx';

const useStyles = makeStyles({
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
});

type DraftGuestsProps = {
  booking: BookingDetails;
  accommodationIds: readonly number[];
  draft: GuestsDraft | null;
  onChange: (draft: GuestsDraft) => Promise<void>;
};

export function isDraftComplete({ booking, accommodationIds, draft }: Omit<DraftGuestsProps, 'onChange'>) {
  return booking.accommodations
    .filter(({ accommodationId }) => accommodationIds.includes(accommodationId))
    .every(({ accommodationId, guests }) => {
      const drafted = draft?.accommodations.find(room => room.accommodationId === accommodationId)?.guests;
      if (drafted) return drafted.some(guest => guest.isRoomMainGuest && !guest.isMinor);
      return hasMainGuest(guests.map(toMember));
    });
}

export function DraftGuests(props: DraftGuestsProps) {
  const t = useText('room-guests');
  const styles = useStyles();
  const { editing, drafted } = useDraftGuests(props);
  const sheets = useFocusReturn(editing.flow);
  const isChanged = props.draft !== null;
  return (
    <div className={styles.column}>
      {isChanged && <Notice intent="info">{t('draft')}</Notice>}
      {drafted.accommodations.map((room, index) => {
        const { accommodationId } = room;
        if (!props.accommodationIds.includes(accommodationId)) return null;
        return (
          <RoomSheet
            key={accommodationId}
            ref={sheets(accommodationId)}
            booking={drafted}
            room={room}
            number={index + 1}
            onAdd={() => editing.open({ step: 'adding', accommodationId, stale: null })}
            onEdit={guest => editing.open({ step: 'editing', accommodationId, guest, stale: null })}
            onRemove={guest => editing.open({ step: 'removing', accommodationId, guest })}
          />
        );
      })}
      <GuestDialogs booking={drafted} guests={editing} />
    </div>
  );
}
