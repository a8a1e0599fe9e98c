import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { from } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  body: {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flexGrow: 1,
    width: '100%',
    paddingInline: '16px',
    paddingBlockEnd: '24px',
    [from.medium]: { paddingInline: '24px' },
  },
  list: { maxWidth: '1440px', marginInline: 'auto' },
  form: { maxWidth: '960px', marginInline: 'auto' },
});

/** `full` is for a page that uses each pixel of a wide desk. */
export function PageBody({ width, children }: { width: 'full' | 'list' | 'form'; children: ReactNode }) {
  const styles = useStyles();
  return <div className={mergeClasses(styles.body, width !== 'full' && styles[width])}>{children}</div>;
}
