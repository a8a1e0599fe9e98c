import * as z from 'zod/mini';
import { type Cents, sumCents } from '../../money.ts';
import { hotelFailures } from '../failures.ts';
import { id, isoInstant } from '../schemas.ts';
import { deskKey, deskRoles, deskText, inHotel } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

/** The cash of a desk (DRW-01): opened with a count, counted before its figure is shown, and closed for good. */

/** Brazilian notes and coins, the largest first. */
export const denominations = [200_00, 100_00, 50_00, 20_00, 10_00, 5_00, 2_00, 1_00, 50, 25, 10, 5] as const;

/** By the note's or coin's cents; one that is left out was not there. */
export const cashCount = z
  .array(
    z.object({
      cents: z.literal(denominations),
      quantity: z.int().check(z.gte(0), z.lte(10_000)),
    }),
  )
  .check(
    z.maxLength(denominations.length),
    z.refine(count => new Set(count.map(({ cents }) => cents)).size === count.length, {
      error: 'drawer.countedTwice',
    }),
  );
export type CashCount = z.infer<typeof cashCount>;

export const totalOfCount = (count: CashCount): Cents =>
  sumCents(count.map(({ cents, quantity }) => cents * quantity));

export const drawerStates = ['OPEN', 'COUNTED', 'CLOSED'] as const;

export const drawer = z.object({
  id,
  /** The device of the hotel; null for the drawer of a person in a browser. */
  device: z.nullable(z.string()),
  state: z.enum(drawerStates),
  openedAt: isoInstant,
  openedBy: z.string(),
  openingCents: z.int(),
  /** Null until the drawer is counted, as are all figures below: whoever counts must not know them. */
  countedAt: z.nullable(isoInstant),
  countedBy: z.nullable(z.string()),
  count: z.nullable(cashCount),
  countedCents: z.nullable(z.int()),
  expectedCents: z.nullable(z.int()),
  /** Counted less expected: below zero where cash is missing. */
  differenceCents: z.nullable(z.int()),
  closedAt: z.nullable(isoInstant),
  closedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** True where this person may count and close it. */
  isOwn: z.boolean(),
});
export type Drawer = z.infer<typeof drawer>;

export const movementKinds = [
  'PAYMENT',
  'DEPOSIT',
  'DEPOSIT_RETURN',
  'CASH_RETURN',
  'CREDIT_PAYOUT',
] as const;

export const drawerMovement = z.object({
  id: z.int(),
  at: isoInstant,
  kind: z.enum(movementKinds),
  locator: z.string(),
  bookingId: id,
  staffName: z.string(),
  /** Who approved cash that left; null for cash that came. */
  approvedBy: z.nullable(z.string()),
  amountCents: z.int(),
});
export type DrawerMovement = z.infer<typeof drawerMovement>;

export const drawerReport = z.object({
  drawer,
  /** Oldest first; empty until the drawer is counted. */
  movements: z.array(drawerMovement),
});
export type DrawerReport = z.infer<typeof drawerReport>;

const tags = ['Drawers'];
const inDrawer = { ...inHotel, drawerId: id };

/** The drawer of the desk that asks, until it is closed. */
export const current = staffCall({ roles: deskRoles, act: null, isPolled: true })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/drawer',
    operationId: 'findDrawer',
    tags,
    summary: 'The open drawer of this desk',
  })
  .input(z.object(inHotel))
  .output(z.object({ drawer: z.nullable(drawer) }));

/** OUTCOME_CHANGED where the desk has a drawer already: its id in `details`. */
export const open = staffCall({ roles: deskRoles, act: 'DRAWER_OPENED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/drawer',
    operationId: 'openDrawer',
    tags,
    successStatus: 201,
    summary: 'Open the drawer of this desk with a counted amount',
  })
  .errors(hotelFailures('BAD_REQUEST', 'OUTCOME_CHANGED', 'IDEMPOTENCY_KEY_REUSED'))
  .input(z.object({ ...inHotel, key: deskKey, count: cashCount }))
  .output(drawer);

/** The count stays as it is, and the drawer takes no more cash. Again with the same count it is the same drawer. */
export const count = staffCall({ roles: deskRoles, act: 'DRAWER_COUNTED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/drawers/{drawerId}/count',
    operationId: 'countDrawer',
    tags,
    summary: 'Count a drawer; then what was expected is shown',
  })
  .errors(hotelFailures('NOT_FOUND', 'BAD_REQUEST', 'OUTCOME_CHANGED'))
  .input(z.object({ ...inDrawer, count: cashCount }))
  .output(drawerReport);

/** Only a counted one; a difference needs a note. The difference is the one that was shown. */
export const close = staffCall({ roles: deskRoles, act: 'DRAWER_CLOSED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/drawers/{drawerId}/close',
    operationId: 'closeDrawer',
    tags,
    summary: 'Close a counted drawer for good',
  })
  .errors(hotelFailures('NOT_FOUND', 'BAD_REQUEST', 'OUTCOME_CHANGED'))
  .input(z.object({ ...inDrawer, differenceCents: z.int(), note: z.optional(deskText(500)) }))
  .output(drawerReport);

export const DRAWER_PAGE_LENGTH = 30;

/** All drawers of the hotel for its managers; for others those of their desk. Newest first. */
export const list = staffCall({ roles: deskRoles, act: null })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/drawers',
    operationId: 'listDrawers',
    tags,
    summary: 'Drawers, newest first',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object({ ...inHotel, after: z.optional(id) }))
  .output(
    z.object({
      drawers: z.array(drawer),
      /** `after` of the next page; null on the last one. */
      next: z.nullable(id),
    }),
  );

export const find = staffCall({ roles: deskRoles, act: null })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/drawers/{drawerId}',
    operationId: 'findDrawerReport',
    tags,
    summary: 'A drawer and its movements',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object(inDrawer))
  .output(drawerReport);

export const reportFormats = ['PDF', 'CSV'] as const;

export const reportFile = z.object({
  fileName: z.string(),
  mediaType: z.string(),
  /** In base64. */
  content: z.string(),
});
export type ReportFile = z.infer<typeof reportFile>;

export const report = staffCall({ roles: deskRoles, act: 'DRAWER_REPORTED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/drawers/{drawerId}/report',
    operationId: 'reportDrawer',
    tags,
    summary: 'The report of a closed drawer as a file',
  })
  .errors(hotelFailures('NOT_FOUND', 'OUTCOME_CHANGED'))
  .input(z.object({ ...inDrawer, format: z.enum(reportFormats) }))
  .output(reportFile);
