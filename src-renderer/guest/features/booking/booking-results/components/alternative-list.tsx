import { makeStyles } from '@fluentui/react-components';
import { useSetAtom } from 'jotai';
import type { Choosing } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { searchAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { ArrowRightIcon } from '#renderer/platform/ui/icons.tsx';
import { Money } from '#renderer/platform/ui/money.tsx';
import { brand, canHover } from '#renderer/platform/ui/theme.ts';
import type { Offer } from '../offers.ts';
import { useAlternatives } from '../use-alternatives.ts';

const useStyles = makeStyles({
  section: { display: 'grid', gap: '12px' },
  list: { display: 'grid', gap: '10px', margin: 0, padding: 0, listStyleType: 'none' },
  alternative: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: '2px 14px',
    alignItems: 'center',
    width: '100%',
    minHeight: '72px',
    padding: '12px 16px',
    font: 'inherit',
    textAlign: 'start',
    color: brand.ink,
    backgroundColor: brand.surface,
    border: `1px solid ${brand.hairline}`,
    borderRadius: '20px',
    cursor: 'pointer',
    [canHover]: { ':hover': { backgroundColor: brand.groundDeep } },
    '& svg': { color: brand.brassInk },
  },
  name: { display: 'grid', '& b': { fontWeight: 600 } },
  soft: { color: brand.inkSoft, fontSize: '0.9375rem' },
  price: { display: 'grid', justifyItems: 'end' },
  amount: { fontFamily: brand.fontDisplay, fontSize: '1.1875rem' },
  note: { margin: 0, color: brand.inkSoft, fontSize: '0.9375rem' },
});

type AlternativeListProps = { funnel: Choosing; offers: readonly (readonly Offer[])[] };

/** What works instead, each with its price, before any card (SRC-25). */
export function AlternativeList({ funnel, offers }: AlternativeListProps) {
  const styles = useStyles();
  const t = useText('booking-results');
  const startSearch = useSetAtom(searchAtom);
  const { alternatives, isSearching } = useAlternatives(funnel.search, offers);
  return (
    <section className={styles.section}>
      <Heading level={2} size="small">
        {t('fit.alternatives')}
      </Heading>
      <ul className={styles.list}>
        {alternatives.map(alternative => (
          <li key={alternative.key}>
            <button
              type="button"
              className={styles.alternative}
              onClick={() => startSearch(alternative.search)}
            >
              <span className={styles.name}>
                <b>{alternative.title}</b>
                <span className={styles.soft}>{alternative.note}</span>
              </span>
              <span className={styles.price}>
                <span className={styles.soft}>{t('fit.from')}</span>
                <Money cents={alternative.price} className={styles.amount} />
              </span>
              <ArrowRightIcon />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note} role="status">
        {isSearching ? t('fit.searching') : alternatives.length === 0 ? t('fit.nothing') : t('fit.note')}
      </p>
    </section>
  );
}
