import { makeStyles } from '@fluentui/react-components';
import { brand } from './theme.ts';

const useStyles = makeStyles({
  skip: {
    position: 'absolute',
    insetInlineStart: '12px',
    top: '-80px',
    zIndex: 10,
    padding: '12px 20px',
    borderRadius: '999px',
    backgroundColor: brand.ink,
    color: brand.ground,
    fontWeight: 600,
    ':focus': { top: '12px' },
  },
});

/** Leads past the bars to the page; visible while it has the focus. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  const styles = useStyles();
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
