import { beforeEach, describe, expect, test } from 'vitest';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { scenario } from './scenario.ts';
import { newGuest } from './small-hotel.ts';

const hotel = openFreshHotel();
let booked: { bookingId: string; locator: string };
beforeEach(async () => {
  booked = await scenario(hotel).walkIn();
});

const noneOf = (names: string) => Object.fromEntries(names.split(' ').map(name => [name, false]));
const findBooking = (client: Client = hotel.guest.client) =>
  client.bookings.find({ bookingId: booked.bookingId });

describe('a booking', () => {
  test('is shown to its holder with dates, hours, rooms, building and what is due (BKG-01, BKG-03, BKG-04, BKG-15)', async () => {
    const { bookingId, locator } = booked;
    const dates = { checkinDate: '2026-12-01T15:00:00-03:00', checkoutDate: '2026-12-02T10:00:00-03:00' };
    const counts = { rooms: 1, guests: 2, nights: 1 };
    expect(await findBooking()).toEqual({
      bookingId,
      locator,
      ...counts,
      ...dates,
      status: 'PENDING',
      version: 1,
      minCheckinDate: '2026-11-30T15:00:00-03:00',
      isActiveBooking: true,
      isLoggedUserHolder: true,
      isBookingCancelAvailable: true,
      isMainGuestInAccommodation: true,
      ...noneOf('isOta isBookingCheckinAvailable isBookingPurchaseHoursAllowed isAnyGuestAlreadyCheckedIn'),
      ...noneOf('isInvitationPending hasMultipleAccommodations'),
      building: {
        hotelId: 'JARDINS',
        buildingCode: 'JARDINS',
        city: 'São Paulo',
        name: 'Pernoite Jardins',
        coordinates: { latitude: expect.any(Number), longitude: expect.any(Number) },
        timezone: 'America/Sao_Paulo',
      },
      bookingDetails: { locator, ...counts },
      accommodations: [
        {
          accommodationId: expect.any(Number),
          status: 'PENDING',
          viewMode: 'FULL',
          room: null,
          typeId: 'queen',
          type: 'queen room',
          ...dates,
          nights: 1,
          adults: 2,
          children: 0,
          paxClassifications: [{ type: 'ADL', amount: 2 }],
          additionalServices: [],
          isRoomReady: true,
          roomExpectedAt: null,
          isMainGuestLogged: true,
          ...noneOf('hasPet hasCradle isCheckinAvailable isCheckinDone isCheckoutAvailable isOverstaying'),
          ...noneOf('isEarlyDepartureAllowed isPurchaseHoursAllowed canPurchaseEarlyCheckin'),
          ...noneOf('canPurchaseLateCheckout requiresGuaranteeCard'),
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
    const { accommodations: rooms } = await findBooking(client);
    expect(rooms.map(room => room.type)).toEqual(['quarto queen']);
    const text = JSON.stringify(await findBooking());
    expect(text).not.toMatch(/door|suiteNumber|identifier|"10[123]"/);
  });

  test('is found by its reservation code too, for its holder alone (API-06, PD-13)', async () => {
    const byCode = (client: Client) => client.bookings.find({ bookingId: booked.locator.toLowerCase() });
    const { bookingId, locator } = booked;
    expect(await byCode(hotel.guest.client)).toMatchObject({ bookingId, locator });
    const stranger = await newGuest(hotel.gateway);
    await expect(byCode(stranger.client)).rejects.toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  });

  test('of several rooms counts them and spans the earliest to the latest hour (BKG-01, BKG-04)', async () => {
    const { bookingId } = await scenario(hotel).twoRooms({
      rooms: [
        { typeId: 'queen', checkinHour: 14, checkoutHour: 11 },
        { typeId: 'family', adults: 2, children: 1, childrenAges: [7], checkinHour: 19, checkoutHour: 16 },
      ],
    });
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
