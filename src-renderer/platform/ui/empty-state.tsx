import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Picture } from './picture.tsx';
import { brand } from './theme.ts';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    justifyItems: 'center',
    gap: '16px',
    padding: '48px 24px',
    textAlign: 'center',
  },
  arch: { width: '132px', borderRadius: brand.arch },
  text: { margin: 0, color: brand.inkSoft, maxWidth: '46ch' },
});

type EmptyStateProps = {
  title: string;
  text?: string;
  stem?: string;
  level?: 1 | 2 | 3;
  children?: ReactNode;
};

export function EmptyState({ title, text, stem, level = 2, children }: EmptyStateProps) {
  const styles = useStyles();
  return (
    <div className={styles.box}>
      {stem !== undefined && (
        <Picture className={styles.arch} stem={stem} alt="" sizes="132px" ratio="3 / 4" />
      )}
      <Heading level={level} size="medium">
        {title}
      </Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
