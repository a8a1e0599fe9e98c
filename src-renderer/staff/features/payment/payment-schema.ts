import * as z from 'zod/mini';
import { cardNetwork } from '#shared/card-networks.ts';
import { terminalCardKinds } from '#shared/contract/staff/desk-payments.ts';
import type { Cents } from '#shared/money.ts';
import { hasCardNumber } from '#shared/rules/card-number.ts';
import { isCpfOrCnpj } from '#shared/rules/cpf-cnpj.ts';
import { parseCents } from '../shared/money/money-typed.ts';

/** Messages are keys of this feature's texts. A whole card number is rejected in every field (FRD-06). */

const withoutCard = z.refine<string>(text => !hasCardNumber(text), { error: 'cardNumber' });

const note = z.string().check(z.trim(), z.maxLength(200, { error: 'tooLong' }), withoutCard);

export type CashValues = { received: string; note: string };

/** An empty amount means exactly what is due. */
export const cashSchema = (dueCents: Cents): z.ZodMiniType<CashValues, CashValues> =>
  z.object({
    received: z.string().check(
      withoutCard,
      z.refine(typed => typed.trim() === '' || parseCents(typed) !== null, { error: 'received.invalid' }),
      z.refine(typed => (parseCents(typed) ?? dueCents) >= dueCents, { error: 'received.tooLittle' }),
    ),
    note,
  });

export type CardValues = {
  network: string;
  cardKind: string;
  lastDigits: string;
  authorizationCode: string;
  printed: string;
  note: string;
};

export const cardSchema = (dueCents: Cents): z.ZodMiniType<CardValues, CardValues> =>
  z.object({
    network: z
      .string()
      .check(z.refine(value => cardNetwork.safeParse(value).success, { error: 'network.missing' })),
    cardKind: z
      .string()
      .check(
        z.refine(value => terminalCardKinds.some(kind => kind === value), { error: 'cardKind.missing' }),
      ),
    lastDigits: z.string().check(withoutCard, z.regex(/^\d{4}$/, { error: 'lastDigits.invalid' })),
    authorizationCode: z
      .string()
      .check(z.trim(), withoutCard, z.regex(/^[A-Za-z0-9]{4,12}$/, { error: 'authorization.invalid' })),
    printed: z.string().check(
      withoutCard,
      z.refine(typed => parseCents(typed) !== null, { error: 'printed.invalid' }),
      z.refine(typed => [null, dueCents].includes(parseCents(typed)), { error: 'printed.differs' }),
    ),
    note,
  });

export type PixValues = { taxId: string };

export const pixSchema: z.ZodMiniType<PixValues, PixValues> = z.object({
  taxId: z.string().check(z.refine(isCpfOrCnpj, { error: 'taxId.invalid' })),
});
