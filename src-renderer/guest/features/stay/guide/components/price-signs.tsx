import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { toPriceLevel } from '../guide-lists.ts';

const useStyles = makeStyles({ signs: { fontWeight: 600, letterSpacing: '0.08em' } });

const MOST = 4;
const levels = ['one', 'two', 'three', 'four'] as const;
const levelOf = (signs: number) => levels[signs - 1] ?? 'four';

type PriceSignsProps = { place: { minPrice: number | null; maxPrice: number | null } };

export function PriceSigns({ place }: PriceSignsProps) {
  const styles = useStyles();
  const t = useText('guide');
  const prices = toPriceLevel(place);
  if (prices === null) return null;
  const { from, to } = prices;
  const isRange = from !== to;
  const label = isRange
    ? t('price.range', {
        from: t(`price.${levelOf(from)}`),
        to: t(`price.${levelOf(to)}`),
        low: from,
        high: to,
        most: MOST,
      })
    : t('price.label', { level: t(`price.${levelOf(from)}`), signs: from, most: MOST });
  return (
    <span className={styles.signs} role="img" aria-label={label}>
      {isRange ? `${'$'.repeat(from)} – ${'$'.repeat(to)}` : '$'.repeat(from)}
    </span>
  );
}
