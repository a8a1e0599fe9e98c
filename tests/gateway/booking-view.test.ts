import { beforeEach, describe, expect, test } from 'vitest';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { book, cardPayment, cardToken, newGuest, orderFor } from './small-hotel.ts';

const hotel = openFreshHotel();
let booked: { bookingId: string; locator: string };
beforeEach(async () => {
  const stay = { checkin: '2026-12-01', checkout: '2026-12-02' };
  const wish = { typeId: 'queen', checkinHour: 15 };
  booked = await book(hotel.guest.client, await orderFor(hotel.guest.client, stay, [wish], { walkIn: true }));
});

const look = (client: Client = hotel.guest.client) => client.bookings.find({ bookingId: booked.bookingId });

describe('a booking', () => {
  test('is shown to its holder with dates, hours, rooms, building and what is due (BKG-01, BKG-03, BKG-04, BKG-15)', async () => {
    expect(await look()).toEqual({
      bookingId: booked.bookingId,
      locator: booked.locator,
      status: 'PENDING',
      version: 1,
      nights: 1,
      rooms: 1,
      guests: 2,
      checkinDate: '2026-12-01T15:00:00-03:00',
      checkoutDate: '2026-12-02T10:00:00-03:00',
      minCheckinDate: '2026-11-30T15:00:00-03:00',
      isActiveBooking: true,
      isOta: false,
      isLoggedUserHolder: true,
      isBookingCheckinAvailable: false,
      isBookingPurchaseHoursAllowed: false,
      isBookingCancelAvailable: true,
      isMainGuestInAccommodation: true,
      isAnyGuestAlreadyCheckedIn: false,
      isInvitationPending: false,
      hasMultipleAccommodations: false,
      building: {
        hotelId: 'JARDINS',
        buildingCode: 'JARDINS',
        city: 'São Paulo',
        name: 'Pernoite Jardins',
        coordinates: { latitude: expect.any(Number), longitude: expect.any(Number) },
        timezone: 'America/Sao_Paulo',
      },
      bookingDetails: { locator: booked.locator, rooms: 1, guests: 2, nights: 1 },
      accommodations: [
        {
          accommodationId: expect.any(Number),
          status: 'PENDING',
          viewMode: 'FULL',
          room: null,
          typeId: 'queen',
          type: 'queen room',
          checkinDate: '2026-12-01T15:00:00-03:00',
          checkoutDate: '2026-12-02T10:00:00-03:00',
          nights: 1,
          adults: 2,
          children: 0,
          paxClassifications: [{ type: 'ADL', amount: 2 }],
          hasPet: false,
          hasCradle: false,
          additionalServices: [],
          isCheckinAvailable: false,
          isCheckinDone: false,
          isCheckoutAvailable: false,
          isOverstaying: false,
          isRoomReady: true,
          isEarlyDepartureAllowed: false,
          isPurchaseHoursAllowed: false,
          canPurchaseEarlyCheckin: false,
          canPurchaseLateCheckout: false,
          requiresGuaranteeCard: false,
          isMainGuestLogged: true,
        },
      ],
      payment: {
        total: 331.2,
        creditsUsed: 0,
        charged: 0,
        due: 331.2,
        deadline: '2026-12-01T20:00:00.000Z',
        pix: null,
      },
    });
  });

  test('names its rooms in the language of the call, and neither room number nor door code (API-02, BEY-12)', async () => {
    const client = hotel.gateway.client({ token: hotel.guest.token, language: 'pt' });
    const { accommodations: rooms } = await look(client);
    expect(rooms.map(room => room.type)).toEqual(['quarto queen']);
    const text = JSON.stringify(await look());
    expect(text).not.toMatch(/door|suiteNumber|identifier|"10[123]"/);
  });

  test('is found by its reservation code too, for its holder alone (API-06, PD-13)', async () => {
    const byCode = (client: Client) => client.bookings.find({ bookingId: booked.locator.toLowerCase() });
    expect(await byCode(hotel.guest.client)).toMatchObject({
      bookingId: booked.bookingId,
      locator: booked.locator,
    });
    const stranger = await newGuest(hotel.gateway);
    await expect(byCode(stranger.client)).rejects.toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  });

  test('of several rooms counts them and spans the earliest to the latest hour (BKG-01, BKG-04)', async () => {
    const order = await orderFor(
      hotel.guest.client,
      { checkin: '2026-12-10', checkout: '2026-12-12' },
      [
        { typeId: 'queen', checkinHour: 14, checkoutHour: 11 },
        { typeId: 'family', adults: 2, children: 1, childrenAges: [7], checkinHour: 19, checkoutHour: 16 },
      ],
      { payment: cardPayment(await cardToken(hotel.gateway)) },
    );
    const { bookingId } = await book(hotel.guest.client, order);
    expect(await hotel.guest.client.bookings.find({ bookingId })).toMatchObject({
      nights: 2,
      rooms: 2,
      guests: 5,
      checkinDate: '2026-12-10T14:00:00-03:00',
      checkoutDate: '2026-12-12T16:00:00-03:00',
      minCheckinDate: '2026-12-09T14:00:00-03:00',
      bookingDetails: { rooms: 2, guests: 5, nights: 2 },
      payment: { due: 0, deadline: null },
    });
  });
});
