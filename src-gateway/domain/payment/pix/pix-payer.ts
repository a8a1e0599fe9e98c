import { isCpfOrCnpj } from '#shared/rules/cpf-cnpj.ts';
import { badRequest } from '../cards/card-payment.ts';

/** Checks the payer of a Pix request. Throws BAD_REQUEST. */
export function checkPixPayer(taxId: string | undefined, path: string): string {
  if (taxId === undefined) throw badRequest(path, 'payment.taxIdRequired');
  if (!isCpfOrCnpj(taxId)) throw badRequest(path, 'payment.taxIdInvalid');
  return taxId;
}
