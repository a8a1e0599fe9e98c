import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ComponentType } from 'react';
import { Heading } from './heading.tsx';
import { brand } from './theme.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '20px', margin: 0, padding: 0, listStyleType: 'none' },
  entry: { display: 'grid', gridTemplateColumns: '2.75rem minmax(0, 1fr)', gap: '16px' },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '3rem',
    borderRadius: brand.arch,
    backgroundColor: brand.sageWash,
    color: brand.sageInk,
  },
  noted: { gridTemplateColumns: '2.75rem minmax(0, 1fr) auto' },
  note: { alignSelf: 'center', color: brand.inkSoft, whiteSpace: 'nowrap' },
  text: { margin: '4px 0 0', color: brand.inkSoft, lineHeight: 1.5 },
});

/** `note` is short and stands at the line's end. */
type Entry = { Icon: ComponentType; title: string; text: string; note?: string };
type IconListProps = { entries: readonly Entry[]; level: 2 | 3; className?: string };

export function IconList({ entries, level, className }: IconListProps) {
  const styles = useStyles();
  return (
    <ul className={mergeClasses(styles.list, className)}>
      {entries.map(({ Icon, title, text, note }) => (
        <li key={title} className={mergeClasses(styles.entry, note !== undefined && styles.noted)}>
          <span className={styles.icon}>
            <Icon />
          </span>
          <div>
            <Heading level={level} size="small">
              {title}
            </Heading>
            <p className={styles.text}>{text}</p>
          </div>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
