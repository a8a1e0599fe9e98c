import { Button, makeStyles } from '@fluentui/react-components';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { useBookingValues } from '#renderer/guest/features/shared/guest-booking/queries.ts';
import { host } from '#renderer/platform/host/host.ts';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { EyeIcon, EyeOffIcon } from '#renderer/platform/ui/icons.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import { useHold } from '#renderer/platform/ui/use-hold.ts';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import { type Cents } from '#shared/money.ts';
import { valueLines } from '../values-lines.ts';
import { Section } from './section.tsx';
import { ValuesBill } from './values-bill.tsx';

const useStyles = makeStyles({
  text: { margin: 0 },
  bones: { display: 'grid', gap: '12px' },
  link: { '@media print': { display: 'none' } },
  hold: { justifySelf: 'start', touchAction: 'none' },
});

function OwnValues({ booking, hasCredits }: ValuesSummaryProps) {
  const t = useText('booking-details');
  const styles = useStyles();
  const values = useBookingValues(booking.bookingId, { enabled: true });
  const { isShown, holding } = useHold();
  const { masks } = host().profile.capabilities;
  if (values.data === undefined) {
    if (values.isError)
      return (
        <LoadError
          error={values.error}
          title={t('values.failed')}
          level={3}
          onRetry={() => void values.refetch()}
        />
      );
    return (
      <div className={styles.bones} role="status" aria-busy="true" aria-label={t('values.loading')}>
        <Skeleton height="1.5rem" />
        <Skeleton height="1.5rem" />
        <Skeleton height="1.5rem" />
      </div>
    );
  }
  const hasCradle = booking.accommodations.some(room => room.hasCradle);
  const lines = valueLines(values.data, { hasCradle, isOta: booking.isOta });
  const money = (cents: Cents) => (masks && !isShown ? t('values.hiddenAmount') : formatMoney(cents));
  return (
    <>
      {masks && (
        <Button
          className={styles.hold}
          size="large"
          icon={isShown ? <EyeIcon /> : <EyeOffIcon />}
          aria-pressed={isShown}
          {...holding}
        >
          {t('values.show')}
        </Button>
      )}
      <ValuesBill values={values.data} lines={lines} money={money} />
      <TextLink className={styles.link} to={bookingPath.bill(booking.bookingId)}>
        {t('values.bill')}
      </TextLink>
      {lines.returned.length > 0 && hasCredits && (
        <TextLink to={paths.credits}>{t('values.creditsLink')}</TextLink>
      )}
    </>
  );
}

type ValuesSummaryProps = {
  booking: BookingDetails;
  hasCredits: boolean;
};

export function ValuesSummary({ booking, hasCredits }: ValuesSummaryProps) {
  const t = useText('booking-details');
  const styles = useStyles();
  const { holderName, isLoggedUserHolder } = booking;
  // A name on a lobby's screen could be read by anybody.
  const name = host().profile.capabilities.masks ? null : holderName;
  return (
    <Section title={t('values.title')}>
      {isLoggedUserHolder ? (
        <OwnValues booking={booking} hasCredits={hasCredits} />
      ) : (
        <p className={styles.text}>
          {name === null ? t('values.holderUnknown') : t('values.holder', { name })}
        </p>
      )}
    </Section>
  );
}
