import * as z from 'zod/mini';
import { BILL_NAME_LENGTH } from '#shared/contract/guest/bill.ts';
import { isCpfOrCnpj } from '#shared/rules/cpf-cnpj.ts';

/** The form of name and tax id on a bill: both may stay empty; messages are keys of the `bill` texts. */
export const recipientSchema = z.object({
  name: z.string().check(z.maxLength(BILL_NAME_LENGTH)),
  document: z
    .string()
    .check(z.refine(value => value === '' || isCpfOrCnpj(value), { error: 'recipient.errors.document' })),
});
