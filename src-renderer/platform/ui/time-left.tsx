import { makeStyles } from '@fluentui/react-components';
import { CountdownRing } from './countdown-ring.tsx';
import { useSecondsLeft } from './seconds-left.ts';
import { brand } from './theme.ts';

const useStyles = makeStyles({
  box: { display: 'inline-flex', alignItems: 'center', gap: '12px', margin: 0, color: brand.inkSoft },
  ring: { display: 'inline-flex', width: '2.25rem', height: '2.25rem', flexShrink: 0 },
  text: { fontVariantNumeric: 'tabular-nums' },
});

type TimeLeftProps = {
  shownAt: number;
  endsAt: number;
  /** The text around `4:59`. */
  text: (time: string) => string;
};

/** Remaining time, as a ring and in figures; it is not announced while it runs. */
export function TimeLeft({ shownAt, endsAt, text }: TimeLeftProps) {
  const styles = useStyles();
  const seconds = useSecondsLeft(endsAt);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p className={styles.box}>
      <span className={styles.ring}>
        <CountdownRing
          share={(seconds * 1_000) / Math.max(1, endsAt - shownAt)}
          color={brand.brass}
          groove={brand.hairline}
          thickness={11}
        />
      </span>
      <span className={styles.text}>{text(time)}</span>
    </p>
  );
}
