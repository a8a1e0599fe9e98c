import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  type CardFrame,
  createCardFrame,
  isCardBegun,
  isCardComplete,
} from '#renderer/platform/card-frame/card-frame.ts';
import { useAppForm } from '#renderer/platform/forms/form.tsx';
import { markUnsaved } from '#renderer/platform/state/unsaved.ts';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import { isHolderNameValid } from '#shared/rules/card-network.ts';
import type { PendingCard } from './card-payment.ts';
import {
  type CardFormKind,
  type CardValues,
  cardSchema,
  emptyCard,
  holderOf,
  tokenizedCard,
} from './card-schema.ts';

export type CardEntry = {
  form: UseFormReturn<CardValues>;
  frame: CardFrame;
  isValid: boolean;
  isDirty: boolean;
  tokenize: (setAsDefault: boolean) => Promise<PendingCard>;
};

/** Values are stored only here and dropped with the page (PD-16). `holder`: a name invalid for a card is left out. */
export function useCardEntry(kind: CardFormKind, holder = ''): CardEntry {
  const form = useAppForm<CardValues>({
    schema: async () => cardSchema(kind),
    defaultValues: { ...emptyCard, full_name: isHolderNameValid(holder) ? holder : '' },
    mode: 'onTouched',
  });
  const [frame] = useState(createCardFrame);
  const typed = useSyncExternalStore(frame.subscribe, frame.read);
  const { isValid, isDirty } = form.formState;
  const isBegun = isCardBegun(typed);
  useEffect(() => (isBegun ? markUnsaved() : undefined), [isBegun]);
  return {
    form,
    frame,
    isValid: isValid && isCardComplete(typed),
    isDirty: isDirty || isBegun,
    tokenize: setAsDefault => tokenizeForm(form, frame, setAsDefault),
  };
}

export async function checkCard({ form, frame }: CardEntry): Promise<boolean> {
  const isTyped = await frame.check();
  const fits = await form.trigger(undefined, { shouldFocus: isTyped });
  return isTyped && fits;
}

/** Focuses the first invalid field, after the next render and after a dialog has closed. */
export function focusCard({ frame }: CardEntry): void {
  setTimeout(() => frame.focus(), 50);
}

/** The frame wipes number and code once the provider has them; a rejected card stays to be corrected (PD-16). */
async function tokenizeForm(
  form: UseFormReturn<CardValues>,
  frame: CardFrame,
  setAsDefault: boolean,
): Promise<PendingCard> {
  const values = form.getValues();
  const { token, brand: cardNetwork, lastFour } = await frame.tokenize(holderOf(values));
  const card = tokenizedCard(values, token, setAsDefault);
  form.reset(values);
  return {
    networkName: cardNetworkNames[cardNetwork].name,
    lastFour,
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
