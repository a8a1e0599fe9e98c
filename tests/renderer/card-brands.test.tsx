import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardNetworkMark } from '#renderer/guest/features/shared/card-form/components/card-network-mark.tsx';
import { brandNames } from '#shared/brand-names.ts';
import { type CardBrand, cardBrand } from '#shared/card-brands.ts';

const drawn = (brand: CardBrand) => renderToStaticMarkup(<CardNetworkMark brand={brand} named />);
/** Two words for one brand share its drawing. */
const twins: Partial<Record<CardBrand, CardBrand>> = { master: 'mastercard', american_express: 'amex' };

test.each(cardBrand.options)('%s has a logo of its own, which says its name (CRD-05)', brand => {
  const logo = drawn(brand);
  const { name } = brandNames[brand];
  expect(logo).toContain(name === '' ? 'aria-hidden="true"' : `aria-label="${name}"`);
  const same = cardBrand.options.filter(
    other => drawn(other).replace(/aria-\S+|role="img"/g, '') === logo.replace(/aria-\S+|role="img"/g, ''),
  );
  const twin = twins[brand] ?? Object.entries(twins).find(([, of]) => of === brand)?.[0];
  expect(new Set(same)).toEqual(new Set([brand, ...(twin === undefined ? [] : [twin])]));
});
