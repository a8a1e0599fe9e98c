import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { programDueLocks } from '#gateway/domain/booking/doors/lock-worker.ts';
import { opensSandboxLock } from '#gateway/sandbox/sandbox-door-lock.ts';
import { accommodationGuests } from '#gateway/store/schema/bookings.ts';
import { doorCodeShowings } from '#gateway/store/schema/check-ins.ts';
import type { DoorCodeReason } from '#shared/contract/door-code-reasons.ts';
import { clientAt, shownCode } from './checking-in.ts';
import { type Desk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { EVENING, queenRoom, type Stay, scenario } from './scenario.ts';
import { codeOf, HOTEL, newGuest } from './small-hotel.ts';
import { storedRoom } from './stored-booking.ts';

const hotel = openFreshHotel();
let stay: Stay;
let desk: Desk;
beforeEach(async () => {
  stay = await scenario(hotel).paidStay({ rooms: [queenRoom], checkedInAt: EVENING });
  desk = await newDesk(hotel.gateway);
});

const door = (changes: object = {}) => ({
  hotelId: HOTEL,
  bookingId: stay.bookingId,
  accommodationId: String(stay.accommodationId),
  reason: 'PHONE_UNUSABLE' satisfies DoorCodeReason,
  ...changes,
});
const storedCode = async () => (await storedRoom(hotel, stay.accommodationId)).doorCode;
const detailsOf = async () => {
  const client = await clientAt(hotel, hotel.guest, hotel.gateway.clock.now());
  return (await client.bookings.details({ bookingId: stay.bookingId })).accommodations[0];
};

describe('the desk', () => {
  test('shows a code for a reason, which the guest reads and the record has without the code (FRD-10, AUD-01, PD-46)', async () => {
    const code = await storedCode();
    expect(await detailsOf()).toMatchObject({ shownAtDesk: null });
    const shown = await desk.calls.doorCodes.show(door());
    expect(shown).toMatchObject({ lockDoorCode: code, isDoorCodeActive: false });
    await programDueLocks(hotel.gateway.app);
    expect(await desk.calls.doorCodes.show(door({ reason: 'OTHER' }))).toMatchObject({
      isDoorCodeActive: true,
    });
    expect(await detailsOf()).toMatchObject({ lockDoorCode: code, shownAtDesk: { reason: 'OTHER' } });
    const record = await recordOf(hotel.db, stay.bookingId);
    expect(record).toMatchObject([
      {
        act: 'DOOR_CODE_SHOWN',
        details: { reason: 'PHONE_UNUSABLE', accommodationId: stay.accommodationId },
      },
      { act: 'DOOR_CODE_SHOWN', details: { reason: 'OTHER' } },
    ]);
    expect(JSON.stringify(record)).not.toContain(code);
    const showings = await hotel.db
      .select()
      .from(doorCodeShowings)
      .where(
        and(eq(doorCodeShowings.accommodationId, stay.accommodationId), eq(doorCodeShowings.place, 'DESK')),
      );
    expect(showings).toMatchObject([
      { guestId: hotel.guest.id, staffId: desk.staffId, deskReason: 'PHONE_UNUSABLE' },
      { deskReason: 'OTHER' },
    ]);
  });

  test('gives a new code, and the old one opens nothing; the guest’s own three changes stay (FRD-10, PD-46)', async () => {
    const { app } = hotel.gateway;
    await programDueLocks(app);
    const old = (await storedCode()) ?? '';
    for (let change = 0; change < 4; change += 1)
      await desk.calls.doorCodes.renew(door({ reason: 'CODE_KNOWN_TO_OTHERS' }));
    const { lockDoorCode } = await desk.calls.doorCodes.renew(door({ reason: 'CODE_LOST' }));
    expect(lockDoorCode).not.toBe(old);
    await programDueLocks(app);
    expect(await opensSandboxLock(app, stay.room, old)).toBe(false);
    expect(await opensSandboxLock(app, stay.room, lockDoorCode)).toBe(true);
    expect(await detailsOf()).toMatchObject({
      lockDoorCode,
      doorCodeRenewalsLeft: 3,
      shownAtDesk: { reason: 'CODE_LOST' },
    });
  });

  test('ends a code for good: the guest cannot make another one, the desk can (FRD-10)', async () => {
    const { app } = hotel.gateway;
    await programDueLocks(app);
    const old = (await storedCode()) ?? '';
    const { endedAt } = await desk.calls.doorCodes.end(door({ reason: 'CODE_KNOWN_TO_OTHERS' }));
    expect(endedAt).toEqual(expect.any(String));
    await desk.calls.doorCodes.end(door());
    await programDueLocks(app);
    expect(await opensSandboxLock(app, stay.room, old)).toBe(false);
    const client = await clientAt(hotel, hotel.guest, hotel.gateway.clock.now());
    expect(await shownCode(client, stay.bookingId, stay.accommodationId)).toBeNull();
    const own = { bookingId: stay.bookingId, accommodationId: String(stay.accommodationId) };
    expect(await codeOf(client.checkIn.renewDoorCode(own))).toBe('DOOR_CODE_NOT_AVAILABLE');
    expect(await codeOf(desk.calls.doorCodes.show(door()))).toBe('DOOR_CODE_NOT_AVAILABLE');
    const { lockDoorCode } = await desk.calls.doorCodes.renew(door());
    expect(await shownCode(client, stay.bookingId, stay.accommodationId)).toBe(lockDoorCode);
    expect((await recordOf(hotel.db, stay.bookingId)).map(({ act }) => act)).toEqual([
      'DOOR_CODE_ENDED',
      'DOOR_CODE_RENEWED',
    ]);
  });

  test('opens no other hotel’s door, none before check-in, and none of a rejected guest (FRD-10, SEC-19)', async () => {
    const { show, renew, end } = desk.calls.doorCodes;
    const later = await scenario(hotel, await newGuest(hotel.gateway)).longStay();
    for (const act of [show, renew, end]) {
      expect(await codeOf(act(door({ hotelId: OTHER_HOTEL.hotelId })))).toBe('NOT_FOUND');
      expect(await codeOf(act(door({ accommodationId: String(later.accommodationId) })))).toBe('NOT_FOUND');
      expect(
        await codeOf(
          act(door({ bookingId: later.bookingId, accommodationId: String(later.accommodationId) })),
        ),
      ).toBe('DOOR_CODE_NOT_AVAILABLE');
      expect(await codeOf(act(door({ reason: 'BECAUSE' })))).toBe('BAD_REQUEST');
    }
    await hotel.db
      .update(accommodationGuests)
      .set({ accessSuspendedAt: hotel.gateway.clock.now() })
      .where(eq(accommodationGuests.bookingId, stay.bookingId));
    for (const act of [show, renew]) expect(await codeOf(act(door()))).toBe('DOOR_CODE_NOT_AVAILABLE');
    expect(await recordOf(hotel.db, stay.bookingId)).toEqual([]);
  });
});
