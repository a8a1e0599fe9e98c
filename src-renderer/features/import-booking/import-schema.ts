import * as z from 'zod/mini';

const filled = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(max));

/** What names a booking made elsewhere (BKG-24); whether it exists is the gateway's matter. */
export const importSchema = z.object({ locator: filled(64), lastName: filled(120) });
