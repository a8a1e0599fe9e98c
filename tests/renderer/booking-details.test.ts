import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingLinks } from '#renderer/guest/features/booking/booking-details/booking-links.ts';
import { valueLines } from '#renderer/guest/features/booking/booking-details/values-lines.ts';
import { roomAccess } from '#renderer/guest/features/shared/guest-booking/room-access.ts';
import { mapAddress } from '#renderer/platform/ui/map-address.ts';
import { bookingStatus } from '#shared/contract/guest/booking-view.ts';
import { fromReais, sumCents, toReais } from '#shared/money.ts';
import { defaultWebConfig } from '#shared/settings.ts';

const start = '2026-12-03T15:00:00-03:00';
const [before, after] = [new Date('2026-12-03T09:00:00-03:00'), new Date('2026-12-03T16:00:00-03:00')];

describe('what a guest learns about the door', () => {
  const room = {
    status: 'CONFIRMED',
    checkinDate: start,
    isOverstaying: false,
    isCheckinDone: false,
    isCheckinAvailable: false,
    isRoomReady: true,
    lockDoorCode: null,
    room: null,
  } as const;
  const staying = {
    ...room,
    status: 'IN_PROGRESS',
    isCheckinDone: true,
    room: { isDoorOpeningAllowed: false },
  } as const;

  test('is its code only where the door opens (BKG-18)', () => {
    const open = { ...staying, room: { isDoorOpeningAllowed: true }, lockDoorCode: '482913' };
    expect(roomAccess(open, after)).toEqual({ is: 'open', code: '482913' });
    expect(roomAccess({ ...open, lockDoorCode: null }, after)).toEqual({ is: 'unknown' });
    for (const closed of [
      { ...open, room: { isDoorOpeningAllowed: false } },
      { ...open, room: null },
    ])
      expect(roomAccess(closed, after)?.is).not.toBe('open');
  });

  test('differs before check-in, after it until the stay begins, and when check-out time has passed (BKG-14, BKG-19)', () => {
    expect(roomAccess(room, before)).toEqual({ is: 'before' });
    expect(roomAccess(room, after)).toEqual({ is: 'before' });
    expect(roomAccess(staying, before)).toEqual({ is: 'after' });
    expect(roomAccess(staying, after)).toEqual({ is: 'unknown' });
    expect(roomAccess({ ...staying, isOverstaying: true }, after)).toEqual({ is: 'overstaying' });
  });

  test('differs while the room is not free, and for who has not checked in beside others (BKG-14, BKG-19)', () => {
    expect(roomAccess({ ...room, isRoomReady: false }, after)).toEqual({ is: 'notReady' });
    expect(roomAccess({ ...room, isRoomReady: false }, before)).toEqual({ is: 'before' });
    expect(roomAccess({ ...staying, isRoomReady: false }, after)).toEqual({ is: 'notReady' });
    const companion = { ...staying, isCheckinAvailable: true, room: { isDoorOpeningAllowed: true } };
    expect(roomAccess(companion, after)).toEqual({ is: 'ownCheckIn' });
  });

  test('is that it no longer opens after check-out, and nothing where nobody comes (BKG-14)', () => {
    expect(roomAccess({ ...staying, status: 'CONCLUDED', room: null }, after)).toEqual({ is: 'left' });
    for (const status of ['CANCELED', 'NO_SHOW', 'PENDING', 'PROCESSING'] as const)
      expect(roomAccess({ ...room, status }, before)).toBeNull();
  });
});

describe('the links of a booking', () => {
  const booking = {
    isInvitationPending: false,
    isBookingCancelAvailable: false,
    isBookingCheckinAvailable: false,
  };
  const rooms = (viewMode: 'FULL' | 'LIMITED') =>
    bookingStatus.options.map(status => ({
      status,
      accommodations: [{ status, viewMode, isCheckoutAvailable: false }],
    }));

  test('lead to its rooms and guests for confirmed rooms and those in progress, seen in full (BKG-09, BKG-16, BKG-34)', () => {
    const leading = rooms('FULL').filter(
      ({ accommodations }) => bookingLinks({ ...booking, accommodations }).guests,
    );
    expect(leading.map(({ status }) => status)).toEqual(['CONFIRMED', 'IN_PROGRESS']);
    for (const { accommodations } of rooms('LIMITED'))
      expect(bookingLinks({ ...booking, accommodations })).toMatchObject({ manage: false, guests: false });
  });

  test('lead to the management of a booking that waits for its payment, because it can be canceled there (BKG-34, BKG-38)', () => {
    const pending = {
      ...booking,
      accommodations: [{ status: 'PENDING', viewMode: 'FULL', isCheckoutAvailable: false }],
    } as const;
    expect(bookingLinks({ ...pending, isBookingCancelAvailable: true })).toMatchObject({
      manage: true,
      guests: false,
      checkOut: false,
    });
  });

  test('lead to check-in while it is open, and are closed to whoever has an invitation to answer (CHK-09, GST-22)', () => {
    const accommodations = [{ status: 'CONFIRMED', viewMode: 'FULL', isCheckoutAvailable: true }] as const;
    const open = { ...booking, accommodations, isBookingCheckinAvailable: true };
    expect(bookingLinks(open).checkIn).toBe(true);
    expect(bookingLinks({ ...open, isBookingCheckinAvailable: false }).checkIn).toBe(false);
    expect(bookingLinks({ ...open, isInvitationPending: true })).toEqual({
      checkIn: false,
      manage: false,
      guests: false,
      checkOut: false,
    });
  });

  test('lead to the check-out while a room of it can be checked out of (OUT-01)', () => {
    const room = { status: 'IN_PROGRESS', viewMode: 'FULL' } as const;
    const checkOutLinks = (...flags: boolean[]) =>
      bookingLinks({
        ...booking,
        accommodations: flags.map(isCheckoutAvailable => ({ ...room, isCheckoutAvailable })),
      }).checkOut;
    expect([checkOutLinks(false, false), checkOutLinks(false, true)]).toEqual([false, true]);
  });
});

describe('the bill of a booking', () => {
  const values = {
    rooms: [
      { type: 'Queen', days: 2, value: 800.1 },
      { type: 'Suite', days: 1, value: 612.25 },
    ],
    checkin: 60,
    checkout: 0,
    hoursPurchased: 60,
    pet: 350,
    cradle: 0,
    overstay: 0,
    subtotal: 1822.35,
    taxes: 91.12,
    total: 1913.47,
    credits: 100.5,
    charged: 1812.97,
    due: 0,
    returned: 0,
    refunds: [],
  };
  const plain = { hasCradle: false, isOta: false };
  const named = (lines: readonly { what: string; cents: number }[]) =>
    lines.map(({ what, cents }) => [what, cents]);

  test('names what it consists of and how it was paid, without lines of nothing (BKG-05)', () => {
    const { costs, paid, totalPaid, due, returned } = valueLines(values, plain);
    expect(named(costs)).toEqual([
      ['room', 800_10],
      ['room', 612_25],
      ['checkin', 60_00],
      ['hours', 60_00],
      ['pet', 350_00],
    ]);
    expect(named(paid)).toEqual([
      ['credits', 100_50],
      ['charged', 1_812_97],
    ]);
    expect([totalPaid, due, returned]).toEqual([1_913_47, [], []]);
  });

  test('names a crib though it costs nothing, what is due, and what came back (BKG-05, BKG-10)', () => {
    const open = { ...values, credits: 0, charged: 0, due: 1913.47, returned: 5 };
    const { costs, paid, due, returned } = valueLines(open, { ...plain, hasCradle: true });
    expect(named(costs)).toContainEqual(['cradle', 0]);
    expect(paid).toEqual([]);
    expect(named(due)).toEqual([['due', 1_913_47]]);
    expect(named(returned)).toEqual([['returned', 5_00]]);
  });

  test('names money that goes back apart from credits, each with its state (PAY-39)', () => {
    const at = '2026-12-01T12:00:00-03:00';
    const refunds = (['OPEN', 'DONE', 'REFUSED'] as const).map((state, index) => ({
      state,
      amount: index + 0.1,
      createdAt: at,
      settledAt: null,
    }));
    const lines = valueLines({ ...values, refunds }, plain);
    expect(lines.refunds).toEqual([
      { what: 'refund', state: 'OPEN', cents: 10 },
      { what: 'refund', state: 'DONE', cents: 1_10 },
      { what: 'refund', state: 'REFUSED', cents: 2_10 },
    ]);
    // Not a part of what the stay was paid with.
    expect([lines.totalPaid, lines.returned]).toEqual([valueLines(values, plain).totalPaid, []]);
  });

  test('counts a partner’s booking as paid at the partner where the hotel was paid nothing (BKG-05, BKG-35)', () => {
    const free = { ...values, credits: 0, charged: 0 };
    expect(named(valueLines(free, { ...plain, isOta: true }).paid)).toEqual([['partner', 1_913_47]]);
    expect(valueLines(free, plain).paid).toEqual([]);
  });

  test('names what overstaying cost and that it is due, also beside what a partner was paid (BKG-05, LIM-14)', () => {
    const late = { ...values, credits: 0, charged: 0, overstay: 200, total: 2120.47, due: 207 };
    const { costs, paid, due } = valueLines(late, { ...plain, isOta: true });
    expect(named(costs).at(-1)).toEqual(['overstay', 200_00]);
    expect([named(paid), named(due)]).toEqual([[['partner', 1_913_47]], [['due', 207_00]]]);
  });

  test('adds up to the cent, whatever its parts (BKG-05)', () => {
    const cents = fc.integer({ min: 0, max: 50_000_00 });
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 6 }),
        cents,
        cents,
        (rooms, credits, charged) => {
          const total = sumCents(rooms);
          const { costs, paid, totalPaid } = valueLines(
            {
              ...values,
              rooms: rooms.map(value => ({ type: 'Queen', days: 1, value: toReais(value) })),
              checkin: 0,
              hoursPurchased: 0,
              pet: 0,
              subtotal: toReais(total),
              credits: toReais(credits),
              charged: toReais(charged),
            },
            plain,
          );
          expect(sumCents(costs.map(line => line.cents))).toBe(fromReais(toReais(total)));
          expect(sumCents(paid.map(line => line.cents))).toBe(credits + charged);
          expect(totalPaid).toBe(credits + charged);
        },
      ),
    );
  });
});

test('the map opens at the hotel, and is not offered for one without a position (BKG-03, BKG-32, PD-36)', () => {
  const address = mapAddress(defaultWebConfig.links.map, { latitude: -23.5646, longitude: -46.6653 });
  expect(address).toBe('https://www.openstreetmap.org/?mlat=-23.5646&mlon=-46.6653#map=17/-23.5646/-46.6653');
  expect(mapAddress(defaultWebConfig.links.map, { latitude: 0, longitude: 0 })).toBeNull();
});
