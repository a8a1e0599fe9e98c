import { makeStyles } from '@fluentui/react-components';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { ArrowRightIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, from, systemEdge } from '#renderer/platform/ui/theme.ts';
import type { Booked } from '../confirmed-event.ts';
import { useActs } from '../use-acts.ts';

const useStyles = makeStyles({
  panel: {
    ...systemEdge,
    display: 'grid',
    gap: '16px 32px',
    alignItems: 'center',
    marginTop: '24px',
    padding: '20px',
    borderRadius: '24px',
    backgroundColor: brand.jatoba,
    color: brand.onJatoba,
    '& :focus-visible': { outlineColor: brand.onJatoba },
    '@media print': { display: 'none' },
    [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '32px' },
  },
  texts: { display: 'grid', gap: '6px' },
  title: { color: brand.onJatoba },
  text: { margin: 0, color: brand.onJatobaSoft, lineHeight: 1.45 },
});

/** A booking that can check in says so before anything else (FUN-60). */
export function CheckInFirst({ booking }: { booking: Booked['booking'] }) {
  const t = useText('booking-confirmation');
  const styles = useStyles();
  const { canCheckIn } = useActs(booking);
  if (!canCheckIn) return null;
  return (
    <section className={styles.panel} aria-label={t('checkInOpen.title')}>
      <div className={styles.texts}>
        <Heading level={2} className={styles.title}>
          {t('checkInOpen.title')}
        </Heading>
        <p className={styles.text}>{t('checkInOpen.text')}</p>
      </div>
      <ButtonLink
        to={bookingPath.checkIn(booking.bookingId)}
        appearance="primary"
        icon={<ArrowRightIcon />}
        iconPosition="after"
      >
        {t('guest-booking:checkIn')}
      </ButtonLink>
    </section>
  );
}
