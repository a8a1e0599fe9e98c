import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { createTokenizer, type Tokenizer } from '#renderer/features/tokenizer/tokenizer.ts';
import { useGuestForm } from '#renderer/forms/form.tsx';
import { webConfig } from '#renderer/gateway/config.ts';
import { cardDigits, detectCardBrand } from '#shared/rules/card-brand.ts';
import { brandNames } from './brand-names.ts';
import type { PendingCard } from './card-payment.ts';
import {
  type CardFormKind,
  type CardValues,
  cardSchema,
  emptyCard,
  tokenizedCard,
  toTokenize,
} from './card-schema.ts';

/** A card that a page charges or stores: the form it is typed into, and the provider that takes it (PAY-24). */
export type CardEntry = {
  form: UseFormReturn<CardValues>;
  /** Hands the card to its provider, wipes it, and returns what may be known of it (PAY-24, PAY-25). */
  tokenize: (setAsDefault: boolean) => Promise<PendingCard>;
};

/** The card form's values are stored only here, and are dropped with the page that shows them (PD-16). */
export function useCardEntry(kind: CardFormKind): CardEntry {
  const form = useGuestForm<CardValues>({
    schema: async () => cardSchema(kind),
    defaultValues: emptyCard,
    mode: 'onTouched',
  });
  const [tokenizer] = useState(() => createTokenizer(webConfig().tokenizer));
  return { form, tokenize: setAsDefault => tokenizeForm(form, tokenizer, setAsDefault) };
}

/** Shows what is missing or wrong, at its field. Returns whether nothing is. */
export const checkCard = ({ form }: CardEntry): Promise<boolean> =>
  form.trigger(undefined, { shouldFocus: true });

/** Leads the guest to the first field, once what is shown now has been rendered and a dialog has closed. */
export function focusCard({ form }: CardEntry): void {
  setTimeout(() => form.setFocus('number'), 50);
}

/**
 * Hands the typed card to its provider and returns what may be known of it afterwards. Once the provider has it, number
 * and security code are taken out of the form; a rejected card stays there to be fixed (PD-16, PAY-24, PAY-25).
 */
async function tokenizeForm(
  form: UseFormReturn<CardValues>,
  { tokenize }: Tokenizer,
  setAsDefault: boolean,
): Promise<PendingCard> {
  const values = form.getValues();
  const digits = cardDigits(values.number);
  const card = tokenizedCard(values, await tokenize(toTokenize(values)), setAsDefault);
  form.reset({ ...values, number: '', verification_value: '' });
  return {
    brand: brandNames[detectCardBrand(digits)].name,
    lastFour: digits.slice(-4),
    payment: {
      with: 'typedCard',
      token: card.token,
      installments: card.installments,
      save: card.save,
      description: card.description,
      taxId: card.cpf_cnpj,
    },
  };
}
