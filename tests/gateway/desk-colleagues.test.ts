import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { takePayment } from '#gateway/domain/desk/payments/take-payment.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { staffSessions } from '#gateway/store/schema/staff.ts';
import { statusOf } from '#shared/error-status.ts';
import { AppError } from '#shared/errors.ts';
import { DESK_DEVICE, type Desk, newDesk, openDrawerAt, recordOf } from './desk.ts';
import { cashOrder, WALK_IN_DUE } from './desk-cash.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { scenario } from './scenario.ts';
import { codeOf, HOTEL } from './small-hotel.ts';
import { newStaff } from './staff-fixture.ts';

const hotel = openFreshHotel();
let desk: Desk;
let bookingId: string;
beforeEach(async () => {
  ({ bookingId } = await scenario(hotel).walkIn());
  desk = await newDesk(hotel.gateway);
});

const order = () => cashOrder(bookingId, WALK_IN_DUE);
const taken = () => hotel.db.$count(payments, eq(payments.bookingId, bookingId));
const endSessions = () => hotel.db.delete(staffSessions).where(eq(staffSessions.userId, desk.staffId));

describe('a colleague', () => {
  test('whose sessions end in the middle of an act has not done it (STF-05, AUD-01)', async () => {
    const [session] = await hotel.db
      .select()
      .from(staffSessions)
      .where(eq(staffSessions.userId, desk.staffId));
    const actor = { staffId: desk.staffId, sessionId: session?.id ?? '', device: DESK_DEVICE };
    // The request was let in before.
    await endSessions();
    const error: unknown = await takePayment(hotel.gateway.app, actor, HOTEL, order()).catch(
      thrown => thrown,
    );
    expect(error).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(error instanceof AppError && statusOf(error)).toBe(401);
    expect(await taken()).toBe(0);
    expect(await recordOf(hotel.db, bookingId)).toEqual([]);
  });

  test('who is deactivated at the moment of an act has done it whole, or not at all (STF-05, AUD-01)', async () => {
    const manager = await newStaff(hotel.gateway, { role: 'MANAGER', name: 'Marina Dias' });
    const clerk = await newStaff(hotel.gateway);
    // In a browser the person is the desk.
    await openDrawerAt(hotel.db, {
      hotelId: HOTEL,
      desk: clerk.staffId,
      now: hotel.gateway.clock.now(),
    });
    const [outcome] = await Promise.all([
      codeOf(clerk.client.deskPayments.take(order())),
      manager.client.staff.deactivate({ hotelId: HOTEL, staffId: clerk.staffId }),
    ]);
    const isDone = typeof outcome === 'object';
    expect(await taken()).toBe(isDone ? 1 : 0);
    expect(await recordOf(hotel.db, bookingId)).toHaveLength(isDone ? 1 : 0);
    expect(await codeOf(clerk.client.deskPayments.due({ hotelId: HOTEL, bookingId }))).toBe('UNAUTHORIZED');
  });

  test('of housekeeping takes no money, sees no document and opens no door (STF-04)', async () => {
    const { client } = await newStaff(hotel.gateway, { role: 'HOUSEKEEPING' });
    const room = { hotelId: HOTEL, bookingId, accommodationId: '1', reason: 'OTHER' as const };
    const guest = { hotelId: HOTEL, bookingId, roomGuestId: 'holder' };
    const outcomes = await Promise.all(
      [
        client.deskPayments.take(order()),
        client.deskPayments.due({ hotelId: HOTEL, bookingId }),
        client.documents.find(guest),
        client.doorCodes.show(room),
        client.assistedCheckIn.find(guest),
        client.parcels.list({ hotelId: HOTEL, state: 'WAITING' }),
        client.deskBooking.allowImport({ hotelId: HOTEL, bookingId }),
        client.dayPrint.print({ hotelId: HOTEL, date: '2026-12-01' }),
      ].map(codeOf),
    );
    expect(new Set(outcomes)).toEqual(new Set(['FORBIDDEN']));
    expect(await recordOf(hotel.db, bookingId)).toEqual([]);
  });
});
