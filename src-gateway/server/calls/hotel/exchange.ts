import { implement } from '@orpc/server';
import type { ExchangeRequestContext } from '#gateway/domain/desk/exchange/exchange-request.ts';
import {
  cancelExchanged,
  findExchanged,
  listExchanged,
  putExchanged,
  readExchanged,
} from '#gateway/domain/desk/exchange/exchanged-bookings.ts';
import { findNights, listRooms } from '#gateway/domain/desk/exchange/exchanged-rooms.ts';
import { readFeed } from '#gateway/domain/desk/exchange/feed.ts';
import { exchangeContract } from '#shared/contract/hotel/contract.ts';

const os = implement(exchangeContract).$context<ExchangeRequestContext>();

export type ExchangeRouter = typeof exchangeRouter;

/** Every call of the exchange's contract and its handler; a missing one does not compile. */
export const exchangeRouter = os.router({
  partnerBookings: {
    put: os.partnerBookings.put.handler(
      ({ input: { channel, reference, ...body }, context: { app, hotelId } }) =>
        putExchanged(app, { hotelId, channel, reference }, body),
    ),
    read: os.partnerBookings.read.handler(({ input, context: { app, hotelId } }) =>
      readExchanged(app, { ...input, hotelId }),
    ),
    cancel: os.partnerBookings.cancel.handler(({ input, context: { app, hotelId } }) =>
      cancelExchanged(app, { ...input, hotelId }),
    ),
  },
  bookings: {
    list: os.bookings.list.handler(({ input, context: { app, hotelId } }) =>
      listExchanged(app, hotelId, input.after ?? null),
    ),
    find: os.bookings.find.handler(({ input, context: { app, hotelId } }) =>
      findExchanged(app, hotelId, input.bookingId),
    ),
  },
  rooms: {
    list: os.rooms.list.handler(({ context: { app, hotelId } }) => listRooms(app, hotelId)),
    availability: os.rooms.availability.handler(({ input, context: { app, hotelId } }) =>
      findNights(app, hotelId, input),
    ),
  },
  events: {
    list: os.events.list.handler(({ input, context: { app, hotelId } }) => readFeed(app, hotelId, input)),
  },
});
