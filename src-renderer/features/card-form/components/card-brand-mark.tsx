import { makeStyles } from '@fluentui/react-components';
import { brand } from '#renderer/ui/theme.ts';
import type { CardBrand } from '#shared/contract/payment.ts';
import { brandNames } from '../brand-names.ts';
import { brandDrawings } from './brand-drawings.tsx';

const useStyles = makeStyles({
  mark: {
    flexShrink: 0,
    width: '2.875rem',
    height: '1.75rem',
    borderRadius: '6px',
    boxShadow: `0 0 0 1px ${brand.hairline}`,
  },
});

type CardBrandMarkProps = {
  brand: CardBrand;
  /** The brand's name for screen readers; left out where the name is beside it. */
  named?: boolean;
};

/** The brand as a small card of its own (CRD-05). */
export function CardBrandMark({ brand, named = false }: CardBrandMarkProps) {
  const styles = useStyles();
  const { ground, shapes } = brandDrawings[brand];
  const { name } = brandNames[brand];
  const told = named && name !== '' ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <svg className={styles.mark} viewBox="0 0 46 28" focusable="false" {...told}>
      <rect width="46" height="28" fill={ground} />
      {shapes}
    </svg>
  );
}
