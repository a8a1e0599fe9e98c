import * as z from 'zod/mini';
import { SIX_DIGITS } from '#shared/rules/six-digit-code.ts';
import { isSimplePin } from '#shared/rules/staff-secrets.ts';

const pin = z.string().check(
  z.regex(SIX_DIGITS, { error: 'pin.digits', abort: true }),
  z.refine(value => !isSimplePin(value), { error: 'pin.simple' }),
);

/** Messages are keys of the set-up's texts. */
export const pinSchema = z.object({ pin, repeated: z.string() }).check(
  z.refine(({ pin: chosen, repeated }) => chosen === repeated, {
    path: ['repeated'],
    error: 'pin.differs',
  }),
);

export const ownPinSchema = z
  .object({ password: z.string().check(z.minLength(1, { error: 'required' })), pin, repeated: z.string() })
  .check(
    z.refine(({ pin: chosen, repeated }) => chosen === repeated, {
      path: ['repeated'],
      error: 'pin.differs',
    }),
  );
