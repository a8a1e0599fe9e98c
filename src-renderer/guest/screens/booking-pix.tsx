import { makeStyles } from '@fluentui/react-components';
import { Navigate, useNavigate } from 'react-router';
import {
  bookingPath,
  useBookingParams,
} from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { isPayableWithPix, openPixOf } from '#renderer/guest/features/shared/guest-booking/pix-offer.ts';
import { useBookingDetails } from '#renderer/guest/features/shared/guest-booking/queries.ts';
import { formatStayDates } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { RequestCode } from '#renderer/guest/features/shared/pix/components/code-request-form.tsx';
import { pixMinutes } from '#renderer/guest/features/shared/pix/offered-pix.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { formatInstant, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import { fromReais } from '#shared/money.ts';

const useStyles = makeStyles({
  sheet: {
    display: 'grid',
    gap: '20px',
    padding: '20px 16px',
    border: `1px solid ${brand.hairline}`,
    borderRadius: '20px',
    backgroundColor: brand.surface,
    [from.medium]: { padding: '28px' },
  },
  facts: { margin: 0 },
  label: { color: brand.inkSoft },
  amount: {
    margin: 0,
    fontFamily: brand.fontDisplay,
    fontSize: '2.25rem',
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  text: { margin: 0, lineHeight: 1.5 },
});

export function Component() {
  const params = useBookingParams();
  return params === null ? <Navigate to={paths.activeBookings} replace /> : <Page {...params} />;
}

function Page({ bookingId }: { bookingId: string }) {
  const t = useText('pix-pending');
  const { data, error, refetch } = useBookingDetails(bookingId);
  // A code may have been requested already, on another device or before this page was left.
  const open = data && openPixOf(data);
  if (open) return <Navigate to={`${paths.pix}/${open.paymentId}`} replace />;
  if (data !== undefined && !isPayableWithPix(data, serverNow()))
    return <Navigate to={bookingPath.details(bookingId)} replace />;
  return (
    <PageFrame width="narrow">
      <BackLink to={bookingPath.details(bookingId)}>{t('guest-booking:back')}</BackLink>
      <ScreenTitle
        title={t('title')}
        lead={data ? t('lead', { hotel: data.building.name, dates: formatStayDates(data) }) : ''}
        page={t('pageTitle')}
      />
      {data !== undefined ? (
        <Request booking={data} />
      ) : error === null ? (
        <div role="status" aria-busy="true" aria-label={t('loading')}>
          <Skeleton height="320px" />
        </div>
      ) : (
        <LoadError error={error} level={2} title={t('failed')} onRetry={() => void refetch()} />
      )}
    </PageFrame>
  );
}

function Request({ booking: { bookingId, building, payment } }: { booking: BookingDetails }) {
  const styles = useStyles();
  const t = useText('pix-pending');
  const navigate = useNavigate();
  if (payment === null) return null;
  const { due, deadline } = payment;
  return (
    <section className={styles.sheet}>
      <dl className={styles.facts}>
        <dt className={styles.label}>{t('amount')}</dt>
        <dd className={styles.amount}>{formatMoney(fromReais(due))}</dd>
      </dl>
      <p className={styles.text}>{t('text', { minutes: pixMinutes() })}</p>
      <RequestCode
        bookingId={bookingId}
        label={t('submit')}
        onCode={({ paymentId }) => void navigate(`${paths.pix}/${paymentId}`, { replace: true })}
      />
      {deadline !== null && (
        <Notice intent="info">
          {t('deadline', { time: formatInstant(new Date(deadline), building.timezone) })}
        </Notice>
      )}
    </section>
  );
}
