import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { brand, systemEdge } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';

const useStyles = makeStyles({
  was: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: brand.brassInk,
    marginInlineStart: '8px',
    ':first-child': { marginInlineStart: 0 },
    '& > i': {
      ...systemEdge,
      width: '7px',
      height: '7px',
      borderRadius: '50%',
      backgroundColor: brand.brass,
      flexShrink: 0,
    },
  },
});

/** Beside what has changed since this person opened the booking. */
export function Was({ children, long }: { children: ReactNode; long?: string }) {
  const styles = useStyles();
  return (
    <span className={styles.was}>
      <i aria-hidden="true" />
      {long === undefined ? children : <span aria-hidden="true">{children}</span>}
      {long !== undefined && <VisuallyHidden>{long}</VisuallyHidden>}
    </span>
  );
}
