import * as z from 'zod/mini';
import { MAX_INSTALLMENTS } from '#shared/policies.ts';
import { isHolderNameValid, normalizeHolderName } from '#shared/rules/card-network.ts';
import { isCpfOrCnpj, taxIdCharacters } from '#shared/rules/cpf-cnpj.ts';
import { splitFullName } from '#shared/rules/person-name.ts';

/** `wallet` always saves, under a nickname (PAY-14, PAY-16); `guarantee` charges nothing (PD-14). */
export type CardFormKind = 'payment' | 'wallet' | 'guarantee';

/** Without number, date and security code, which are typed in a frame of another origin (PAY-38). */
export type CardValues = {
  full_name: string;
  cpf_cnpj: string;
  foreigner: boolean;
  description: string;
  save: boolean;
  installments: number;
};

export const emptyCard: CardValues = {
  full_name: '',
  cpf_cnpj: '',
  foreigner: false,
  description: '',
  save: false,
  installments: 1,
};

const MAX_DESCRIPTION = 40;
const text = (key: string) => z.string().check(z.minLength(1, { error: key }));

/** A rule about several fields: it is checked even while other fields are still invalid. */
const together = (path: keyof CardValues, key: string, holds: (card: CardValues) => boolean) =>
  z.refine<CardValues>(holds, { path: [path], error: key, when: () => true });

/** The card form's rules; messages are keys of the `card-form` texts (PAY-06 to PAY-16, PD-31). */
export function cardSchema(kind: CardFormKind) {
  const needsName = (card: CardValues) => kind === 'wallet' || card.save;
  return z
    .object({
      full_name: text('errors.nameRequired').check(z.refine(isHolderNameValid, { error: 'errors.name' })),
      cpf_cnpj: z.string(),
      foreigner: z.boolean(),
      description: z.string().check(z.maxLength(MAX_DESCRIPTION, { error: 'errors.descriptionLong' })),
      save: z.boolean(),
      installments: z
        .number()
        .check(
          z.refine(
            value =>
              kind !== 'payment' || (Number.isInteger(value) && value >= 1 && value <= MAX_INSTALLMENTS),
            { error: 'errors.installments' },
          ),
        ),
    })
    .check(
      together('cpf_cnpj', 'errors.taxIdRequired', card => card.foreigner || card.cpf_cnpj.trim() !== ''),
      together(
        'cpf_cnpj',
        'errors.taxId',
        card => card.foreigner || card.cpf_cnpj.trim() === '' || isCpfOrCnpj(card.cpf_cnpj),
      ),
      together(
        'description',
        'errors.descriptionRequired',
        card => !needsName(card) || card.description.trim() !== '',
      ),
    );
}

export function isDescriptionEnabled(kind: CardFormKind, save: boolean): boolean {
  return kind === 'wallet' || save;
}

export const holderOf = (card: CardValues): { firstName: string; lastName: string } =>
  splitFullName(normalizeHolderName(card.full_name));

/** A tokenized card as the rest of the app may know it (PAY-05): it cannot be charged twice. */
export type TokenizedCard = {
  token: string;
  description: string | null;
  set_as_default: boolean;
  installments: number;
  /** Digits and letters only; null for a foreigner (PAY-12, PAY-13). */
  cpf_cnpj: string | null;
  save: boolean;
  foreigner: boolean;
};

/** The payment token payload (PAY-05). The first card saved by a guest without cards becomes the main one. */
export function tokenizedCard(card: CardValues, token: string, setAsDefault: boolean): TokenizedCard {
  const description = card.description.trim();
  return {
    token,
    description: description === '' ? null : description,
    set_as_default: setAsDefault,
    installments: card.installments,
    cpf_cnpj: card.foreigner ? null : taxIdCharacters(card.cpf_cnpj),
    save: card.save,
    foreigner: card.foreigner,
  };
}
