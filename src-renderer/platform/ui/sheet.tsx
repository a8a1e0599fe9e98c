import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { Heading } from './heading.tsx';
import { brand, from } from './theme.ts';

const useStyles = makeStyles({
  sheet: {
    display: 'grid',
    gap: '16px',
    minWidth: 0,
    padding: '20px 16px',
    '& > *': { minWidth: 0 },
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    [from.medium]: { padding: '28px' },
  },
  lead: { margin: '-8px 0 0', color: brand.inkSoft, lineHeight: 1.5 },
});

type SheetProps = { title: string; lead?: ReactNode; className?: string; children: ReactNode };

export function Sheet({ title, lead, className, children }: SheetProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={mergeClasses(styles.sheet, className)} aria-labelledby={id}>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
