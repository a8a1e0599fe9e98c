import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { Heading } from '#renderer/ui/heading.tsx';
import { brand, from } from '#renderer/ui/theme.ts';

const useStyles = makeStyles({
  section: {
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

type PaymentSectionProps = { title: string; lead?: ReactNode; className?: string; children: ReactNode };

/** One question of the payment page on its own sheet. */
export function PaymentSection({ title, lead, className, children }: PaymentSectionProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={mergeClasses(styles.section, className)} aria-labelledby={id}>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
