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
  const booking = {
    status: 'CONFIRMED',
    minCheckinDate: opens,
    isBookingCheckinAvailable: false,
    accommodations: [{ isOverstaying: false }, { isOverstaying: false }],
    payment: { deadline: null },
  } as const;

  test('says when check-in opens, that it is open, and nothing once it is too late for it (BKG-13)', () => {
    expect(bookingMessage(booking, now)).toEqual({ about: 'checkinOpens', at: opens });
    expect(bookingMessage(booking, new Date(opens))).toBeNull();
    expect(bookingMessage({ ...booking, isBookingCheckinAvailable: true }, now)).toEqual({
      about: 'checkinOpen',
      at: null,
    });
  });

  test('says until when an unpaid booking is paid at the reception, to its holder (BKG-15)', () => {
    const deadline = '2026-12-03T20:00:00.000Z';
    const pending = { ...booking, status: 'PENDING', payment: { deadline } } as const;
    expect(bookingMessage(pending, now)).toEqual({ about: 'pendingUntil', at: deadline });
    expect(bookingMessage({ ...pending, payment: null }, now)).toEqual({ about: 'pending', at: null });
  });

  test('says that check-out time has passed as soon as one room should have been left (BKG-14, BKG-19)', () => {
    const staying = { ...booking, status: 'IN_PROGRESS' } as const;
    expect(bookingMessage(staying, now)?.about).toBe('inProgress');
    const accommodations = [{ isOverstaying: false }, { isOverstaying: true }];
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
