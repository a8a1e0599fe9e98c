import { makeStyles } from '@fluentui/react-components';
import { useGatewayLost } from '#renderer/platform/gateway/outage.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { AlertIcon } from '#renderer/platform/ui/icons.tsx';
import { Spinner } from '#renderer/platform/ui/spinner.tsx';
import { brand, systemEdge } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  // Over the page's heading, so that no row moves, and over a lock.
  bar: {
    ...systemEdge,
    position: 'fixed',
    zIndex: 1_000_002,
    top: '64px',
    insetInline: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: 'fit-content',
    maxWidth: 'min(calc(100% - 24px), 720px)',
    marginInline: 'auto',
    padding: '12px 20px',
    borderRadius: '16px',
    backgroundColor: brand.jatoba,
    border: `1px solid ${brand.brass}`,
    color: brand.onJatoba,
    boxShadow: brand.shadowLift,
    '& > svg': { flexShrink: 0, color: brand.brass },
  },
  title: { display: 'block', fontWeight: 600 },
  text: { color: brand.onJatobaSoft },
  spinner: { flexShrink: 0 },
});

/** While the gateway is away: what is on the page stays, and nothing has to be done. */
export function ConnectionBar() {
  const styles = useStyles();
  const t = useText('staff/frame');
  if (!useGatewayLost()) return null;
  return (
    <div className={styles.bar} role="alert">
      <AlertIcon />
      <span>
        <span className={styles.title}>{t('lost.title')}</span>
        <span className={styles.text}>{t('lost.text')}</span>
      </span>
      <Spinner className={styles.spinner} />
    </div>
  );
}
