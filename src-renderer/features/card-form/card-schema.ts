import * as z from 'zod/mini';
import { MAX_INSTALLMENTS } from '#shared/policies.ts';
import {
  cardDigits,
  isCardNumberValid,
  isCvvValid,
  isExpirationValid,
  isHolderNameValid,
  normalizeHolderName,
} from '#shared/rules/card-brand.ts';
import { isCpfOrCnpj, taxIdCharacters } from '#shared/rules/cpf-cnpj.ts';
import { splitFullName } from '#shared/rules/person-name.ts';

/** `payment` pays now, with instalments; `wallet` saves a card for later, always under a nickname (PAY-14, PAY-16). */
export type CardFormKind = 'payment' | 'wallet';

/** The values of the card form while it is filled in (PAY-04). */
export type CardValues = {
  number: string;
  full_name: string;
  expiration: string;
  verification_value: string;
  cpf_cnpj: string;
  foreigner: boolean;
  description: string;
  save: boolean;
  installments: number;
};

export const emptyCard: CardValues = {
  number: '',
  full_name: '',
  expiration: '',
  verification_value: '',
  cpf_cnpj: '',
  foreigner: false,
  description: '',
  save: false,
  installments: 1,
};

const MAX_DESCRIPTION = 40;
const text = (key: string) => z.string().check(z.minLength(1, { error: key }));

/** A rule about several fields: it is checked even while other fields are still wrong. */
const together = (path: keyof CardValues, key: string, holds: (card: CardValues) => boolean) =>
  z.refine<CardValues>(holds, { path: [path], error: key, when: () => true });

/** The card form's rules; messages are keys of the `card-form` texts (PAY-06 to PAY-16, PD-31). */
export function cardSchema(kind: CardFormKind, now: () => Date = () => new Date()) {
  const needsName = (card: CardValues) => kind === 'wallet' || card.save;
  return z
    .object({
      number: text('errors.numberRequired').check(z.refine(isCardNumberValid, { error: 'errors.number' })),
      full_name: text('errors.nameRequired').check(z.refine(isHolderNameValid, { error: 'errors.name' })),
      expiration: text('errors.expirationRequired').check(
        z.refine(value => isExpirationValid(value, now()), { error: 'errors.expiration' }),
      ),
      verification_value: text('errors.cvvRequired').check(z.refine(isCvvValid, { error: 'errors.cvv' })),
      cpf_cnpj: z.string(),
      foreigner: z.boolean(),
      description: z.string().check(z.maxLength(MAX_DESCRIPTION, { error: 'errors.descriptionLong' })),
      save: z.boolean(),
      installments: z
        .number()
        .check(
          z.refine(
            value =>
              kind === 'wallet' || (Number.isInteger(value) && value >= 1 && value <= MAX_INSTALLMENTS),
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

/** What a nickname field may do (PAY-15). */
export function isDescriptionEnabled(kind: CardFormKind, save: boolean): boolean {
  return kind === 'wallet' || save;
}

/** What the tokenizer receives of a valid form (PAY-24). */
export function toTokenize(card: CardValues): {
  number: string;
  month: string;
  year: string;
  firstName: string;
  lastName: string;
  cvv: string;
} {
  const digits = card.expiration.replace(/\D/g, '');
  const { firstName, lastName } = splitFullName(normalizeHolderName(card.full_name));
  return {
    number: cardDigits(card.number),
    month: digits.slice(0, 2),
    year: `20${digits.slice(2, 4)}`,
    firstName,
    lastName,
    cvv: card.verification_value,
  };
}

/** A tokenized card as the rest of the app may know it (PAY-05): nothing in it can be paid with twice. */
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
