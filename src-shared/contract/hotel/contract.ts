import * as booking from './booking.ts';
import * as events from './events.ts';
import * as rooms from './rooms.ts';

/** Every call of other systems to the gateway: channel managers and hotel systems (CHN-01). */
export const exchangeContract = {
  partnerBookings: { put: booking.put, read: booking.read, cancel: booking.cancel },
  bookings: { list: booking.list, find: booking.find },
  rooms: { list: rooms.list, availability: rooms.availability },
  events: { list: events.list },
};

export type ExchangeContract = typeof exchangeContract;
