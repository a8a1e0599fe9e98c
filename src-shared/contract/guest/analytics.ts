import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from '../failures.ts';
import { done, id, reais } from '../schemas.ts';

/** The two events of the analytics port (PAY-31, APS-31, PD-17). Neither contains personal data. */
export const analyticsEvent = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('booking_confirmed'),
    locator: z.string().check(z.maxLength(16)),
    hotelId: id,
    hotelName: z.string().check(z.maxLength(80)),
    roomsCount: z.int().check(z.gte(1), z.lte(6)),
    guestsCount: z.int().check(z.gte(1), z.lte(18)),
    walkIn: z.boolean(),
    total: reais,
  }),
  z.object({ name: z.literal('failed_login') }),
]);
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

export const record = oc
  .route({
    method: 'POST',
    path: '/analytics/events',
    operationId: 'recordEvent',
    tags: ['Analytics'],
    successStatus: 202,
    summary: 'Record an event of the guest app',
  })
  .errors(failures('TOO_MANY_REQUESTS'))
  .input(analyticsEvent)
  .output(done);
