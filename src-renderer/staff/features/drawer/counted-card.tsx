import { mergeClasses } from '@fluentui/react-components';
import { formatInstant, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Money } from '#renderer/platform/ui/money.tsx';
import { type Drawer, denominations } from '#shared/contract/staff/drawers.ts';
import { Card } from '../shared/look/card.tsx';
import { useCountStyles } from './count-styles.ts';

/** The count as it was made; it cannot be changed any more. */
export function CountedCard({ drawer, timeZone }: { drawer: Drawer; timeZone: string }) {
  const styles = useCountStyles();
  const t = useText('staff/drawer');
  const quantities = new Map(drawer.count?.map(({ cents, quantity }) => [cents, quantity]));
  return (
    <Card title={t('counted.title')} className={styles.count}>
      <p>
        {t('counted.final', {
          time: formatInstant(new Date(drawer.countedAt ?? drawer.openedAt), timeZone),
        })}
      </p>
      <div>
        <div className={mergeClasses(styles.row, styles.head)} aria-hidden="true">
          <span>{t('count.piece')}</span>
          <span>{t('count.quantity')}</span>
          <span className={styles.sum}>{t('count.sum')}</span>
        </div>
        {denominations.map(cents => {
          const quantity = quantities.get(cents) ?? 0;
          return (
            <div key={cents} className={styles.row}>
              <span>{formatMoney(cents)}</span>
              <span className={styles.fixed}>{quantity}</span>
              <span className={styles.sum}>{formatMoney(cents * quantity)}</span>
            </div>
          );
        })}
      </div>
      <div className={styles.total}>
        <b>{t('counted.total')}</b>
        <Money className={styles.totalSum} cents={drawer.countedCents ?? 0} />
      </div>
    </Card>
  );
}
