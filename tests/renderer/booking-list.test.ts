import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FETCHED_LENGTH,
  isHideable,
  nextCursor,
  PAGE_LENGTH,
  shownBookings,
  withoutBooking,
} from '#renderer/guest/features/booking/booking-list/booking-pages.ts';
import { bookingMessage } from '#renderer/guest/features/shared/guest-booking/booking-message.ts';
import { statusColours } from '#renderer/guest/features/shared/guest-booking/components/status-badge.tsx';
import { bookingStatus } from '#shared/contract/guest/booking-view.ts';

const bookings = (count: number) => Array.from({ length: count }, (_, n) => ({ bookingId: `b${n}` }));
const ids = (list: readonly { bookingId: string }[]) => list.map(({ bookingId }) => bookingId);

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
    const three = bookings(3);
    expect(shownBookings([three.slice(0, 2), three.slice(1)])).toEqual(three);
  });

  test('loses the booking that was taken off, and no other (BKG-20)', () => {
    const pages = pagesOf(bookings(45));
    const left = shownBookings(withoutBooking(pages, 'b3'));
    expect(ids(left)).toEqual(ids(bookings(45)).filter(id => id !== 'b3'));
  });

  test('takes off no booking whose guests stay, whose payment is open, or that waits for an answer (BKG-20, GST-24)', () => {
    const settled = { isInvitationPending: false };
    const hideable = bookingStatus.options.filter(status => isHideable({ status, ...settled }));
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

  const of = (change: Partial<Parameters<typeof bookingMessage>[0]>) => ({ ...booking, ...change });
  const arrived = new Date(room.checkinDate);
  const notReady = of({ accommodations: [{ ...room, isRoomReady: false }] });
  const overstaying = { accommodations: [room, { ...room, isOverstaying: true }] };
  const deadline = '2026-12-03T20:00:00.000Z';
  const expiresAt = '2026-12-01T15:15:00.000Z';
  const withPix = { deadline: null, pix: { purpose: 'BOOKING', expiresAt } } as const;

  test.each<[string, Parameters<typeof bookingMessage>[0], Date, string | null, string?]>([
    ['when check-in opens (BKG-13)', booking, now, 'checkinOpens', opens],
    ['nothing once it is too late for that (BKG-13)', booking, new Date(opens), null],
    ['that check-in is open (BKG-13)', of({ isBookingCheckinAvailable: true }), now, 'checkinOpen'],
    [
      'that the room is not ready once the guest may be there (BKG-14, BKG-19)',
      notReady,
      arrived,
      'roomNotReady',
    ],
    [
      'when a room that is not ready is expected (HSK-03)',
      of({ accommodations: [room, { ...room, isRoomReady: false, roomExpectedAt: deadline }] }),
      arrived,
      'roomExpected',
      deadline,
    ],
    [
      'no hour once it has passed (HSK-03)',
      of({ accommodations: [{ ...room, isRoomReady: false, roomExpectedAt: deadline }] }),
      new Date(deadline),
      'roomNotReady',
    ],
    ['nothing of that before (BKG-14, BKG-19)', notReady, new Date(opens), null],
    [
      'that others have checked in (BKG-14, BKG-19)',
      of({ status: 'IN_PROGRESS', isBookingCheckinAvailable: true }),
      arrived,
      'ownCheckIn',
    ],
    [
      'until when an unpaid booking is paid at the reception, to its holder (BKG-15)',
      of({ status: 'PENDING', payment: { deadline, pix: null } }),
      now,
      'pendingUntil',
      deadline,
    ],
    ['no deadline to anybody else (BKG-15)', of({ status: 'PENDING', payment: null }), now, 'pending'],
    [
      'until when the room is reserved for the Pix of its holder (PAY-33, PAY-34)',
      of({ status: 'PROCESSING', payment: withPix }),
      now,
      'pixUntil',
      expiresAt,
    ],
    ['that to nobody else (PAY-33, PAY-34)', of({ status: 'PROCESSING', payment: null }), now, 'processing'],
    ['nothing of a Pix for hours (PAY-33, PAY-34)', of({ payment: withPix }), now, 'checkinOpens', opens],
    ['that the stay is in progress (BKG-14, BKG-19)', of({ status: 'IN_PROGRESS' }), now, 'inProgress'],
    [
      'that check-out time has passed as soon as one room should have been left (BKG-14, BKG-19)',
      of({ status: 'IN_PROGRESS', ...overstaying }),
      now,
      'overstaying',
    ],
    ['that it is being paid (BKG-11, BKG-14)', of({ status: 'PROCESSING' }), now, 'processing'],
    ['that it is over (BKG-11, BKG-14)', of({ status: 'CONCLUDED' }), now, 'concluded'],
    ['that it is canceled (BKG-11, BKG-14)', of({ status: 'CANCELED' }), now, 'canceled'],
    ['that nobody came (BKG-11, BKG-14)', of({ status: 'NO_SHOW' }), now, 'noShow'],
  ])('says %s', (_, shown, at, about, until) => {
    expect(bookingMessage(shown, at)).toEqual(about === null ? null : { about, at: until ?? null });
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
