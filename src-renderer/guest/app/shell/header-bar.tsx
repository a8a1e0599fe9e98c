import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { Logo } from './logo.tsx';

const useStyles = makeStyles({
  header: { backgroundColor: brand.ground },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    maxWidth: '1280px',
    minHeight: '64px',
    marginInline: 'auto',
    paddingInline: '20px 12px',
    [from.medium]: { minHeight: '80px', paddingInline: '32px' },
    [from.wide]: { paddingInline: '40px' },
  },
});

export function HeaderBar({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo />
        {children}
      </div>
    </header>
  );
}
