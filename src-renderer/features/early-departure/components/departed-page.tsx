import { makeStyles } from '@fluentui/react-components';
import { bookingPath } from '#renderer/features/guest-booking/booking-paths.ts';
import { absolute, webConfig } from '#renderer/gateway/config.ts';
import { formatClock, formatDay, formatHour, formatMoney } from '#renderer/i18n/format.ts';
import { useLanguage, useText } from '#renderer/i18n/i18n.ts';
import { ArchPicture } from '#renderer/ui/arch-picture.tsx';
import { ButtonLink } from '#renderer/ui/button-link.tsx';
import { Heading } from '#renderer/ui/heading.tsx';
import { ExternalLink } from '#renderer/ui/text-link.tsx';
import { brand, from, systemEdge } from '#renderer/ui/theme.ts';
import { fromReais } from '#shared/money.ts';
import { COMMON_AREAS_UNTIL_HOUR } from '#shared/policies.ts';
import type { Departed } from '../departure.ts';

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
    padding: '20px 24px',
    borderRadius: '20px',
    backgroundColor: brand.jatoba,
    color: brand.onJatoba,
  },
  clock: {
    fontFamily: brand.fontDisplay,
    fontSize: 'clamp(2.25rem, 1.8rem + 2vw, 3.25rem)',
    lineHeight: 1.15,
  },
  soft: { color: brand.onJatobaSoft },
  email: { margin: 0, lineHeight: 1.5 },
  list: { display: 'grid', gap: '10px', margin: 0, paddingInlineStart: '20px', lineHeight: 1.5 },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' },
  picture: { maxWidth: '260px', [from.medium]: { maxWidth: '24rem' }, [from.large]: { maxWidth: 'none' } },
});

/** The form differs by language (OUT-11). */
function satisfactionAddress(language: string): string {
  const address = new URL(absolute(webConfig().links.satisfaction));
  address.searchParams.set('lang', language);
  return address.href;
}

/** The room is left: when, what came back, and what is still open today (EDP-07, OUT-10, OUT-11). */
export function DepartedPage({ bookingId, departed }: { bookingId: string; departed: Departed }) {
  const t = useText('early-departure');
  const styles = useStyles();
  const language = useLanguage();
  const at = new Date(departed.new_checkout_date);
  const { kind, timeZone, new_credit } = departed;
  return (
    <article className={styles.page}>
      <div className={styles.words}>
        <Heading level={1}>{t(`done.${kind}.title`)}</Heading>
        <p className={styles.lead}>{t(`done.${kind}.lead`)}</p>
        <p className={styles.time} style={{ margin: 0 }}>
          <span className={styles.soft}>{t(`done.${kind}.at`)}</span>
          <span className={styles.clock}>{formatClock(at, timeZone)}</span>
          <span>{formatDay(at, timeZone, 'full')}</span>
          {departed.hasCredits && new_credit > 0 && (
            <span>{t('done.credit', { amount: formatMoney(fromReais(new_credit)) })}</span>
          )}
        </p>
        {kind === 'giveUp' ? (
          <p className={styles.email}>{t('done.email')}</p>
        ) : (
          <ul className={styles.list}>
            <li>{t('done.email')}</li>
            <li>{t('done.areas', { hour: formatHour(COMMON_AREAS_UNTIL_HOUR) })}</li>
            <li>{t('done.items')}</li>
          </ul>
        )}
        <div className={styles.ways}>
          <ButtonLink to={bookingPath.details(bookingId)} appearance="primary">
            {t('done.details')}
          </ButtonLink>
          <ExternalLink href={webConfig().links.concierge}>{t('done.concierge')}</ExternalLink>
          {kind === 'leave' && (
            <ExternalLink href={satisfactionAddress(language)}>{t('done.satisfaction')}</ExternalLink>
          )}
        </div>
      </div>
      <ArchPicture className={styles.picture} stem="detail-breakfast" alt="" sizes="340px" />
    </article>
  );
}
