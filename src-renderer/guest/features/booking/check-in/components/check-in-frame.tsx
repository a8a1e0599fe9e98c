import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { formatStayDates } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { CheckInStep } from '#shared/contract/guest/check-in.ts';
import { stepBefore } from '../check-in-flow.ts';
import type { CheckInPage } from '../check-in-page.ts';
import { CancelCheckIn } from './cancel-check-in.tsx';
import { CheckInBar } from './check-in-bar.tsx';
import { ConnectionDialog } from './connection-dialog.tsx';

const useStyles = makeStyles({
  top: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: '12px' },
  stay: { margin: 0, marginBottom: '16px', color: brand.brassInk, fontWeight: 600 },
  bar: { marginBottom: '32px' },
});

type CheckInFrameProps = {
  page: CheckInPage;
  step: CheckInStep;
  isMainGuest: boolean;
  connection: { again: (() => Promise<void>) | null; onClose: () => void };
  children: ReactNode;
};

export function CheckInFrame({ page, step, isMainGuest, connection, children }: CheckInFrameProps) {
  const t = useText('check-in');
  const styles = useStyles();
  const { booking, state, pathOf } = page;
  const before = stepBefore(state, isMainGuest, step);
  return (
    <>
      <div className={styles.top}>
        {before === null ? (
          <BackLink to={bookingPath.details(booking.bookingId)}>{t('guest-booking:back')}</BackLink>
        ) : (
          <BackLink to={pathOf(before)}>{t('general:back')}</BackLink>
        )}
        <CancelCheckIn />
      </div>
      <p className={styles.stay}>
        {t('stay', { city: booking.building.city, dates: formatStayDates(booking) })}
      </p>
      {step !== 'instruction' && (
        <div className={styles.bar}>
          <CheckInBar flow={state.flow} step={step} pathOf={pathOf} />
        </div>
      )}
      {children}
      <ConnectionDialog {...connection} />
    </>
  );
}
