import { makeStyles } from '@fluentui/react-components';
import { webConfig } from '#renderer/platform/host/config.ts';
import { formatHour } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';
import { brand, tokens } from '#renderer/platform/ui/theme.ts';
import { CHECKIN_OPENS_HOURS, STANDARD_CHECKIN_HOUR, STANDARD_CHECKOUT_HOUR } from '#shared/policies.ts';
import type { StayCard } from '../stay-card.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px', margin: 0, paddingInlineStart: '20px', lineHeight: 1.5 },
  text: { margin: 0, lineHeight: 1.5 },
  phone: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    minHeight: '44px',
    color: tokens.colorBrandForegroundLink,
    fontWeight: 600,
  },
  contact: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', color: brand.inkSoft },
});

export function CardHow({ card }: { card: Pick<StayCard, 'isHere' | 'isOta'> }) {
  const t = useText('stay-card');
  return (
    <Sheet title={t('how.title')}>
      <ul className={useStyles().list}>
        {!card.isHere && (
          <>
            <li>{t('how.arriving', { time: formatHour(STANDARD_CHECKIN_HOUR) })}</li>
            <li>{t('how.checkin', { hours: CHECKIN_OPENS_HOURS })}</li>
            <li>{t('how.minors')}</li>
          </>
        )}
        <li>{t('how.leaving', { time: formatHour(STANDARD_CHECKOUT_HOUR) })}</li>
        <li>{t('how.checkout')}</li>
        <li>{t(card.isOta ? 'how.earlyPartner' : 'how.early')}</li>
      </ul>
    </Sheet>
  );
}

export function CardReach() {
  const t = useText('stay-card');
  const styles = useStyles();
  const { phone, links } = webConfig();
  return (
    <Sheet title={t('reach.title')}>
      {phone !== null && (
        <a className={styles.phone} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          <span>{t('reach.phone')}</span> <span>{phone}</span>
        </a>
      )}
      <p className={styles.text}>{t('reach.lobby')}</p>
      <div className={styles.contact}>
        <ExternalLink href={links.contact}>{t('reach.contact')}</ExternalLink>
        <span>({t('reach.online')})</span>
      </div>
    </Sheet>
  );
}
