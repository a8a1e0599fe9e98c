import { makeStyles } from '@fluentui/react-components';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  none: {
    margin: 0,
    padding: '40px 16px',
    textAlign: 'center',
    color: brand.inkSoft,
    border: `1px dashed ${brand.inkSoft}`,
    borderRadius: '16px',
  },
});

/** Stands in the place of an empty list. */
export function EmptyNote({ children }: { children: string }) {
  const styles = useStyles();
  return <p className={styles.none}>{children}</p>;
}
