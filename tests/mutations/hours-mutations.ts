import type { SourceMutation } from './source-mutation.ts';

/** Faults in the sale of additional hours; each test runs over HTTP on a real database. */

const PLACE = 'src-gateway/additional-hours/place-purchase.ts';
const SLOTS = 'src-gateway/additional-hours/hour-slots.ts';
const SOLD = 'tests/gateway/additional-hours.test.ts';
const ON_SALE = 'tests/gateway/hours-sale.test.ts';
const PAID = 'tests/gateway/hours-payment.test.ts';

export const hoursMutations: SourceMutation[] = [
  {
    name: 'declined hours stay reserved',
    file: 'src-gateway/additional-hours/settle-purchase.ts',
    edits: [{ find: 'await shrinkOccupation(', put: 'if (end.room.id < 0) await shrinkOccupation(' }],
    testFile: PAID,
    test: 'that is declined gives the hours back, and another one buys them',
  },
  {
    name: 'credits pay hours in part',
    file: PLACE,
    edits: [{ find: 'if (balance < total)', put: 'if (balance < 0)' }],
    testFile: PAID,
    test: 'that are a cent short pay nothing, even with a card beside them',
  },
  {
    name: 'hours are counted from an hour that nobody was shown',
    file: PLACE,
    edits: [{ find: 'Date.parse(shown) === instantOf(end, hour).getTime()', put: 'Date.parse(shown) > 0' }],
    testFile: SOLD,
    test: 'that was shown before another device bought an hour is rejected with the hour of now',
  },
  {
    name: 'hours are bought while a payment is open',
    file: PLACE,
    edits: [{ find: 'await rejectOpenPayment(tx, order.bookingId);', put: '' }],
    testFile: PAID,
    test: 'whose bank is silent leaves the hours reserved',
  },
  {
    name: 'the next stay does not limit a departure',
    file: SLOTS,
    edits: [{ find: 'takenFrom === null || bound <= takenFrom', put: 'takenFrom === null || bound >= now' }],
    testFile: SOLD,
    test: 'ends an hour before the next stay in the same room, to the hour',
  },
  {
    name: 'an hour costs its whole tariff',
    file: SLOTS,
    edits: [{ find: ' - lineOf(catalogue, type, bookedHour(end)).price', put: '' }],
    testFile: SOLD,
    test: 'is offered from the nearest hour to 10, at the tariff of each less that of the booked hour',
  },
  {
    name: 'any guest of a booking buys hours',
    file: 'src-gateway/additional-hours/find-room.ts',
    edits: [{ find: '|| isMainGuestOf(view, room, viewer))', put: '|| view.guests.length > 0)' }],
    testFile: 'tests/gateway/hours-access.test.ts',
    test: 'by nobody else: other guests learn no more than of a booking that does not exist',
  },
  {
    name: 'a departure leaves no hour for the cleaning',
    file: 'src-gateway/bookings/stay-instants.ts',
    edits: [{ find: 'hour + HOUSEKEEPING_HOURS', put: 'hour' }],
    testFile: SOLD,
    test: 'ends an hour before the next stay in the same room, to the hour',
  },
  {
    name: 'a room is entered while it is cleaned',
    file: SLOTS,
    edits: [{ find: '(takenUntil === null || bound >= takenUntil)', put: 'takenUntil !== now' }],
    testFile: SOLD,
    test: 'begins an hour after the last stay in the same room was left',
  },
  {
    name: 'an arrival is sold that has passed',
    file: SLOTS,
    edits: [{ find: 'bound >= now && (takenUntil', put: '(takenUntil' }],
    testFile: SOLD,
    test: 'is never in the past',
  },
  {
    name: 'hours are sold at a price that was not shown',
    file: PLACE,
    edits: [{ find: 'fromReais(order.price) === slot.price && ', put: '' }],
    testFile: SOLD,
    test: 'at another price is rejected with the right one',
  },
  {
    name: 'hours are sold from the sixth day before',
    file: 'src-gateway/bookings/room-state.ts',
    edits: [{ find: '-HOURS_ON_SALE_DAYS)', put: '-HOURS_ON_SALE_DAYS - 1)' }],
    testFile: ON_SALE,
    test: 'begins five days before arrival, at midnight of the hotel',
  },
  {
    name: 'a stay begins when it was booked to, whatever was bought',
    file: 'src-gateway/store/hour-purchase-store.ts',
    edits: [
      { find: 'startsAt: sql`least(${startsAt}, ${added.arrival.toISOString()}::timestamptz)`,', put: '' },
    ],
    testFile: SOLD,
    test: 'are in the room, its bill, the booking and an e-mail',
  },
  {
    name: 'hours are said to come back that an earlier arrival makes final',
    file: SLOTS,
    edits: [
      { find: "hour !== undefined && type === 'CHECKIN'", put: "hour !== undefined && type !== 'CHECKIN'" },
    ],
    testFile: ON_SALE,
    test: 'says until when canceling is free, now and with each hour',
  },
  {
    name: 'a key of hours buys another order',
    file: 'src-gateway/additional-hours/buy-hours.ts',
    edits: [{ find: 'standing.payloadHash !== hash || guestId === null', put: 'guestId === null' }],
    testFile: PAID,
    test: 'with another order is rejected, whatever became of the first',
  },
  {
    name: "a guest finds another guest's purchase by its key",
    file: 'src-gateway/store/hour-purchase-store.ts',
    edits: [
      {
        find: 'and(eq(hourPurchases.guestId, guestId), eq(hourPurchases.key, key))',
        put: 'eq(hourPurchases.key, key)',
      },
    ],
    testFile: PAID,
    test: "is the guest's own, and one that was never used is not found",
  },
];
