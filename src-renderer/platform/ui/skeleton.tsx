import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { brand, reducedMotion } from './theme.ts';

const useStyles = makeStyles({
  bone: {
    display: 'block',
    borderRadius: '12px',
    backgroundColor: brand.groundDeep,
    animationName: { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.45 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'ease-in-out',
    [reducedMotion]: { animationName: 'none' },
  },
});

type SkeletonProps = { width?: string; height?: string; className?: string };

/** The placeholder of loading content. Put `aria-busy` on the region around it and name the content there. */
export function Skeleton({ width = '100%', height = '1em', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={mergeClasses(useStyles().bone, className)}
      style={{ width, height }}
    />
  );
}
