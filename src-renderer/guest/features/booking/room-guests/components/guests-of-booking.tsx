import { makeStyles } from '@fluentui/react-components';
import { PartnerNotice } from '#renderer/guest/features/shared/guest-booking/components/partner-notice.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import { useFocusReturn } from '../use-focus-return.ts';
import { useRoomGuests } from '../use-room-guests.ts';
import { areInvitationsWaiting } from '../waiting-invitations.ts';
import { GuestDialogs } from './guest-dialogs.tsx';
import { LimitedRoom } from './limited-room.tsx';
import { MainGuestNote } from './main-guest-note.tsx';
import { RoomSheet } from './room-sheet.tsx';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '24px',
    [from.large]: { gridTemplateColumns: `minmax(0, 1fr) ${brand.asideWidth}`, gap: '32px' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
});

type GuestsOfBookingProps = {
  booking: BookingDetails;
  onLeft: () => void;
};

export function GuestsOfBooking({ booking, onLeft }: GuestsOfBookingProps) {
  const t = useText('room-guests');
  const styles = useStyles();
  const guests = useRoomGuests(booking, onLeft);
  const sheets = useFocusReturn(guests.flow);
  const { accommodations, status, isOta } = booking;
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        {isOta && <PartnerNotice />}
        {status === 'IN_PROGRESS' && <Notice intent="info">{t('inProgress')}</Notice>}
        {areInvitationsWaiting(booking) && <Notice intent="info">{t('unpaid')}</Notice>}
        {accommodations.map((room, index) =>
          room.viewMode === 'FULL' ? (
            <RoomSheet
              key={room.accommodationId}
              ref={sheets(room.accommodationId)}
              booking={booking}
              room={room}
              number={index + 1}
              onAdd={() =>
                guests.open({ step: 'adding', accommodationId: room.accommodationId, stale: null })
              }
              onEdit={guest =>
                guests.open({ step: 'editing', accommodationId: room.accommodationId, guest, stale: null })
              }
              onRemove={guest =>
                guests.open({ step: 'removing', accommodationId: room.accommodationId, guest })
              }
            />
          ) : (
            <LimitedRoom
              key={room.accommodationId}
              type={room.type}
              number={index + 1}
              total={accommodations.length}
            />
          ),
        )}
      </div>
      <MainGuestNote />
      <GuestDialogs booking={booking} guests={guests} />
    </div>
  );
}
