import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { id, isoInstant, localDate } from '../schemas.ts';
import { staffActs } from './staff-acts.ts';
import { staffCall } from './staff-call.ts';
import { typedPassword } from './staff-session.ts';

/** What staff did and opened, for managers (AUD-03). */

const staffAct = z.enum(staffActs);

export const recordEntry = z.object({
  id: z.int(),
  at: isoInstant,
  act: staffAct,
  /** Null for a sign-in that failed before a person was known. */
  staffId: z.nullable(z.uuid()),
  staffName: z.nullable(z.string()),
  device: z.nullable(z.string()),
  bookingId: z.nullable(z.uuid()),
  locator: z.nullable(z.string()),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type RecordEntryView = z.infer<typeof recordEntry>;

/** Days are the hotel's; both count. */
const filters = {
  staffId: z.optional(z.uuid()),
  bookingId: z.optional(z.uuid()),
  act: z.optional(staffAct),
  from: z.optional(localDate),
  until: z.optional(localDate),
};

export const list = staffCall({ roles: ['MANAGER'], act: null })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/record',
    operationId: 'listRecord',
    tags: ['Record'],
    summary: 'The record, newest first',
  })
  .input(
    z.object({
      hotelId: id,
      ...filters,
      before: z.optional(z.coerce.number<string>().check(z.int(), z.gte(1))),
    }),
  )
  .output(
    z.object({
      entries: z.array(recordEntry),
      /** `before` of the next page; null on the last one. */
      next: z.nullable(z.int()),
    }),
  );

export const RECORD_EXPORT_ROWS = 50_000;

export const exportCsv = staffCall({ roles: ['MANAGER'], act: 'RECORD_EXPORTED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/record/export',
    operationId: 'exportRecord',
    tags: ['Record'],
    summary: 'The record as CSV; asks for the password again',
  })
  .errors(hotelFailures('STAFF_PASSWORD_WRONG', 'TOO_MANY_REQUESTS'))
  .input(z.object({ hotelId: id, ...filters, password: typedPassword }))
  .output(
    z.object({
      fileName: z.string(),
      csv: z.string(),
      /** True where older rows were left out: narrow the days. */
      isCut: z.boolean(),
    }),
  );
