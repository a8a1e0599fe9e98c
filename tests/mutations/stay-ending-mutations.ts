import type { SourceMutation } from './source-mutation.ts';

/** Faults in what ends a stay: canceling, leaving early, and nobody coming; each test runs over HTTP on a real database. */

const CANCEL = 'src-gateway/bookings/cancel-booking.ts';
const LEAVE = 'src-gateway/bookings/leave-room.ts';
const NO_SHOW = 'src-gateway/bookings/mark-no-shows.ts';
const CANCELED = 'tests/gateway/cancel.test.ts';
const REJECTED = 'tests/gateway/cancel-rejections.test.ts';
const LEFT = 'tests/gateway/early-departure.test.ts';
const MISSED = 'tests/gateway/no-show.test.ts';

export const stayEndingMutations: SourceMutation[] = [
  {
    name: 'a booking is canceled while hours are being paid',
    file: CANCEL,
    edits: [{ find: 'await rejectOpenPayment(tx, bookingId);', put: '' }],
    testFile: REJECTED,
    test: 'for hours cannot be canceled either',
  },
  {
    name: 'a booking is canceled whatever the guest was shown',
    file: CANCEL,
    edits: [{ find: 'rejectOtherFigures(outcome, shown);', put: '' }],
    testFile: REJECTED,
    test: 'cancel nothing, and the response holds what is true now',
  },
  {
    name: 'a canceled booking keeps its room',
    file: CANCEL,
    edits: [{ find: 'await releaseRooms(tx, bookingId, now);', put: '' }],
    testFile: CANCELED,
    test: 'the room of a canceled booking is sold to another guest in the same minute',
  },
  {
    name: 'a room that was left early stays taken',
    file: 'src-gateway/store/stay-store.ts',
    edits: [{ find: 'least(upper(${occupied}), ${cleaned})', put: 'upper(${occupied})' }],
    testFile: LEFT,
    test: 'is cleaned for an hour, and then sold to another guest',
  },
  {
    name: 'a main guest takes a room out of a booking',
    file: LEAVE,
    edits: [{ find: "(act === 'LEAVE' || isHolder(view, viewer))", put: 'view !== null' }],
    testFile: LEFT,
    test: 'only the holder takes a room out before check-in',
  },
  {
    name: 'a booking is canceled for a cent that was not shown',
    file: CANCEL,
    edits: [
      {
        find: 'fromReais(creditValue) === outcome.credited',
        put: 'Math.abs(fromReais(creditValue) - outcome.credited) <= 1',
      },
    ],
    testFile: REJECTED,
    test: '(credits by a cent) cancel nothing',
  },
  {
    name: 'a booking is canceled for a fee that was not shown',
    file: CANCEL,
    edits: [
      {
        find: 'fromReais(cancellationFeeValue) === outcome.kept',
        put: 'cancellationFeeValue <= outcome.kept',
      },
    ],
    testFile: REJECTED,
    test: '(fee) cancel nothing',
  },
  {
    name: 'a booking is canceled by whoever knows its id',
    file: CANCEL,
    edits: [
      { find: 'if (!own) throw notFound();\n  const now', put: 'const now' },
      { find: 'if (view?.booking.guestId !== guestId)', put: 'if (!view)' },
    ],
    testFile: REJECTED,
    test: 'nobody but the holder cancels',
  },
  {
    name: 'a missed booking is canceled before the sweep comes',
    file: CANCEL,
    edits: [{ find: 'now >= noShowFrom(booking.checkinDate, hotel.timeZone)', put: 'false' }],
    testFile: MISSED,
    test: 'where it was canceled before, which can no longer be done afterwards',
  },
  {
    name: 'a cancellation does not note which lines came back',
    file: CANCEL,
    edits: [{ find: 'await markReturned(tx, outcome.returned, now);', put: '' }],
    testFile: CANCELED,
    test: 'a canceled booking is canceled everywhere at once',
  },
  {
    name: 'canceling again tells of everything as kept',
    file: CANCEL,
    edits: [{ find: '.filter(line => line.returnedAt === null)', put: '' }],
    testFile: CANCELED,
    test: 'after a part was kept says again what was kept',
  },
  {
    name: 'a room is left for whatever the guest was shown',
    file: LEAVE,
    edits: [{ find: 'fromReais(shownCredit) !== outcome.credited', put: 'fromReais(shownCredit) < 0' }],
    testFile: LEFT,
    test: 'a figure that is no longer true changes nothing',
  },
  {
    name: 'any guest of a booking leaves each of its rooms',
    file: LEAVE,
    edits: [
      {
        find: 'room && (isHolder(view, viewer) || isMainGuestOf(view, room, viewer)) ? room : null',
        put: 'room ?? null',
      },
    ],
    testFile: LEFT,
    test: 'another guest, the main guest of another room, and a room of another booking',
  },
  {
    name: 'a room that was left can be left again',
    file: LEAVE,
    edits: [
      { find: 'if (leftAt) {', put: 'if (leftAt && now < leftAt) {' },
      {
        find: 'roomState({ view, room, now }).isEarlyDepartureAllowed',
        put: 'roomState({ view, room, now })',
      },
    ],
    testFile: LEFT,
    test: 'gets the same response again, also later, and one deposit',
  },
  {
    name: 'a room is left while hours are being paid',
    file: LEAVE,
    edits: [{ find: 'await rejectOpenPayment(tx, bookingId);', put: '' }],
    testFile: LEFT,
    test: 'a room is not left while hours are being paid for its booking',
  },
  {
    name: 'a partner’s booking returns credits for its nights',
    file: LEAVE,
    edits: [
      {
        find: "view.booking.channel === 'DIRECT' && view.booking.guestId !== null) return",
        put: 'view.booking.guestId !== null) return',
      },
    ],
    testFile: LEFT,
    test: 'a partner’s booking returns nothing and says so',
  },
  {
    name: 'a main guest reads how many credits the holder has',
    file: LEAVE,
    edits: [
      {
        find: 'previous_balance: isOwn ? toReais(await creditBalance(db, viewer.guestId, now))',
        put: "previous_balance: isOwn || view ? toReais(await creditBalance(db, view.booking.guestId ?? '', now))",
      },
    ],
    testFile: LEFT,
    test: 'the main guest of a room leaves it, and the credits are the holder’s',
  },
  {
    name: 'a day is missed before noon',
    file: 'src-shared/rules/stay-return.ts',
    edits: [{ find: 'hourAt(now, timeZone) >= NO_SHOW_HOUR ? -1 : -2', put: '-1' }],
    testFile: MISSED,
    test: 'a booking without an account is a no-show that nobody is written to about',
  },
  {
    name: 'a booking is missed while hours are being paid',
    file: NO_SHOW,
    edits: [{ find: '|| (await hasOpenPayment(tx, bookingId))) return;', put: ') return;' }],
    testFile: MISSED,
    test: 'while hours are being paid for it, and is once that has ended',
  },
  {
    name: 'each sweep returns the credits of a missed booking',
    file: NO_SHOW,
    edits: [
      { find: "view?.booking.status !== 'CONFIRMED'", put: '!view' },
      {
        find: "changeBooking(tx, bookingId, ['CONFIRMED'], {",
        put: "changeBooking(tx, bookingId, ['CONFIRMED', 'NO_SHOW'], {",
      },
    ],
    testFile: MISSED,
    test: 'three sweeps at once make it a no-show once',
  },
  {
    name: 'check-out: a room is left before its stay begins',
    file: 'src-gateway/bookings/room-state.ts',
    edits: [{ find: '!hasNightsLeft && now >= arrival', put: '!hasNightsLeft' }],
    testFile: 'tests/gateway/check-out.test.ts',
    test: 'checks out from the booked arrival on, not before',
  },
];
