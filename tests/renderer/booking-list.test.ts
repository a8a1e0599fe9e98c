import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FETCHED_LENGTH,
  isHideable,
  nextCursor,
  PAGE_LENGTH,
  shownBookings,
  withoutBooking,
} from '#renderer/features/booking-list/booking-pages.ts';
import { bookingMessage } from '#renderer/features/guest-booking/booking-message.ts';
import { statusColours } from '#renderer/features/guest-booking/status-colours.ts';
import { bookingStatus } from '#shared/contract/booking-view.ts';

const bookings = (count: number) => Array.from({ length: count }, (_, n) => ({ bookingId: `b${n}` }));
const ids = (list: readonly { bookingId: string }[]) => list.map(({ bookingId }) => bookingId);

/** The pages of a list that does not change, fetched one after the other as the list itself fetches them. */
function pagesOf(list: readonly { bookingId: string }[]) {
  const pages = [];
  let from = 0;
  for (;;) {
    const page = list.slice(from, from + Number(FETCHED_LENGTH));
    pages.push(page);
    const after = nextCursor(page);
    if (after === undefined) return pages;
    from = list.findIndex(({ bookingId }) => bookingId === after) + 1;
  }
}

describe('a list of bookings', () => {
  test('shows every booking once and in order, however many there are (BKG-20)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 130 }), count => {
        const list = bookings(count);
        const pages = pagesOf(list);
        expect(pages).toHaveLength(Math.max(1, Math.ceil(count / PAGE_LENGTH)));
        expect(shownBookings(pages)).toEqual(list);
      }),
    );
  });

  test('offers no further page after one that is just full (BKG-20)', () => {
    expect(nextCursor(bookings(PAGE_LENGTH))).toBeUndefined();
    expect(nextCursor(bookings(PAGE_LENGTH + 1))).toBe(`b${PAGE_LENGTH - 1}`);
  });

  test('shows a booking once that moved to the next page meanwhile (BKG-20)', () => {
    const [one, two, three] = bookings(3) as [
      { bookingId: string },
      { bookingId: string },
      { bookingId: string },
    ];
    expect(
      ids(
        shownBookings([
          [one, two],
          [two, three],
        ]),
      ),
    ).toEqual(['b0', 'b1', 'b2']);
  });

  test('loses the booking that was taken off, and no other (BKG-20)', () => {
    const pages = pagesOf(bookings(45));
    const left = shownBookings(withoutBooking(pages, 'b3'));
    expect(ids(left)).toEqual(ids(bookings(45)).filter(id => id !== 'b3'));
  });

  test('takes off no booking whose guests stay, whose payment is open, or that waits for an answer (BKG-20, GST-24)', () => {
    const hideable = bookingStatus.options.filter(status =>
      isHideable({ status, isInvitationPending: false }),
    );
    expect(hideable).toEqual(['CONFIRMED', 'CANCELED', 'NO_SHOW', 'CONCLUDED', 'PENDING']);
    expect(isHideable({ status: 'CONFIRMED', isInvitationPending: true })).toBe(false);
  });
});

describe('the message of a booking', () => {
  const opens = '2026-12-02T15:00:00-03:00';
  const now = new Date('2026-12-01T12:00:00-03:00');
  const room = {
    isOverstaying: false,
    isRoomReady: true,
    isCheckinDone: false,
    isMainGuestLogged: true,
    checkinDate: '2026-12-03T15:00:00-03:00',
  };
  const booking = {
    status: 'CONFIRMED',
    minCheckinDate: opens,
    isBookingCheckinAvailable: false,
    accommodations: [room, room],
    payment: { deadline: null, pix: null },
  } as const;

  test('says when check-in opens, that it is open, and nothing once it is too late for it (BKG-13)', () => {
    expect(bookingMessage(booking, now)).toEqual({ about: 'checkinOpens', at: opens });
    expect(bookingMessage(booking, new Date(opens))).toBeNull();
    expect(bookingMessage({ ...booking, isBookingCheckinAvailable: true }, now)).toEqual({
      about: 'checkinOpen',
      at: null,
    });
  });

  test('says that the room is not ready once the guest may be there, and that others have checked in (BKG-14, BKG-19)', () => {
    const waiting = { ...booking, accommodations: [{ ...room, isRoomReady: false }] };
    const arrived = new Date(room.checkinDate);
    expect(bookingMessage(waiting, arrived)).toEqual({ about: 'roomNotReady', at: null });
    expect(bookingMessage(waiting, new Date(opens))).toBeNull();
    const others = { ...booking, status: 'IN_PROGRESS', isBookingCheckinAvailable: true } as const;
    expect(bookingMessage(others, arrived)).toEqual({ about: 'ownCheckIn', at: null });
  });

  test('says until when an unpaid booking is paid at the reception, to its holder (BKG-15)', () => {
    const deadline = '2026-12-03T20:00:00.000Z';
    const pending = { ...booking, status: 'PENDING', payment: { deadline, pix: null } } as const;
    expect(bookingMessage(pending, now)).toEqual({ about: 'pendingUntil', at: deadline });
    expect(bookingMessage({ ...pending, payment: null }, now)).toEqual({ about: 'pending', at: null });
  });

  test('says until when the room is reserved for the Pix of its holder, and to nobody else (PAY-33, PAY-34)', () => {
    const expiresAt = '2026-12-01T15:15:00.000Z';
    const pix = { purpose: 'BOOKING', expiresAt } as const;
    const waiting = { ...booking, status: 'PROCESSING', payment: { deadline: null, pix } } as const;
    expect(bookingMessage(waiting, now)).toEqual({ about: 'pixUntil', at: expiresAt });
    expect(bookingMessage({ ...waiting, payment: null }, now)).toEqual({ about: 'processing', at: null });
    const hours = { ...waiting, status: 'CONFIRMED' } as const;
    expect(bookingMessage(hours, now)?.about).toBe('checkinOpens');
  });

  test('says that check-out time has passed as soon as one room should have been left (BKG-14, BKG-19)', () => {
    const staying = { ...booking, status: 'IN_PROGRESS' } as const;
    expect(bookingMessage(staying, now)?.about).toBe('inProgress');
    const accommodations = [room, { ...room, isOverstaying: true }];
    expect(bookingMessage({ ...staying, accommodations }, now)?.about).toBe('overstaying');
  });

  test.each([
    ['PROCESSING', 'processing'],
    ['CONCLUDED', 'concluded'],
    ['CANCELED', 'canceled'],
    ['NO_SHOW', 'noShow'],
  ] as const)('of %s is one of its own (BKG-11, BKG-14)', (status, about) => {
    expect(bookingMessage({ ...booking, status }, now)).toEqual({ about, at: null });
  });
});

test('each status has its badge’s colour (BKG-11, BKG-12)', () => {
  expect(bookingStatus.options.map(status => [status, statusColours[status]])).toEqual([
    ['CONFIRMED', 'info'],
    ['IN_PROGRESS', 'success'],
    ['CANCELED', 'error'],
    ['NO_SHOW', 'concluded'],
    ['CONCLUDED', 'default'],
    ['PENDING', 'alert'],
    ['PROCESSING', 'info'],
  ]);
});
