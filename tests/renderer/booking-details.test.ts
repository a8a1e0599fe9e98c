import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingWays } from '#renderer/features/booking-details/booking-ways.ts';
import { mapAddress } from '#renderer/features/booking-details/map-address.ts';
import { roomAccess } from '#renderer/features/booking-details/room-access.ts';
import { valueLines } from '#renderer/features/booking-details/values-lines.ts';
import { bookingStatus } from '#shared/contract/booking-view.ts';
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

  test('is that it no longer opens after check-out, and nothing where nobody comes (BKG-14)', () => {
    expect(roomAccess({ ...staying, status: 'CONCLUDED', room: null }, after)).toEqual({ is: 'left' });
    for (const status of ['CANCELED', 'NO_SHOW', 'PENDING', 'PROCESSING'] as const)
      expect(roomAccess({ ...room, status }, before)).toBeNull();
  });
});

describe('the ways on from a booking', () => {
  const booking = { isInvitationPending: false, isBookingCancelAvailable: false };
  const rooms = (viewMode: 'FULL' | 'LIMITED') =>
    bookingStatus.options.map(status => ({ status, accommodations: [{ status, viewMode }] }));

  test('lead to its rooms and guests for confirmed rooms and those under way, seen in full (BKG-09, BKG-16, BKG-34)', () => {
    const leading = rooms('FULL').filter(
      ({ accommodations }) => bookingWays({ ...booking, accommodations }).guests,
    );
    expect(leading.map(({ status }) => status)).toEqual(['CONFIRMED', 'IN_PROGRESS']);
    for (const { accommodations } of rooms('LIMITED'))
      expect(bookingWays({ ...booking, accommodations })).toEqual({ manage: false, guests: false });
  });

  test('lead to the management of a booking that waits for its payment, because it can be canceled there (BKG-34, BKG-38)', () => {
    const pending = { ...booking, accommodations: [{ status: 'PENDING', viewMode: 'FULL' }] } as const;
    expect(bookingWays({ ...pending, isBookingCancelAvailable: true })).toEqual({
      manage: true,
      guests: false,
    });
  });

  test('are closed to whoever has an invitation to answer (GST-22)', () => {
    const accommodations = [{ status: 'CONFIRMED', viewMode: 'FULL' }] as const;
    expect(bookingWays({ ...booking, accommodations, isInvitationPending: true })).toEqual({
      manage: false,
      guests: false,
    });
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
    subtotal: 1822.35,
    taxes: 91.12,
    total: 1913.47,
    credits: 100.5,
    charged: 1812.97,
    due: 0,
    returned: 0,
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

  test('counts a partner’s booking as paid at the partner where the hotel was paid nothing (BKG-05, BKG-35)', () => {
    const free = { ...values, credits: 0, charged: 0 };
    expect(named(valueLines(free, { ...plain, isOta: true }).paid)).toEqual([['partner', 1_913_47]]);
    expect(valueLines(free, plain).paid).toEqual([]);
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
