import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardNetworkMark } from '#renderer/guest/features/shared/card-form/components/card-network-mark.tsx';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import { type CardNetwork, cardNetwork } from '#shared/card-networks.ts';

const drawn = (network: CardNetwork) => renderToStaticMarkup(<CardNetworkMark cardNetwork={network} named />);
/** Two values for one card network share its drawing. */
const twins: Partial<Record<CardNetwork, CardNetwork>> = { master: 'mastercard', american_express: 'amex' };

test.each(cardNetwork.options)('%s has a logo of its own, which says its name (CRD-05)', network => {
  const logo = drawn(network);
  const { name } = cardNetworkNames[network];
  expect(logo).toContain(name === '' ? 'aria-hidden="true"' : `aria-label="${name}"`);
  const same = cardNetwork.options.filter(
    other => drawn(other).replace(/aria-\S+|role="img"/g, '') === logo.replace(/aria-\S+|role="img"/g, ''),
  );
  const twin = twins[network] ?? Object.entries(twins).find(([, of]) => of === network)?.[0];
  expect(new Set(same)).toEqual(new Set([network, ...(twin === undefined ? [] : [twin])]));
});
