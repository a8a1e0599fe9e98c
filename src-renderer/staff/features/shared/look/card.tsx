import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    alignContent: 'start',
    gap: '12px',
    minWidth: 0,
    padding: '16px',
    border: `1px solid ${brand.hairline}`,
    borderRadius: '16px',
    backgroundColor: brand.surface,
    '& > *': { minWidth: 0 },
  },
  title: { fontSize: '1.125rem', lineHeight: '24px', fontWeight: 600 },
});

type CardProps = { title: string; className?: string; children: ReactNode };

export function Card({ title, className, children }: CardProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={mergeClasses(styles.card, className)} aria-labelledby={id}>
      <Heading level={2} id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
