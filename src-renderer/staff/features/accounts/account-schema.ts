import * as z from 'zod/mini';
import { emailAddress } from '#shared/contract/schemas.ts';

const roles = z.object({ RECEPTION: z.boolean(), HOUSEKEEPING: z.boolean(), MANAGER: z.boolean() });

/** Messages are keys of this feature's texts. */
export const inviteSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(2, { error: 'name.missing' }), z.maxLength(80, { error: 'tooLong' })),
  email: z.string().check(
    z.trim(),
    z.refine(value => emailAddress.safeParse(value).success, { error: 'invalidEmail' }),
  ),
  roles: roles.check(z.refine(chosen => Object.values(chosen).includes(true), { error: 'roles.missing' })),
});

export const rolesSchema = z.object({ roles });
