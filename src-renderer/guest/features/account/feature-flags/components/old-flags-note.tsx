import { makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { refreshFlags, useOldFlags } from '../flags.ts';

const REFRESH_MS = 30_000;

const useStyles = makeStyles({
  note: {
    margin: 0,
    padding: '10px 20px',
    backgroundColor: brand.brassWash,
    color: brand.brassInk,
    lineHeight: 1.45,
    textAlign: 'center',
    '@media print': { display: 'none' },
  },
});

/** Part of the first load: it is shown when something could not be fetched (PD-45). */
export function OldFlagsNote() {
  const styles = useStyles();
  const t = useText('shell');
  const isOld = useOldFlags();
  useEffect(() => {
    if (!isOld) return;
    const timer = setInterval(refreshFlags, REFRESH_MS);
    window.addEventListener('online', refreshFlags);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', refreshFlags);
    };
  }, [isOld]);
  if (!isOld) return null;
  return (
    <p className={styles.note} role="status">
      {t('oldFlags')}
    </p>
  );
}
