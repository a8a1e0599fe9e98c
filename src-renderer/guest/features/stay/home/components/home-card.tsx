import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '160px 1fr',
    overflow: 'hidden',
    borderRadius: '24px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
  },
  top: { display: 'grid', placeItems: 'center', minHeight: 0 },
  sage: { backgroundColor: brand.sageWash },
  brass: { backgroundColor: brand.brassWash, color: brand.brassInk },
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    justifyItems: 'start',
    gap: '10px',
    padding: '24px',
    [from.medium]: { padding: '28px' },
  },
  text: { margin: 0, color: brand.inkSoft },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '10px', marginTop: '8px' },
});

type HomeCardProps = {
  top: ReactNode;
  tone?: 'sage' | 'brass';
  title: string;
  text: ReactNode;
  children: ReactNode;
};

export function HomeCard({ top, tone, title, text, children }: HomeCardProps) {
  const styles = useStyles();
  return (
    <li className={styles.card}>
      <div className={mergeClasses(styles.top, tone && styles[tone])}>{top}</div>
      <div className={styles.body}>
        <Heading level={3} size="small">
          {title}
        </Heading>
        <div className={styles.text}>{text}</div>
        <div className={styles.actions}>{children}</div>
      </div>
    </li>
  );
}
