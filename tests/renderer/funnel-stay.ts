import {
  type Choosing,
  idle,
  type RoomOffer,
  type Search,
  type SearchedRoom,
  searched,
} from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { roomSelected } from '#renderer/guest/features/shared/booking-funnel/state/room-choice.ts';

export const couple: SearchedRoom = { adults: 2, children: 0, ages: [], pets: 0 };
export const search = (...rooms: SearchedRoom[]): Search => ({
  hotelId: 'JARDINS',
  checkinDate: '2026-12-01',
  checkoutDate: '2026-12-03',
  checkinHour: 19,
  checkoutHour: 10,
  rooms,
});
export const offer: RoomOffer = {
  typeId: 'jardins-twin',
  name: 'Cobogó Twin',
  nameIn: 'en',
  picture: null,
  bedChoice: true,
  bedType: 'DOUBLE',
  nights: [
    { date: '2026-12-01', price: 379_90, taxValue: 19_00 },
    { date: '2026-12-02', price: 379_90, taxValue: 19_00 },
  ],
};
export const hours = {
  checkin: { hour: 19, price: 0, taxValue: 0 },
  checkout: { hour: 10, price: 0, taxValue: 0 },
};
export const fees = { pet: { price: 350_00, taxValue: 17_50 }, cradle: { price: 0, taxValue: 0 } };
export const booking = {
  bookingId: 'b1',
  locator: 'PNT123',
  status: 'CONFIRMED',
  creditsUsed: 0,
  charged: 797_80,
  paymentDeadline: null,
} as const;

export const start = (...rooms: SearchedRoom[]): Choosing => searched(idle, search(...rooms));

export const chosen = (...rooms: SearchedRoom[]): Choosing =>
  rooms.reduce((funnel, _, index) => roomSelected(funnel, index, offer, hours, fees), start(...rooms));
