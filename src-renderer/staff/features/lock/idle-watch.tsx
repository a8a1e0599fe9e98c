import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { LockIcon } from '../shared/look/staff-icons.tsx';
import { figures } from '../shared/look/staff-theme.ts';
import { watchIdleness } from './watch-idleness.ts';

const useStyles = makeStyles({
  // Over what stands there: nothing on the page moves.
  bar: {
    position: 'fixed',
    zIndex: 1_000_001,
    insetInline: 0,
    bottom: '56px',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: 'fit-content',
    maxWidth: 'calc(100% - 32px)',
    marginInline: 'auto',
    padding: '14px 20px',
    borderRadius: '16px',
    backgroundColor: brand.jatoba,
    border: `1px solid ${brand.brass}`,
    color: brand.onJatoba,
    boxShadow: brand.shadowLift,
    fontSize: '1rem',
  },
  count: { ...figures, fontWeight: 600 },
});

/** Locks after a quarter of an hour without a key or a hand on the mouse, and says so a minute before (STF-06). */
export function IdleWatch() {
  const styles = useStyles();
  const t = useText('staff/lock');
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  useEffect(() => watchIdleness(setSecondsLeft), []);
  if (secondsLeft === null) return null;
  return (
    <div className={styles.bar}>
      <LockIcon />
      <span role="alert">{t('idle.text')}</span>
      <span className={styles.count} aria-hidden="true">
        {t('idle.left', { count: secondsLeft })}
      </span>
    </div>
  );
}
