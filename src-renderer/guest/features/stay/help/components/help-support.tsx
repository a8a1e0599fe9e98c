import { makeStyles } from '@fluentui/react-components';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { helpFigures } from '../help-items.ts';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gap: '6px',
    marginTop: '40px',
    padding: '24px',
    borderRadius: '20px',
    backgroundColor: brand.sageWash,
    color: brand.sageInk,
  },
  text: { margin: 0, lineHeight: 1.5 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4px 24px' },
});

export function HelpSupport() {
  const styles = useStyles();
  const t = useText('help');
  const { concierge, contact } = webConfig().links;
  return (
    <aside className={styles.box} aria-labelledby="help-support">
      <Heading level={2} size="small" id="help-support">
        {t('support.title')}
      </Heading>
      <p className={styles.text}>{t('support.text', helpFigures())}</p>
      <div className={styles.actions}>
        <ExternalLink href={concierge}>{t('support.concierge')}</ExternalLink>
        <ExternalLink href={contact}>{t('support.contact')}</ExternalLink>
      </div>
    </aside>
  );
}
