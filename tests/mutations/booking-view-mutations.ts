import type { SourceMutation } from './source-mutation.ts';

/** Faults in who sees what of a booking, and in the lists of it. */

const DETAILS_TESTS = 'tests/gateway/booking-details.test.ts';
const HIDE_TESTS = 'tests/gateway/booking-hide.test.ts';

export const bookingViewMutations: SourceMutation[] = [
  {
    name: 'a door code is shown before the door opens',
    file: 'src-gateway/check-in/door-codes.ts',
    edits: [{ find: 'roomState({ ...look, room }).isDoorOpeningAllowed &&', put: '' }],
    testFile: DETAILS_TESTS,
    test: 'the door code and the room are for those who sleep there',
  },
  {
    name: 'a companion reads what the booking costs',
    file: 'src-gateway/bookings/booking-values.ts',
    edits: [{ find: 'if (!isHolder(view, viewer)) throw bookingNotFound();', put: '' }],
    testFile: DETAILS_TESTS,
    test: 'what it costs is for the holder alone',
  },
  {
    name: 'payments of a booking are sent to all its guests',
    file: 'src-gateway/bookings/booking-view.ts',
    edits: [{ find: 'payment: isOwn ? moneyOf(view) : null', put: 'payment: moneyOf(view)' }],
    testFile: DETAILS_TESTS,
    test: 'what it costs is for the holder alone',
  },
  {
    name: 'an e-mail that nobody has proven opens an invitation',
    file: 'src-gateway/bookings/find-viewer.ts',
    edits: [
      {
        find: 'isVerified ? guest.email : null',
        put: '(isVerified || guest) ? (guest?.email ?? null) : null',
      },
    ],
    testFile: HIDE_TESTS,
    test: 'by the proven e-mail alone',
  },
  {
    name: 'a page of bookings begins with the last one of the page before',
    file: 'src-gateway/store/booking-list-store.ts',
    edits: [{ find: "sql.raw(order === 'asc' ? '>' : '<')", put: "sql.raw(order === 'asc' ? '>=' : '<=')" }],
    testFile: 'tests/gateway/booking-paging.test.ts',
    test: '500 bookings, own and shared, are paged in order',
  },
  {
    name: 'a booking whose guests stay can be hidden',
    file: 'src-gateway/bookings/hide-booking.ts',
    edits: [{ find: "status === 'IN_PROGRESS' || ", put: '' }],
    testFile: HIDE_TESTS,
    test: 'that is IN_PROGRESS is BOOKING_NOT_HIDEABLE',
  },
  {
    name: 'a booking whose hours are being paid for can be hidden',
    file: 'src-gateway/bookings/hide-booking.ts',
    edits: [{ find: ' || (await hasOpenPayment(tx, bookingId))', put: '' }],
    testFile: HIDE_TESTS,
    test: 'is not one whose hours are being paid for',
  },
  {
    name: 'a companion takes a booking off the lists of its holder',
    file: 'src-gateway/bookings/hide-booking.ts',
    edits: [{ find: 'if (isHolder(view, viewer)) return', put: 'if (view !== null) return' }],
    testFile: HIDE_TESTS,
    test: 'leaves a companion’s lists alone, accepted or invited',
  },
  {
    name: 'a page of bookings tells of a booking that is not the guest’s',
    file: 'src-gateway/bookings/list-bookings.ts',
    edits: [{ find: '|| !mayView(view, viewer)', put: '' }],
    testFile: 'tests/gateway/booking-paging.test.ts',
    test: 'a page after a booking that is not the guest’s is not found',
  },
  {
    name: 'guests of a room are shown to whoever does not stay in it',
    file: 'src-gateway/bookings/guest-view.ts',
    edits: [{ find: "if (viewModeOf(view, room, viewer) === 'LIMITED') return [];", put: '' }],
    testFile: DETAILS_TESTS,
    test: 'a room whose main guest has accepted is LIMITED for the holder',
  },
];
