import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { reducedMotion } from './theme.ts';

const RADIUS = 42;
const ROUND = 2 * Math.PI * RADIUS;

const useStyles = makeStyles({
  ring: { width: '100%', height: '100%', rotate: '-90deg' },
  circle: { fill: 'none' },
  left: {
    strokeLinecap: 'round',
    transitionProperty: 'stroke-dashoffset',
    transitionDuration: '1s',
    transitionTimingFunction: 'linear',
    [reducedMotion]: { transitionProperty: 'none' },
  },
});

type CountdownRingProps = {
  /** From 1, the whole time, to 0. */
  share: number;
  color: string;
  groove: string;
  /** In hundredths of the ring's width. */
  thickness: number;
};

export function CountdownRing({ share, color, groove, thickness }: CountdownRingProps) {
  const styles = useStyles();
  const circle = { cx: 50, cy: 50, r: RADIUS, strokeWidth: thickness };
  return (
    <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <circle className={styles.circle} {...circle} stroke={groove} />
      <circle
        className={mergeClasses(styles.circle, styles.left)}
        {...circle}
        stroke={color}
        strokeDasharray={ROUND}
        strokeDashoffset={ROUND * (1 - Math.min(1, share))}
      />
    </svg>
  );
}
