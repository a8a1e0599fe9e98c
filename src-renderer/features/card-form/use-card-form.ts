import type { UseFormReturn } from 'react-hook-form';
import { useGuestForm } from '#renderer/forms/form.tsx';
import { cardDigits, detectCardBrand } from '#shared/rules/card-brand.ts';
import { brandNames } from './brand-names.ts';
import {
  type CardFormKind,
  type CardValues,
  cardSchema,
  emptyCard,
  tokenizedCard,
  toTokenize,
} from './card-schema.ts';

/** The card form's values are stored only here, and are dropped with the screen that shows them (PD-16). */
export function useCardForm(kind: CardFormKind): UseFormReturn<CardValues> {
  return useGuestForm<CardValues>({
    schema: async () => cardSchema(kind),
    defaultValues: emptyCard,
    mode: 'onTouched',
  });
}

type Tokenize = (card: ReturnType<typeof toTokenize>) => Promise<string>;

/**
 * Hands the typed card to its provider and returns what may be known of it afterwards. Once the provider has it, number
 * and security code are taken out of the form; a rejected card stays there to be fixed (PD-16, PAY-24, PAY-25).
 */
export async function tokenizeForm(
  form: UseFormReturn<CardValues>,
  tokenize: Tokenize,
  setAsDefault: boolean,
) {
  const values = form.getValues();
  const digits = cardDigits(values.number);
  const card = tokenizedCard(values, await tokenize(toTokenize(values)), setAsDefault);
  form.reset({ ...values, number: '', verification_value: '' });
  return {
    brand: brandNames[detectCardBrand(digits)].name,
    lastFour: digits.slice(-4),
    payment: {
      with: 'typedCard' as const,
      token: card.token,
      installments: card.installments,
      save: card.save,
      description: card.description,
      taxId: card.cpf_cnpj,
    },
  };
}
