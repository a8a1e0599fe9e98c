import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ComponentType } from 'react';
import { Heading } from './heading.tsx';
import { brand } from './theme.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '20px', margin: 0, padding: 0, listStyleType: 'none' },
  entry: { display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', gap: '16px' },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '48px',
    borderRadius: brand.arch,
    backgroundColor: brand.sageWash,
    color: brand.sageInk,
  },
  text: { margin: '4px 0 0', color: brand.inkSoft, lineHeight: 1.5 },
});

type Entry = { Icon: ComponentType; title: string; text: string };
type IconListProps = { entries: readonly Entry[]; level: 2 | 3; className?: string };

export function IconList({ entries, level, className }: IconListProps) {
  const styles = useStyles();
  return (
    <ul className={mergeClasses(styles.list, className)}>
      {entries.map(({ Icon, title, text }) => (
        <li key={title} className={styles.entry}>
          <span className={styles.icon}>
            <Icon />
          </span>
          <div>
            <Heading level={level} size="small">
              {title}
            </Heading>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
