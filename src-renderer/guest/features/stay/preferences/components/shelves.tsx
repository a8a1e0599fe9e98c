import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { brand, reducedMotion } from '#renderer/platform/ui/theme.ts';
import { MINIBAR_TOTAL } from '#shared/policies.ts';
import { ItemIcon } from './item-icon.tsx';

const PER_SHELF = 5;

const useStyles = makeStyles({
  shelves: { display: 'grid', gap: '10px' },
  shelf: {
    display: 'grid',
    gridTemplateColumns: `repeat(${PER_SHELF}, minmax(0, 1fr))`,
    alignItems: 'end',
    gap: '4%',
    paddingInline: '2%',
    borderBottom: `3px solid ${brand.inkSoft}`,
  },
  slot: { display: 'block', aspectRatio: '1 / 1', minWidth: 0 },
  item: {
    animationName: { from: { translate: '0 -30%', opacity: 0 }, to: { translate: '0 0', opacity: 1 } },
    animationDuration: '220ms',
    animationTimingFunction: 'ease-out',
    [reducedMotion]: { animationName: 'none' },
  },
  free: {
    margin: '24% 20% 0',
    borderRadius: '999px 999px 0 0',
    border: `1.5px dashed ${brand.inkSoft}`,
    borderBottomStyle: 'none',
    opacity: 0.55,
    aspectRatio: '4 / 5',
  },
});

export type Shelved = readonly string[];

export function Shelves({ shelved, className }: { shelved: Shelved; className?: string }) {
  const styles = useStyles();
  const places = Array.from(
    { length: Math.max(MINIBAR_TOTAL, shelved.length) },
    (_, index) => shelved[index],
  );
  const shelves = Array.from({ length: Math.ceil(places.length / PER_SHELF) }, (_, index) =>
    places.slice(index * PER_SHELF, (index + 1) * PER_SHELF),
  );
  return (
    <span className={mergeClasses(styles.shelves, className)} aria-hidden="true">
      {shelves.map((shelf, row) => (
        <span className={styles.shelf} key={row}>
          {shelf.map((itemKey, column) =>
            itemKey === undefined ? (
              <span className={styles.free} key={column} />
            ) : (
              <span className={mergeClasses(styles.slot, styles.item)} key={`${column} ${itemKey}`}>
                <ItemIcon itemKey={itemKey} />
              </span>
            ),
          )}
        </span>
      ))}
    </span>
  );
}
