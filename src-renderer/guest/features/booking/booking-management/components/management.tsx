import { Button, makeStyles } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ArchPicture } from '#renderer/platform/ui/arch-picture.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { anyHotelStem, buildingStem } from '#renderer/platform/ui/picture-stem.ts';
import { from } from '#renderer/platform/ui/theme.ts';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import { ChangeSection } from './change-section.tsx';
import { ManagedRoom } from './managed-room.tsx';
import { type Policy, PolicyDialog } from './policy-dialog.tsx';

const CancelDialog = lazy(async () => {
  const { CancelDialog } = await import('./cancel-dialog.tsx');
  return { default: CancelDialog };
});

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gap: '28px',
    [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', alignItems: 'start', gap: '56px' },
  },
  column: { display: 'grid', gap: '20px', minWidth: 0 },
  policies: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  // Beside the rooms on a large screen; a phone has no space for it.
  picture: { display: 'none', [from.large]: { display: 'block', position: 'sticky', top: '24px' } },
});

type ManagementProps = { booking: BookingDetails; onCanceled: () => void };

export function Management({ booking, onCanceled }: ManagementProps) {
  const t = useText('booking-management');
  const styles = useStyles();
  const [policy, setPolicy] = useState<Policy | null>(null);
  const [isCanceling, setCanceling] = useState(false);
  const rooms = booking.accommodations.filter(room => room.viewMode === 'FULL');
  const { building } = booking;
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        {rooms.length === 0 && <Notice intent="info">{t('noRooms')}</Notice>}
        {rooms.map(room => (
          <ManagedRoom key={room.accommodationId} booking={booking} room={room} />
        ))}
        <div className={styles.policies}>
          {(['hours', 'earlyDeparture'] as const).map(name => (
            <Button key={name} size="large" onClick={() => setPolicy(name)}>
              {t(`policies.${name}.open`)}
            </Button>
          ))}
        </div>
        <ChangeSection booking={booking} onCancel={() => setCanceling(true)} />
      </div>
      <ArchPicture
        className={styles.picture}
        stem={buildingStem(building) ?? anyHotelStem}
        alt=""
        sizes="300px"
      />
      {policy !== null && <PolicyDialog policy={policy} onClose={() => setPolicy(null)} />}
      {isCanceling && (
        <Suspense fallback={null}>
          <CancelDialog
            bookingId={booking.bookingId}
            timeZone={building.timezone}
            onClose={() => setCanceling(false)}
            onCanceled={onCanceled}
          />
        </Suspense>
      )}
    </div>
  );
}
