import { lazy, Suspense } from 'react';
import { brandNames } from '#renderer/features/card-form/brand-names.ts';
import { CardBrandMark } from '#renderer/features/card-form/components/card-brand-mark.tsx';
import { OnMyPhone } from '#renderer/features/wallet/components/on-my-phone.tsx';
import { Wallet } from '#renderer/features/wallet/components/wallet.tsx';
import type { CardLook } from '#renderer/features/wallet/wallet-parts.ts';
import { host } from '#renderer/host/host.ts';
import { loadTexts, useText } from '#renderer/i18n/i18n.ts';
import { ScreenTitle } from '#renderer/ui/screen-title.tsx';

/** The form, its rules and the tokenizer come with the first card that is added. */
const AddCard = lazy(async () => {
  const [part] = await Promise.all([import('./add-card.tsx'), loadTexts('card-form')]);
  return { default: part.AddCard };
});

const look: CardLook = {
  brandMark: brand => <CardBrandMark brand={brand} named />,
  brandName: brand => brandNames[brand].name,
};

/** /guest/cards: the wallet (CRD-01). A device that saves no card shows them and changes none (PD-41). */
export function Component() {
  const t = useText('wallet');
  const { saveCard } = host().profile.capabilities;
  return (
    <div>
      <ScreenTitle title={t('title')} lead={t('lead')} page={t('title')} />
      <Wallet
        look={look}
        addCard={
          saveCard
            ? props => (
                <Suspense fallback={null}>
                  <AddCard {...props} />
                </Suspense>
              )
            : null
        }
        elsewhere={<OnMyPhone />}
      />
    </div>
  );
}
