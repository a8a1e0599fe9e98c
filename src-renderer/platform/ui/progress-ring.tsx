import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { brand, reducedMotion } from './theme.ts';

const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;

const useStyles = makeStyles({
  ring: { display: 'block', width: '132px', aspectRatio: '1 / 1' },
  track: { fill: 'none', stroke: brand.hairline, strokeWidth: '8px' },
  filled: {
    fill: 'none',
    stroke: tokens.colorBrandStroke1,
    strokeWidth: '8px',
    strokeLinecap: 'round',
    transitionProperty: 'stroke-dashoffset',
    transitionDuration: '600ms',
    transitionTimingFunction: 'ease-out',
    [reducedMotion]: { transitionProperty: 'none' },
  },
  figure: {
    fill: brand.ink,
    fontFamily: brand.fontDisplay,
    fontSize: '25px',
    textAnchor: 'middle',
    dominantBaseline: 'central',
  },
});

type ProgressRingProps = {
  /** 0 to 1. */
  share: number;
  label: string;
  className?: string;
};

export function ProgressRing({ share, label, className }: ProgressRingProps) {
  const percent = Math.round(share * 100);
  const figure = `${percent}%`;
  const styles = useStyles();
  return (
    <svg
      className={mergeClasses(styles.ring, className)}
      viewBox="0 0 100 100"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={figure}
    >
      <circle className={styles.track} cx="50" cy="50" r={RADIUS} />
      {share > 0 && (
        <circle
          className={styles.filled}
          cx="50"
          cy="50"
          r={RADIUS}
          transform="rotate(-90 50 50)"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - Math.min(share, 1))}
        />
      )}
      <text className={styles.figure} x="50" y="51" aria-hidden="true">
        {figure}
      </text>
    </svg>
  );
}
