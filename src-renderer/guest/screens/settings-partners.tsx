import { makeStyles } from '@fluentui/react-components';
import { isSeenAtReception, webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';

/** Where the reception sees the document, nobody else compares it. */
const partners = () =>
  (['channels', 'cards', 'identity', 'letters'] as const).filter(
    partner => partner !== 'identity' || !isSeenAtReception(),
  );

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '16px',
    margin: '0 0 20px',
    padding: 0,
    listStyleType: 'none',
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  partner: {
    display: 'grid',
    gap: '8px',
    alignContent: 'start',
    padding: '24px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
  },
  text: { margin: 0 },
  knows: { margin: 0, color: brand.inkSoft },
});

export function Component() {
  const styles = useStyles();
  const t = useText('settings');
  return (
    <>
      <ScreenTitle title={t('partners.title')} lead={t('partners.lead')} page={t('places.partners')} />
      <ul className={styles.list}>
        {partners().map(partner => (
          <li key={partner} className={styles.partner}>
            <Heading level={2} size="small">
              {t(`partners.${partner}.name`)}
            </Heading>
            <p className={styles.text}>{t(`partners.${partner}.text`)}</p>
            <p className={styles.knows}>{t(`partners.${partner}.knows`)}</p>
          </li>
        ))}
      </ul>
      <ExternalLink href={webConfig().links.privacy}>{t('partners.privacy')}</ExternalLink>
    </>
  );
}
