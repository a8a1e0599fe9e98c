import { mutationsOf } from './source-mutation.ts';

export const hoursMutations = [
  ...mutationsOf('src-gateway/domain/booking/hours/hours-payable.ts', 'tests/gateway/hours-payment.test.ts', {
    'declined hours stay reserved': {
      seenBy: 'that is declined gives the hours back, and another one buys them',
      'await shrinkOccupation(': 'if (end.room.id < 0) await shrinkOccupation(',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/booking/hours/place-purchase.ts',
    'tests/gateway/hours-payment.test.ts',
    {
      'credits pay hours in part': {
        seenBy: 'that are a cent short pay nothing, even with a card beside them',
        'if (balance < total)': 'if (balance < 0)',
      },
      'hours are bought while a payment is open': {
        seenBy: 'whose bank is silent leaves the hours reserved',
        'await rejectOpenPayment(tx, order.bookingId);': '',
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/booking/hours/place-purchase.ts',
    'tests/gateway/additional-hours.test.ts',
    {
      'hours are counted from an hour that nobody was shown': {
        seenBy: 'that was shown before another device bought an hour is rejected with the hour of now',
        'Date.parse(shown) === toInstant(end, hour).getTime()': 'Date.parse(shown) > 0',
      },
      'hours are sold at a price that was not shown': {
        seenBy: 'at another price is rejected with the right one',
        'fromReais(order.price) === slot.price && ': '',
      },
    },
  ),
  ...mutationsOf('src-gateway/domain/booking/hours/hour-slots.ts', 'tests/gateway/additional-hours.test.ts', {
    'the next stay does not limit a departure': {
      seenBy: 'ends an hour before the next stay in the same room, to the hour',
      'takenFrom === null || bound <= takenFrom': 'takenFrom === null || bound >= now',
    },
    'an hour costs its whole tariff': {
      seenBy: 'is offered from the nearest hour to 10, at the tariff of each less that of the booked hour',
      ' - toLine(catalogue, type, bookedHour(end)).price': '',
    },
    'a room is entered while it is cleaned': {
      seenBy: 'begins an hour after the last stay in the same room was left',
      '(takenUntil === null || bound >= takenUntil)': 'takenUntil !== now',
    },
    'an arrival is sold that has passed': {
      seenBy: 'is never in the past',
      'bound >= now && (takenUntil': '(takenUntil',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/hours/find-room.ts', 'tests/gateway/hours-access.test.ts', {
    'any guest of a booking buys hours': {
      seenBy: 'by nobody else: other guests learn no more than of a booking that does not exist',
      '|| isMainGuestOf(view, room, viewer))': '|| view.guests.length > 0)',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/booking/prices/stay-instants.ts',
    'tests/gateway/additional-hours.test.ts',
    {
      'a departure leaves no hour for the cleaning': {
        seenBy: 'ends an hour before the next stay in the same room, to the hour',
        'hour + HOUSEKEEPING_HOURS': 'hour',
      },
    },
  ),
  ...mutationsOf('src-gateway/domain/booking/view/room-state.ts', 'tests/gateway/hours-sale.test.ts', {
    'hours are sold from the sixth day before': {
      seenBy: 'begins five days before arrival, at midnight of the hotel',
      '-HOURS_ON_SALE_DAYS)': '-HOURS_ON_SALE_DAYS - 1)',
    },
  }),
  ...mutationsOf('src-gateway/store/hour-purchase-store.ts', 'tests/gateway/additional-hours.test.ts', {
    'a stay begins when it was booked to, whatever was bought': {
      seenBy: 'are in the room, its bill, the booking and an e-mail',
      'startsAt: sql`least(${startsAt}, ${added.arrival.toISOString()}::timestamptz)`,': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/hours/hour-slots.ts', 'tests/gateway/hours-sale.test.ts', {
    'hours are said to come back that an earlier arrival makes final': {
      seenBy: 'says until when canceling is free, now and with each hour',
      "hour !== undefined && type === 'CHECKIN'": "hour !== undefined && type !== 'CHECKIN'",
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/hours/buy-hours.ts', 'tests/gateway/hours-payment.test.ts', {
    'a key of hours buys another order': {
      seenBy: 'with another order is rejected, whatever became of the first',
      'existing.payloadHash !== hash || guestId === null': 'guestId === null',
    },
  }),
  ...mutationsOf('src-gateway/store/hour-purchase-store.ts', 'tests/gateway/hours-payment.test.ts', {
    "a guest finds another guest's purchase by its key": {
      seenBy: "is the guest's own, and one that was never used is not found",
      'and(eq(hourPurchases.guestId, guestId), eq(hourPurchases.key, key))': 'eq(hourPurchases.key, key)',
    },
  }),
];
