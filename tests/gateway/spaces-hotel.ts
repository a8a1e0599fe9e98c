import { beforeAll, beforeEach } from 'vitest';
import { spaceReservations, spaces } from '#gateway/store/schema/living.ts';
import { openOwnHotel } from './fresh-hotel.ts';
import { type Client, noLimits } from './harness.ts';
import { type Resident, scenario } from './scenario.ts';
import { HOTEL, session } from './small-hotel.ts';

export const RESERVATIONS_LIMIT = 40;

const text = (en: string, pt: string) => ({ en, pt });

export const everyDay = (start: string, end: string) => Array.from({ length: 7 }, () => ({ start, end }));

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

/** Each test finds nothing reserved, and a guest who lives in the hotel. */
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
    async at(moment: string): Promise<Client> {
      hotel.gateway.clock.moveTo(new Date(moment));
      return (await session(hotel.gateway, hotel.guest.id)).client;
    },
  };
}

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

export const hoursOf = async (client: Client, reserveDate = '2026-12-02', spaceId = 'meeting') =>
  (await client.spaces.hours({ spaceId, reserveDate, buildingId: HOTEL })).availableIntervalHours;

export const startsOf = async (...day: Parameters<typeof hoursOf>) =>
  (await hoursOf(...day)).map(({ start }) => start);

export const listed = async (client: Client, status: 'active' | 'inactive') =>
  (await client.spaces.reservations({ status })).reservedSpaces;
