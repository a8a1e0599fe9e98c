import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand, canHover, reducedMotion, systemColours, tokens } from './theme.ts';

const useStyles = makeStyles({
  tab: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '48px',
    minHeight: '52px',
    color: brand.inkSoft,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textDecorationLine: 'none',
    [canHover]: { ':hover': { color: brand.ink } },
    // A strip that scrolls clips its overflow.
    ':focus-visible': { outlineOffset: '-4px' },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: '3px',
      borderRadius: '3px 3px 0 0',
      backgroundColor: tokens.colorBrandStroke1,
      scale: '0 1',
      transitionProperty: 'scale',
      transitionDuration: '200ms',
      [reducedMotion]: { transitionProperty: 'none' },
      [systemColours]: { backgroundColor: 'Highlight' },
    },
  },
  here: { color: brand.ink, '::after': { scale: '1 1' } },
});

type TabLinkProps = { to: string; isHere: boolean; children: ReactNode };

export function TabLink({ to, isHere, children }: TabLinkProps) {
  const styles = useStyles();
  return (
    <Link
      className={mergeClasses(styles.tab, isHere && styles.here)}
      to={to}
      aria-current={isHere ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
