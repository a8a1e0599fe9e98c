import { makeStyles } from '@fluentui/react-components';
import { formatHour } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import { CHECKIN_OPENS_HOURS, STANDARD_CHECKIN_HOUR, STANDARD_CHECKOUT_HOUR } from '#shared/policies.ts';
import { Section } from './section.tsx';

const useStyles = makeStyles({
  columns: { display: 'grid', gap: '24px', [from.medium]: { gridTemplateColumns: '1fr 1fr', gap: '32px' } },
  column: { display: 'grid', alignContent: 'start', gap: '10px' },
  list: { display: 'grid', gap: '8px', margin: 0, paddingInlineStart: '20px', lineHeight: 1.5 },
});

/** The standard times are those that the price covers (LIM-01, PD-33). */
export function Instructions({ isOta }: { isOta: boolean }) {
  const t = useText('booking-details');
  const styles = useStyles();
  return (
    <Section title={t('how.title')}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Heading level={3}>{t('how.checkin.title')}</Heading>
          <ul className={styles.list}>
            <li>{t('how.checkin.standard', { time: formatHour(STANDARD_CHECKIN_HOUR) })}</li>
            <li>{t('how.checkin.online', { hours: CHECKIN_OPENS_HOURS })}</li>
            <li>{t('how.checkin.door')}</li>
            <li>{t('how.checkin.minors')}</li>
          </ul>
        </div>
        <div className={styles.column}>
          <Heading level={3}>{t('how.checkout.title')}</Heading>
          <ul className={styles.list}>
            <li>{t('how.checkout.standard', { time: formatHour(STANDARD_CHECKOUT_HOUR) })}</li>
            <li>{t('how.checkout.code')}</li>
            <li>{t(isOta ? 'how.checkout.earlyPartner' : 'how.checkout.early')}</li>
          </ul>
        </div>
      </div>
    </Section>
  );
}
