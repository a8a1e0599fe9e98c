import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    alignContent: 'start',
    gap: '16px',
    padding: '20px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    breakInside: 'avoid',
    [from.medium]: { padding: '28px' },
  },
});

export function ConfirmationCard({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <section className={styles.card}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      {children}
    </section>
  );
}
