import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { house } from '#renderer/ui/theme.ts';
import type { CardBrand } from '#shared/contract/payment.ts';
import { brandNames } from '../brand-names.ts';

const useStyles = makeStyles({
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '46px',
    height: '28px',
    paddingInline: '6px',
    borderRadius: '6px',
    border: `1px solid ${house.hairline}`,
    backgroundColor: '#fff',
    color: '#3b2418',
    fontSize: '11px',
    fontWeight: 700,
    letterSpacing: '0.02em',
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
  visa: { color: '#1a3a8f', fontStyle: 'italic', fontSize: '13px' },
  circles: { paddingInline: '4px' },
  amex: { backgroundColor: '#1f6fb8', color: '#fff' },
  elo: { backgroundColor: '#1b1b1b', color: '#fff' },
  hiper: { backgroundColor: '#a3121e', color: '#fff' },
  quiet: { color: '#6b5a4e' },
});

const circles = (
  <svg width="30" height="18" viewBox="0 0 30 18" focusable="false" aria-hidden="true">
    <circle cx="11" cy="9" r="8" fill="#d8402b" />
    <circle cx="19" cy="9" r="8" fill="#eda03b" fillOpacity="0.9" />
  </svg>
);

const looks = {
  visa: 'visa',
  master: 'circles',
  mastercard: 'circles',
  amex: 'amex',
  american_express: 'amex',
  elo: 'elo',
  hiper: 'hiper',
  hipercard: 'hiper',
} as const;

/** The brand as a small mark on a card's white. Decorative: the name stands beside it or in the field's label. */
export function CardBrandMark({ brand }: { brand: CardBrand }) {
  const styles = useStyles();
  const look = brand in looks ? looks[brand as keyof typeof looks] : 'quiet';
  return (
    <span className={mergeClasses(styles.mark, styles[look])} aria-hidden="true">
      {look === 'circles' ? circles : brandNames[brand].short}
    </span>
  );
}
