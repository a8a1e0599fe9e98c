import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { id, isoInstant, localDate } from '../schemas.ts';
import { inHotel } from './desk-schemas.ts';
import { reportFile } from './drawers.ts';
import { staffCall } from './staff-call.ts';

/** A hotel's day in figures, each the sum of lines of the ledger (DRW-03). */

export const ledgerKinds = [
  'PAYMENT',
  'DEPOSIT',
  'DEPOSIT_RETURN',
  'CASH_RETURN',
  'CREDIT_PAYOUT',
  /** Money that the provider took for nothing: a late or double payment, until it is returned. */
  'REFUND_OWED',
  'REFUND',
  'CREDIT_GIVEN',
  'CREDIT_USED',
  'CREDIT_PAID_OUT',
  'CREDIT_EXPIRED',
  'FEE_WAIVED',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

export const ledgerMeans = ['CARD', 'PIX', 'TERMINAL', 'CASH', 'CREDITS', 'NONE'] as const;
export type LedgerMeans = (typeof ledgerMeans)[number];

export const ledgerSum = z.object({
  kind: z.enum(ledgerKinds),
  means: z.enum(ledgerMeans),
  count: z.int(),
  /** Below zero for what left. */
  cents: z.int(),
});
export type LedgerSum = z.infer<typeof ledgerSum>;

export const dayReport = z.object({
  day: localDate,
  madeAt: isoInstant,
  stays: z.object({
    arrivals: z.int(),
    departures: z.int(),
    noShows: z.int(),
    /** Rooms with guests at the end of the day, or now on the day itself. */
    occupied: z.int(),
    rooms: z.int(),
  }),
  /** By kind and means, in the order of both lists; without those that did not happen. */
  sums: z.array(ledgerSum),
  drawers: z.array(
    z.object({
      drawerId: id,
      /** Null for the drawer of a person in a browser. */
      device: z.nullable(z.string()),
      openedBy: z.string(),
      openedAt: isoInstant,
      /** Cash of the day that came and that left. */
      inCents: z.int(),
      outCents: z.int(),
      /** Counted less expected; null until it is closed. */
      differenceCents: z.nullable(z.int()),
    }),
  ),
  /** What guests owe when the report is made, the largest first. */
  balances: z.array(z.object({ bookingId: id, locator: z.string(), dueCents: z.int() })),
});
export type DayReport = z.infer<typeof dayReport>;

const tags = ["The day's report"];
const inDay = { ...inHotel, day: localDate };

/** BAD_REQUEST for a day that has not begun. */
export const find = staffCall({ roles: ['MANAGER'], act: null })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/days/{day}/report',
    operationId: 'findDayReport',
    tags,
    summary: 'Stays, payments, money back, credits and open balances of a day',
  })
  .errors(hotelFailures('BAD_REQUEST'))
  .input(z.object(inDay))
  .output(dayReport);

export const exportCsv = staffCall({ roles: ['MANAGER'], act: 'DAY_REPORTED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/days/{day}/report',
    operationId: 'exportDayReport',
    tags,
    summary: 'The lines of a day for accounting, as CSV',
  })
  .errors(hotelFailures('BAD_REQUEST'))
  .input(z.object(inDay))
  .output(reportFile);
