import * as z from 'zod/mini';
import { isPersonName } from '#shared/rules/person-name.ts';

const filled = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(max));

export const importSchema = z.object({
  locator: filled(64),
  lastName: filled(120).check(
    z.refine(value => value === '' || isPersonName(value), { error: 'form.lastNameInvalid' }),
  ),
});
