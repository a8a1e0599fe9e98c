import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowRightIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, canHover } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li + li': { borderTop: `1px solid ${brand.hairline}` },
  },
  entry: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 20px',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: '60px',
    padding: '14px 4px',
    color: brand.ink,
    textDecorationLine: 'none',
    '& svg': { color: brand.inkSoft },
    [canHover]: { ':hover': { backgroundColor: brand.groundDeep } },
  },
  title: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.35 },
  note: { gridColumn: '1', margin: 0, color: brand.inkSoft, lineHeight: 1.5 },
});

export function HelpList({ children }: { children: ReactNode }) {
  return <ul className={useStyles().list}>{children}</ul>;
}

type HelpEntryProps = { to: string; title: ReactNode; note?: ReactNode };

export function HelpEntry({ to, title, note }: HelpEntryProps) {
  const styles = useStyles();
  return (
    <li>
      <Link className={styles.entry} to={to}>
        <span className={styles.title}>{title}</span>
        <ArrowRightIcon />
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </Link>
    </li>
  );
}
