import { makeStyles } from '@fluentui/react-components';
import * as z from 'zod/mini';
import { bookingPath } from '#renderer/features/guest-booking/booking-paths.ts';
import { timeOf } from '#renderer/features/guest-booking/stay-times.ts';
import { formatDay, formatMoney } from '#renderer/i18n/format.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { ArchPicture } from '#renderer/ui/arch-picture.tsx';
import { ButtonLink } from '#renderer/ui/button-link.tsx';
import { Heading } from '#renderer/ui/heading.tsx';
import { brand, from, systemEdge } from '#renderer/ui/theme.ts';
import { boughtHours } from '#shared/contract/additional-hours.ts';
import { fromReais } from '#shared/money.ts';
import type { HoursTarget } from '../purchase.ts';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gap: '28px',
    [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'center', gap: '64px' },
  },
  words: { display: 'grid', gap: '20px', justifyItems: 'start' },
  lead: { margin: 0, color: brand.inkSoft, fontSize: '1.125rem', lineHeight: 1.5 },
  time: {
    ...systemEdge,
    display: 'grid',
    gap: '2px',
    width: '100%',
    boxSizing: 'border-box',
    margin: 0,
    padding: '20px 24px',
    borderRadius: '20px',
    backgroundColor: brand.jatoba,
    color: brand.onJatoba,
  },
  soft: { color: brand.onJatobaSoft },
  clock: {
    fontFamily: brand.fontDisplay,
    fontSize: 'clamp(2.25rem, 1.8rem + 2vw, 3.25rem)',
    lineHeight: 1.15,
  },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  picture: { maxWidth: '260px', [from.medium]: { maxWidth: '24rem' }, [from.large]: { maxWidth: 'none' } },
});

/** What the page of the purchase hands over. */
export const boughtState = z.object({ bought: boughtHours });

type HoursBoughtPageProps = { target: HoursTarget; bought: z.infer<typeof boughtHours> };

/** The new hour, and what it was paid with (HRS-03). */
export function HoursBoughtPage({ target, bought }: HoursBoughtPageProps) {
  const t = useText('additional-hours');
  const styles = useStyles();
  const { type, bookingId } = target;
  const at = new Date(bought.newDate);
  const paid = () => {
    if (bought.charged > 0) return t('bought.card', { amount: formatMoney(fromReais(bought.charged)) });
    if (bought.creditsUsed > 0)
      return t('bought.credits', { amount: formatMoney(fromReais(bought.creditsUsed)) });
    return t('bought.free');
  };
  return (
    <article className={styles.page}>
      <div className={styles.words}>
        <Heading level={1}>{t(`bought.${type}.title`)}</Heading>
        <p className={styles.lead}>{t('bought.lead')}</p>
        <p className={styles.time}>
          <span className={styles.soft}>{t(`bought.${type}.at`)}</span>
          <span className={styles.clock}>{timeOf(bought.newDate, bought.buildingTimeZone)}</span>
          <span>{formatDay(at, bought.buildingTimeZone, 'full')}</span>
          <span>{paid()}</span>
        </p>
        <div className={styles.ways}>
          <ButtonLink to={bookingPath.details(bookingId)} appearance="primary">
            {t('bought.details')}
          </ButtonLink>
          <ButtonLink to={bookingPath.management(bookingId)}>{t('bought.manage')}</ButtonLink>
        </div>
      </div>
      <ArchPicture
        className={styles.picture}
        stem={type === 'CHECKIN' ? 'detail-breakfast' : 'space-rooftop'}
        alt=""
        sizes="340px"
      />
    </article>
  );
}
