import { beforeAll, beforeEach } from 'vitest';
import { spaceReservations, spaces } from '#gateway/store/schema/living.ts';
import { openOwnHotel } from './fresh-hotel.ts';
import { type Client, noLimits } from './harness.ts';
import { type Resident, scenario } from './scenario.ts';
import { HOTEL, session } from './small-hotel.ts';

/** How many reservations one guest can make in an hour. */
export const RESERVATIONS_LIMIT = 40;

const text = (en: string, pt: string) => ({ en, pt });

/** The same opening hours on every day of a week. */
export const everyDay = (start: string, end: string) => Array.from({ length: 7 }, () => ({ start, end }));

/** What the spaces of the small hotel have in common. */
export const space = {
  hotelId: HOTEL,
  rank: 1,
  description: text('A room', 'Uma sala'),
  instructions: { en: ['Be kind.'], pt: ['Com carinho.'] },
  capacity: 1,
  usageBasisPoints: 10_000,
  stayMinutes: 120,
  week: everyDay('08:00', '20:00'),
};

const allSpaces = [
  {
    ...space,
    id: 'meeting',
    name: text('Meeting room', 'Sala de reunião'),
    closedDates: ['2026-12-03'],
    picture: 'space-coworking',
  },
  {
    ...space,
    id: 'gym',
    rank: 2,
    name: text('Gym', 'Academia'),
    capacity: 5,
    usageBasisPoints: 5_000,
    stayMinutes: 60,
    week: [null, ...everyDay('06:30', '09:30').slice(1)],
  },
  { ...space, id: 'gone', rank: 3, name: text('Pool', 'Piscina'), isRetired: true },
];

/**
 * The small hotel with a meeting room, a gym and a pool that is gone. Each test finds nothing reserved, and a guest who
 * lives in the hotel.
 */
export function openSpacesHotel() {
  const hotel = openOwnHotel({
    limits: { ...noLimits, spaceReservationsPerGuest: { points: RESERVATIONS_LIMIT, seconds: 3600 } },
  });
  let resident: Resident | undefined;
  beforeAll(async () => {
    await hotel.db.insert(spaces).values(allSpaces);
  });
  beforeEach(async () => {
    await hotel.db.delete(spaceReservations);
    resident = await scenario(hotel).residence();
  });
  return {
    get gateway() {
      return hotel.gateway;
    },
    get db() {
      return hotel.db;
    },
    get guest() {
      if (!resident) throw new Error('the guest moves in before each test');
      return resident;
    },
    /** The guest's client at another time. */
    async at(moment: string): Promise<Client> {
      hotel.gateway.clock.moveTo(new Date(moment));
      return (await session(hotel.gateway, hotel.guest.id)).client;
    },
  };
}

/** The body of a reservation. */
export const order = (
  checkInHour = '14:00',
  checkOutHour = '16:00',
  checkInDate = '2026-12-02',
  spaceId = 'meeting',
) => ({
  buildingId: HOTEL,
  spaceId,
  checkInDate,
  checkInHour,
  checkOutHour,
});

/** The hours that a guest is offered on a day. */
export const hoursOf = async (client: Client, reserveDate = '2026-12-02', spaceId = 'meeting') =>
  (await client.spaces.hours({ spaceId, reserveDate, buildingId: HOTEL })).availableIntervalHours;

/** When those hours start. */
export const startsOf = async (...day: Parameters<typeof hoursOf>) =>
  (await hoursOf(...day)).map(({ start }) => start);

/** The reservations of one of the guest's lists. */
export const listed = async (client: Client, status: 'active' | 'inactive') =>
  (await client.spaces.reservations({ status })).reservedSpaces;
