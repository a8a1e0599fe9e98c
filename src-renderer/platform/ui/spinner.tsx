import { makeStyles, mergeClasses } from '@fluentui/react-components';

const useStyles = makeStyles({
  spinner: {
    display: 'inline-block',
    width: '20px',
    height: '20px',
    borderRadius: '999px',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    opacity: 0.8,
    animationName: { to: { rotate: '360deg' } },
    animationDuration: '0.9s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
    // Without motion it would seem broken; a slow pulse shows activity without rotation.
    '@media (prefers-reduced-motion: reduce)': {
      borderRightColor: 'currentColor',
      animationName: { '50%': { opacity: 0.3 } },
      animationDuration: '2s',
    },
  },
});

export function Spinner({ className }: { className?: string }) {
  return <span className={mergeClasses(useStyles().spinner, className)} aria-hidden="true" />;
}
