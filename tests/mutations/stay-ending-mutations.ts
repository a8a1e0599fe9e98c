import { mutationsOf } from './source-mutation.ts';

export const stayEndingMutations = [
  ...mutationsOf(
    'src-gateway/domain/booking/ending/cancel-booking.ts',
    'tests/gateway/cancel-rejections.test.ts',
    {
      'a booking is canceled while hours are being paid': {
        seenBy: 'for hours cannot be canceled either',
        'await rejectOpenPayment(tx, bookingId);': '',
      },
      'a booking is canceled whatever the guest was shown': {
        seenBy: 'cancel nothing, and the response holds what is true now',
        'rejectOtherFigures(outcome, shown) }': 'undefined }',
      },
      'a booking is canceled for a cent that was not shown': {
        seenBy: '(credits by a cent) cancel nothing',
        'fromReais(creditValue) === outcome.credited':
          'Math.abs(fromReais(creditValue) - outcome.credited) <= 1',
      },
      'a booking is canceled for a fee that was not shown': {
        seenBy: '(fee) cancel nothing',
        'fromReais(cancellationFeeValue) === outcome.retained': 'cancellationFeeValue <= outcome.retained',
      },
      'a booking is canceled by whoever knows its id': {
        seenBy: 'nobody but the holder cancels',
        'if (!own) throw notFound();\n  const now': 'const now',
        'if (view?.booking.guestId !== guestId)': 'if (!view)',
      },
    },
  ),
  ...mutationsOf('src-gateway/domain/booking/ending/cancel-booking.ts', 'tests/gateway/cancel.test.ts', {
    'a canceled booking keeps its room': {
      seenBy: 'the room of a canceled booking is sold to another guest in the same minute',
      'await releaseRooms(tx, bookingId, now);': '',
    },
    'a cancellation does not note which lines came back': {
      seenBy: 'a canceled booking is canceled everywhere at once',
      'await markReturned(tx, outcome.returned, now);': '',
    },
    'canceling again reports everything as retained': {
      seenBy: 'after a part was retained says again what was retained',
      '.filter(line => line.returnedAt === null)': '',
    },
  }),
  ...mutationsOf('src-gateway/store/stay-store.ts', 'tests/gateway/early-departure.test.ts', {
    'a room that was left early stays taken': {
      seenBy: 'is cleaned for an hour, and then sold to another guest',
      'least(upper(${occupied}), ${cleaned})': 'upper(${occupied})',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/ending/leave-room.ts', 'tests/gateway/early-departure.test.ts', {
    'a main guest takes a room out of a booking': {
      seenBy: 'only the holder takes a room out before check-in',
      "(act === 'LEAVE' || isHolder(view, viewer))": 'view !== null',
    },
    'a room is left for whatever the guest was shown': {
      seenBy: 'a figure that is no longer true changes nothing',
      'fromReais(shownCredit) === outcome.credited': 'fromReais(shownCredit) >= 0',
    },
    'any guest of a booking leaves each of its rooms': {
      seenBy: 'another guest, the main guest of another room, and a room of another booking',
      'room && (isHolder(view, viewer) || isMainGuestOf(view, room, viewer)) ? room : null': 'room ?? null',
    },
    'a room that was left can be left again': {
      seenBy: 'gets the same response again, also later, and one deposit',
      'if (leftAt) {': 'if (leftAt && now < leftAt) {',
      'roomState({ view, room, now }).isEarlyDepartureAllowed': 'roomState({ view, room, now })',
    },
    'a room is left while hours are being paid': {
      seenBy: 'a room is not left while hours are being paid for its booking',
      'await rejectOpenPayment(tx, view.booking.id);': '',
    },
    'a partner’s booking returns credits for its nights': {
      seenBy: 'a partner’s booking returns nothing and says so',
      "view.booking.channel === 'DIRECT' && view.booking.guestId !== null) return":
        'view.booking.guestId !== null) return',
    },
    'a main guest reads how many credits the holder has': {
      seenBy: 'the main guest of a room leaves it, and the credits are the holder’s',
      'previous_balance: isOwn ? toReais(await creditBalance(db, viewer.guestId, now))':
        "previous_balance: isOwn || view ? toReais(await creditBalance(db, view.booking.guestId ?? '', now))",
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/ending/cancel-booking.ts', 'tests/gateway/no-show.test.ts', {
    'a missed booking is canceled before the sweep comes': {
      seenBy: 'where it was canceled before, which can no longer be done afterwards',
      'isNoShowDue({ booking, hotel }, now);': 'false;',
    },
  }),
  ...mutationsOf('src-shared/rules/stay-return.ts', 'tests/gateway/no-show.test.ts', {
    'a day is missed before noon': {
      seenBy: 'a booking without an account is a no-show that nobody is written to about',
      'hourAt(now, timeZone) >= NO_SHOW_HOUR ? -1 : -2': '-1',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/ending/mark-no-shows.ts', 'tests/gateway/no-show.test.ts', {
    'a booking is missed while hours are being paid': {
      seenBy: 'while hours are being paid for it, and is once that has ended',
      '|| (await hasOpenBookingPayment(tx, bookingId)))': ')',
    },
    'each sweep returns the credits of a missed booking': {
      seenBy: 'three sweeps at once make it a no-show once',
      "view?.booking.status !== 'CONFIRMED'": '!view',
      "changeBooking(tx, bookingId, ['CONFIRMED'], {":
        "changeBooking(tx, bookingId, ['CONFIRMED', 'NO_SHOW'], {",
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/view/room-state.ts', 'tests/gateway/check-out.test.ts', {
    'check-out: a room is left before its stay begins': {
      seenBy: 'checks out from the booked arrival on, not before',
      '!hasNightsLeft && now >= arrival': '!hasNightsLeft',
    },
  }),
];
