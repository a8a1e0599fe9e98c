import { mutationsOf } from './source-mutation.ts';

export const bookingViewMutations = [
  ...mutationsOf('src-gateway/domain/booking/doors/door-codes.ts', 'tests/gateway/booking-details.test.ts', {
    'a door code is shown before the door opens': {
      seenBy: 'the door code and the room are for those who sleep there',
      'roomState({ ...context, room }).isDoorOpeningAllowed &&': '',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/booking/list/booking-values.ts',
    'tests/gateway/booking-details.test.ts',
    {
      'a companion reads what the booking costs': {
        seenBy: 'what it costs is for the holder alone',
        'if (!isHolder(view, viewer)) throw bookingNotFound();': '',
      },
    },
  ),
  ...mutationsOf('src-gateway/domain/booking/view/booking-view.ts', 'tests/gateway/booking-details.test.ts', {
    'payments of a booking are sent to all its guests': {
      seenBy: 'what it costs is for the holder alone',
      'payment: isOwn ? moneyOf(view) : null': 'payment: moneyOf(view)',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/view/booking-viewer.ts', 'tests/gateway/booking-hide.test.ts', {
    'an e-mail that nobody has proven opens an invitation': {
      seenBy: 'by the proven e-mail alone',
      'isVerified ? guest.email : null': '(isVerified || guest) ? (guest?.email ?? null) : null',
    },
  }),
  ...mutationsOf('src-gateway/store/booking-list-store.ts', 'tests/gateway/booking-paging.test.ts', {
    'a page of bookings begins with the last one of the page before': {
      seenBy: '500 bookings, own and shared, are paged in order',
      "sql.raw(order === 'asc' ? '>' : '<')": "sql.raw(order === 'asc' ? '>=' : '<=')",
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/list/hide-booking.ts', 'tests/gateway/booking-hide.test.ts', {
    'a booking whose guests stay can be hidden': {
      seenBy: 'that is IN_PROGRESS is BOOKING_NOT_HIDEABLE',
      "status === 'IN_PROGRESS' || ": '',
    },
    'a booking whose hours are being paid for can be hidden': {
      seenBy: 'is not one whose hours are being paid for',
      ' || (await hasOpenBookingPayment(tx, bookingId))': '',
    },
    'a companion takes a booking off the lists of its holder': {
      seenBy: 'leaves a companion’s lists alone, accepted or invited',
      'if (isHolder(view, viewer)) return': 'if (view !== null) return',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/list/list-bookings.ts', 'tests/gateway/booking-paging.test.ts', {
    'a page of bookings shows a booking that is not the guest’s': {
      seenBy: 'a page after a booking that is not the guest’s is not found',
      '|| !mayView(view, viewer)': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/view/guest-view.ts', 'tests/gateway/booking-details.test.ts', {
    'guests of a room are shown to whoever does not stay in it': {
      seenBy: 'a room whose main guest has accepted is LIMITED for the holder',
      "if (viewModeOf(view, room, viewer) === 'LIMITED') return [];": '',
    },
  }),
];
