import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ArchPicture } from '#renderer/platform/ui/arch-picture.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import { ManagedRoom } from './managed-room.tsx';
import { PolicyDialog } from './policy-dialog.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gap: '28px',
    [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', alignItems: 'start', gap: '56px' },
  },
  column: { display: 'grid', gap: '20px', minWidth: 0, justifyItems: 'stretch' },
  policy: { justifySelf: 'start' },
  picture: { display: 'none', [from.large]: { display: 'block', position: 'sticky', top: '24px' } },
});

export function HourRooms({ booking }: { booking: BookingDetails }) {
  const t = useText('booking-management');
  const styles = useStyles();
  const [isPolicyOpen, setPolicyOpen] = useState(false);
  const rooms = booking.accommodations.filter(room => room.viewMode === 'FULL');
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        {rooms.length === 0 && <Notice intent="info">{t('noRooms')}</Notice>}
        {rooms.map(room => (
          <ManagedRoom key={room.accommodationId} booking={booking} room={room} acts="hours" />
        ))}
        <Button className={styles.policy} size="large" onClick={() => setPolicyOpen(true)}>
          {t('policies.hours.open')}
        </Button>
      </div>
      <ArchPicture className={styles.picture} stem="detail-bathroom" alt="" sizes="300px" />
      {isPolicyOpen && <PolicyDialog policy="hours" onClose={() => setPolicyOpen(false)} />}
    </div>
  );
}
