import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { brand, from } from './theme.ts';

const useStyles = makeStyles({
  frame: {
    width: '100%',
    marginInline: 'auto',
    paddingInline: '20px',
    paddingBlock: '24px 56px',
    [from.medium]: { paddingInline: '32px', paddingBlock: '40px 80px' },
    [from.wide]: { paddingInline: '40px' },
  },
  narrow: { maxWidth: '680px' },
  normal: { maxWidth: 'var(--brand-page-normal, 1040px)' },
  wide: { maxWidth: brand.pageWidth },
  full: { maxWidth: 'none', padding: 0, [from.medium]: { padding: 0 }, [from.wide]: { padding: 0 } },
});

type PageFrameProps = {
  /** `full` adds no side margins, for pictures that extend to the edges. */
  width?: 'narrow' | 'normal' | 'wide' | 'full';
  className?: string;
  children: ReactNode;
};

export function PageFrame({ width = 'normal', className, children }: PageFrameProps) {
  const styles = useStyles();
  return <div className={mergeClasses(styles.frame, styles[width], className)}>{children}</div>;
}
