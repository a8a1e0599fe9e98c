import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from '../failures.ts';

/** A guest's statements about a stay: three parts of the room, the minibar, and "about you". */
export const preferencePart = z.enum(['AC', 'LIGHTING', 'TV', 'MINIBAR', 'ABOUT']);
export type PreferencePart = z.infer<typeof preferencePart>;

export const accountResponse = z.object({
  /** The share of the five parts that the guest has filled in, 0 to 1; choices that are no longer offered do not count. */
  preferenceProgress: z.number().check(z.gte(0), z.lte(1)),
  aboutYou: z.object({ isFilled: z.boolean() }),
});

export const overview = oc
  .route({
    method: 'GET',
    path: '/account',
    operationId: 'getAccount',
    tags: ['Guest account'],
    summary: 'How many of the preferences the guest has filled in',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(accountResponse);
