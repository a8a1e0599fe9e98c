import { makeStyles } from '@fluentui/react-components';
import { useRouteError } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';

const useStyles = makeStyles({
  box: { width: '100%', maxWidth: '560px', margin: '8vh auto', padding: '0 16px' },
});

/** For a page whose code did not arrive, because a newer release replaced it or the gateway is away, and for a defect. */
export function Component() {
  const styles = useStyles();
  const t = useText('staff/frame');
  const error = useRouteError();
  return (
    <div className={styles.box}>
      <LoadError level={1} title={t('pageError')} error={error} onRetry={() => window.location.reload()} />
    </div>
  );
}
