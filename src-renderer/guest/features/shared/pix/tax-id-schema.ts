import * as z from 'zod/mini';
import { isCpfOrCnpj } from '#shared/rules/cpf-cnpj.ts';

export const taxIdSchema = z.object({
  taxId: z.string().check(
    z.minLength(1, { error: 'required' }),
    z.refine(value => value === '' || isCpfOrCnpj(value), { error: 'taxId.invalid' }),
  ),
});
export type TaxIdValues = z.infer<typeof taxIdSchema>;
