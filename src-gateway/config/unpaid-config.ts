import { z } from 'zod';
import {
  WALK_IN_ARRIVAL_DAYS,
  WALK_IN_MAX_NIGHTS,
  WALK_IN_MAX_ROOMS,
  WALK_IN_OPEN_BOOKINGS,
} from '#shared/policies.ts';

/** Settings of what may be booked without payment (SEC-04) and how many cards may be declined (SEC-07). */

/** How many tries in how many seconds. */
export const limit = z.object({ points: z.int().positive(), seconds: z.int().positive() });

export const walkInConfig = z.object({
  maxRooms: z.int().positive(),
  maxNights: z.int().positive(),
  /** How many days after today a kiosk's walk-in arrives at the latest. */
  arrivalDays: z.int().nonnegative(),
  /** How many bookings of one guest may wait for their payment at one time. */
  openBookings: z.int().positive(),
});
type WalkInConfig = z.infer<typeof walkInConfig>;

export const defaultWalkIn: WalkInConfig = {
  maxRooms: WALK_IN_MAX_ROOMS,
  maxNights: WALK_IN_MAX_NIGHTS,
  arrivalDays: WALK_IN_ARRIVAL_DAYS,
  openBookings: WALK_IN_OPEN_BOOKINGS,
};

const number = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number);
const count = number.pipe(z.int().positive());

/** `5/3600`: so many in so many seconds. */
const limitText = z
  .string()
  .regex(/^\d{1,6}\/\d{1,6}$/)
  .transform(text => {
    const [points, seconds] = text.split('/').map(Number);
    return { points, seconds };
  })
  .pipe(limit);

export const unpaidEnvironment = {
  WALK_IN_MAX_ROOMS: count.optional(),
  WALK_IN_MAX_NIGHTS: count.optional(),
  WALK_IN_ARRIVAL_DAYS: number.optional(),
  WALK_IN_OPEN_BOOKINGS: count.optional(),
  WALK_INS_PER_ADDRESS: limitText.optional(),
  WALK_INS_PER_DEVICE: limitText.optional(),
  DECLINED_CARDS_PER_GUEST: limitText.optional(),
  DECLINED_CARDS_PER_ADDRESS: limitText.optional(),
  DECLINED_CARDS_PER_DEVICE: limitText.optional(),
};
type Given = { [Name in keyof typeof unpaidEnvironment]?: z.infer<(typeof unpaidEnvironment)[Name]> };

const perSeconds = 'a number and its seconds, such as 5/3600';

export const unpaidExpectations: Record<keyof typeof unpaidEnvironment, string> = {
  WALK_IN_MAX_ROOMS: 'a number of rooms, at least 1',
  WALK_IN_MAX_NIGHTS: 'a number of nights, at least 1',
  WALK_IN_ARRIVAL_DAYS: 'a number of days, 0 for today alone',
  WALK_IN_OPEN_BOOKINGS: 'a number of bookings, at least 1',
  WALK_INS_PER_ADDRESS: perSeconds,
  WALK_INS_PER_DEVICE: perSeconds,
  DECLINED_CARDS_PER_GUEST: perSeconds,
  DECLINED_CARDS_PER_ADDRESS: perSeconds,
  DECLINED_CARDS_PER_DEVICE: perSeconds,
};

export function walkInWith(given: Given): WalkInConfig {
  return {
    maxRooms: given.WALK_IN_MAX_ROOMS ?? defaultWalkIn.maxRooms,
    maxNights: given.WALK_IN_MAX_NIGHTS ?? defaultWalkIn.maxNights,
    arrivalDays: given.WALK_IN_ARRIVAL_DAYS ?? defaultWalkIn.arrivalDays,
    openBookings: given.WALK_IN_OPEN_BOOKINGS ?? defaultWalkIn.openBookings,
  };
}

type Limit = z.infer<typeof limit>;
type UnpaidLimits = Record<
  'walkInsPerCaller' | 'walkInsPerDevice' | 'declinesPerGuest' | 'declinesPerCaller' | 'declinesPerDevice',
  Limit
>;

export function limitsWith<Limits extends UnpaidLimits>(limits: Limits, given: Given): Limits {
  return {
    ...limits,
    walkInsPerCaller: given.WALK_INS_PER_ADDRESS ?? limits.walkInsPerCaller,
    walkInsPerDevice: given.WALK_INS_PER_DEVICE ?? limits.walkInsPerDevice,
    declinesPerGuest: given.DECLINED_CARDS_PER_GUEST ?? limits.declinesPerGuest,
    declinesPerCaller: given.DECLINED_CARDS_PER_ADDRESS ?? limits.declinesPerCaller,
    declinesPerDevice: given.DECLINED_CARDS_PER_DEVICE ?? limits.declinesPerDevice,
  };
}
