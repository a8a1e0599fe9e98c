import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: {
    padding: 0,
    marginBottom: '12px',
    color: brand.brassInk,
    fontWeight: 600,
    fontSize: '1rem',
  },
});

export function Group({ legend, children }: { legend: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
