import { Button, makeStyles } from '@fluentui/react-components';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  panel: { borderRadius: '20px', backgroundColor: brand.surface, border: `1px solid ${brand.hairline}` },
  second: { margin: 0, maxWidth: '46ch', color: brand.inkSoft },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '8px 20px',
  },
});

export function EmptyResults({ onChangeSearch }: { onChangeSearch: () => void }) {
  const styles = useStyles();
  const t = useText('booking-results');
  return (
    <div className={styles.panel}>
      <EmptyState
        title={t('availabilityResult.empty.title')}
        text={t('availabilityResult.empty.subtitle')}
        stem="portrait-rooftop"
      >
        <p className={styles.second}>{t('availabilityResult.empty.subtitleTwo')}</p>
        <div className={styles.actions}>
          <Button appearance="primary" size="large" onClick={onChangeSearch}>
            {t('availabilityResult.empty.change')}
          </Button>
          <ExternalLink href={webConfig().links.contact}>
            {t('availabilityResult.empty.contact')}
          </ExternalLink>
        </div>
      </EmptyState>
    </div>
  );
}
