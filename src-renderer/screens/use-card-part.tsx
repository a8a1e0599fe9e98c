import { useState } from 'react';
import type { CardPart } from '#renderer/features/booking-payment/payment-parts.ts';
import { brandNames } from '#renderer/features/card-form/brand-names.ts';
import { CardBrandMark } from '#renderer/features/card-form/components/card-brand-mark.tsx';
import { CardForm } from '#renderer/features/card-form/components/card-form.tsx';
import { InstallmentsSelect } from '#renderer/features/card-form/components/installments-select.tsx';
import { eachInstallment } from '#renderer/features/card-form/installments.ts';
import { tokenizeForm, useCardForm } from '#renderer/features/card-form/use-card-form.ts';
import { createTokenizer } from '#renderer/features/tokenizer/tokenizer.ts';
import { webConfig } from '#renderer/gateway/config.ts';
import { host } from '#renderer/host/host.ts';

/** The card form and its tokenizer, as pages that charge a card use them. */
export function useCardPart(): CardPart {
  const form = useCardForm('payment');
  const [tokenizer] = useState(() => createTokenizer(webConfig().tokenizer));
  return {
    isValid: form.formState.isValid,
    isDirty: form.formState.isDirty,
    installments: form.watch('installments'),
    tokenize: setAsDefault => tokenizeForm(form, tokenizer.tokenize, setAsDefault),
    showMissing: () => void form.trigger(undefined, { shouldFocus: true }),
    focus: () => form.setFocus('number'),
    form: look => (
      <CardForm
        form={form}
        kind="payment"
        canSave={host().profile.capabilities.saveCard}
        sandbox={webConfig().tokenizer.kind === 'sandbox'}
        {...look}
      />
    ),
    installmentsOf: (amount, value, onChange) => (
      <InstallmentsSelect amount={amount} value={value} onChange={onChange} />
    ),
    eachInstallment,
    brandMark: brand => <CardBrandMark brand={brand} />,
    brandName: brand => brandNames[brand].name,
  };
}
