import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { ArrowLeftIcon } from './icons.tsx';
import { brand, canHover } from './theme.ts';

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    justifySelf: 'start',
    alignItems: 'center',
    gap: '8px',
    minHeight: brand.target,
    marginBottom: '12px',
    color: brand.inkSoft,
    fontWeight: 600,
    textDecorationLine: 'none',
    [canHover]: {
      ':hover': { color: brand.ink, textDecorationLine: 'underline', textUnderlineOffset: '0.25em' },
    },
  },
});

export function BackLink({ to, className, children }: { to: To; className?: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <Link className={mergeClasses(styles.link, className)} to={to}>
      <ArrowLeftIcon />
      {children}
    </Link>
  );
}
