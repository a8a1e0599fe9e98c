import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useText } from '#renderer/i18n/i18n.ts';
import { house } from '#renderer/ui/theme.ts';

const useStyles = makeStyles({
  box: { display: 'inline-flex', alignItems: 'center', gap: '12px', margin: 0, color: house.inkSoft },
  ring: { width: '2.25rem', height: '2.25rem', flexShrink: 0, rotate: '-90deg' },
  track: { fill: 'none', stroke: house.hairline, strokeWidth: '4px' },
  left: { fill: 'none', stroke: house.brass, strokeWidth: '4px', strokeLinecap: 'round' },
  words: { fontVariantNumeric: 'tabular-nums' },
});

const RADIUS = 16;
const ROUND = 2 * Math.PI * RADIUS;

function useSecondsLeft(endsAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((endsAt - now) / 1_000));
}

/** How long the code still lives, as a ring and in figures; it is not read out while it runs. */
export function TimeLeft({ shownAt, endsAt }: { shownAt: number; endsAt: number }) {
  const styles = useStyles();
  const t = useText('phone-sign-in');
  const seconds = useSecondsLeft(endsAt);
  const share = Math.min(1, (seconds * 1_000) / Math.max(1, endsAt - shownAt));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p className={styles.box}>
      <svg className={styles.ring} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="20" cy="20" r={RADIUS} />
        <circle
          className={styles.left}
          cx="20"
          cy="20"
          r={RADIUS}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - share)}
        />
      </svg>
      <span className={styles.words}>{t('timeLeft', { time })}</span>
    </p>
  );
}
