import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    minHeight: '72px',
    paddingBlock: '12px',
  },
  title: {
    fontSize: '1.5rem',
    lineHeight: '30px',
    fontWeight: 600,
    [from.medium]: { fontSize: '1.75rem', lineHeight: '34px' },
  },
  note: { margin: 0, color: brand.inkSoft },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

type PageHeadingProps = { title: string; note?: string; children?: ReactNode };

/** The page's name, one line about it, and what can be done on it. */
export function PageHeading({ title, note, children }: PageHeadingProps) {
  const styles = useStyles();
  return (
    <header className={styles.row}>
      <title>{`${title} · Pernoite`}</title>
      <div>
        <Heading level={1} className={styles.title}>
          {title}
        </Heading>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {children !== undefined && <div className={styles.tools}>{children}</div>}
    </header>
  );
}
