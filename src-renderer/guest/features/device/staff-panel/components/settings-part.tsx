import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  part: { display: 'grid', gap: '18px', minWidth: 0, margin: 0, padding: 0, border: 'none' },
  title: {
    padding: 0,
    marginBlockEnd: '14px',
    fontFamily: brand.fontDisplay,
    fontSize: '1.25rem',
    fontWeight: 500,
  },
});

export function SettingsPart({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  );
}
