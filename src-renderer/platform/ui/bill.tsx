import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { brand } from './theme.ts';

const useStyles = makeStyles({
  bill: { display: 'grid', gap: '8px', margin: 0 },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    '& dd': { margin: 0, textAlign: 'end' },
  },
  result: {
    alignItems: 'baseline',
    paddingTop: '12px',
    borderTop: `1px solid ${brand.hairline}`,
    fontWeight: 600,
    '& dd': {
      margin: 0,
      fontFamily: brand.fontDisplay,
      fontSize: '1.75rem',
      fontWeight: 500,
      lineHeight: 1.1,
    },
  },
});

type BillProps = { className?: string; children: ReactNode };

export function Bill({ className, children }: BillProps) {
  const styles = useStyles();
  return <dl className={mergeClasses(styles.bill, className)}>{children}</dl>;
}

type BillLineProps = { label: ReactNode; className?: string; children: ReactNode };

export function BillLine({ label, className, children }: BillLineProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.line, className)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function BillResult(props: Omit<BillLineProps, 'className'>) {
  const styles = useStyles();
  return <BillLine {...props} className={styles.result} />;
}
