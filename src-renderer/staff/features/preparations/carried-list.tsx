import { makeStyles } from '@fluentui/react-components';
import { formatQuantity } from '#renderer/platform/i18n/format.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { inLanguage } from '#renderer/platform/i18n/language.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { RoomToPrepare } from '#shared/contract/staff/preparations.ts';
import { type CarriedItems, carriedItems } from '#shared/rules/carried-items.ts';
import { Card } from '../shared/look/card.tsx';
import { figures } from '../shared/look/staff-theme.ts';

const useStyles = makeStyles({
  title: { margin: 0, fontSize: '0.8125rem', lineHeight: '18px', fontWeight: 600, color: brand.inkSoft },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: '2px 16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [from.medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
  },
  item: { display: 'flex', gap: '8px', alignItems: 'baseline', minHeight: '26px', lineHeight: '22px' },
  quantity: { ...figures, width: '26px', flexShrink: 0, textAlign: 'end', fontSize: '1rem', fontWeight: 700 },
  none: { margin: 0, color: brand.inkSoft },
});

/** What a cart is loaded with for the rooms of the day that are not ready. */
export function CarriedCard({ rooms }: { rooms: readonly RoomToPrepare[] }) {
  const styles = useStyles();
  const t = useText('staff/preparations');
  const items = carriedItems(rooms);
  const { minibarTotal, others } = items;
  return (
    <Card title={t('carry.title')}>
      {minibarTotal === 0 && others.length === 0 && <p className={styles.none}>{t('carry.none')}</p>}
      {minibarTotal > 0 && <h3 className={styles.title}>{t('carry.minibar', { count: minibarTotal })}</h3>}
      <CarriedList items={{ ...items, others: [] }} />
      {others.length > 0 && <h3 className={styles.title}>{t('carry.others')}</h3>}
      <CarriedList items={{ ...items, minibar: [] }} />
    </Card>
  );
}

function CarriedList({ items }: { items: CarriedItems }) {
  const styles = useStyles();
  const rows = useCarriedRows(items);
  if (rows.length === 0) return null;
  return (
    <ul className={styles.list}>
      {rows.map(({ key, quantity, name }) => (
        <li key={key} className={styles.item}>
          <span className={styles.quantity}>{quantity}</span> <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** The minibars' items, then the rest, in the reader's language. */
export function useCarriedRows({ minibar, others }: CarriedItems): {
  key: string;
  quantity: number;
  name: string;
}[] {
  const t = useText('staff/preparations');
  const language = useLanguage();
  return [
    ...minibar.map(({ id, quantity, name }) => ({ key: id, quantity, name: inLanguage(name, language) })),
    ...others.map(({ item, quantity }) => ({
      key: item,
      quantity,
      name: t(`carry.${item}`, { count: quantity }),
    })),
  ];
}

/** The same in one line, for a floor. */
export function CarriedLine({ rooms, className }: { rooms: readonly RoomToPrepare[]; className?: string }) {
  const t = useText('staff/preparations');
  const rows = useCarriedRows(carriedItems(rooms));
  if (rows.length === 0) return null;
  const items = rows.map(({ quantity, name }) => formatQuantity(quantity, name)).join(', ');
  return <p className={className}>{t('carry.floor', { items })}</p>;
}
