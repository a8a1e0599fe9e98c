import { z } from 'zod';
import { type ConfigOf, defaultsOf, internal } from './setting.ts';

/** Power of two of scrypt's N: one hash takes 32 MiB and some 80 ms. */
export const DEFAULT_COST = 15;

const floor = z.int().min(0);

export const pace = {
  passwordCost: internal(
    z.int().min(10).max(20),
    DEFAULT_COST,
    "power of two of scrypt's N for new passwords",
  ),
  /** The shortest time of a response that must not reveal by its time whether an account or a booking exists. */
  responseFloorMs: {
    own: internal(floor, 300, 'where the gateway stores the accounts'),
    provider: internal(floor, 2_000, 'where another provider does'),
  },
};
type Pace = ConfigOf<typeof pace>;

export const guestsPace: Pace = defaultsOf(pace);

/** Spares tests their time; it would cost guests their safety. */
export const testPace: Pace = { passwordCost: 10, responseFloorMs: { own: 0, provider: 0 } };

/** True where a hash is cheaper than a guest's must be, or a response so fast that its time reveals something. */
export function isUnsafelyFast({ passwordCost, responseFloorMs }: Pace): boolean {
  const { passwordCost: cost, responseFloorMs: floor } = guestsPace;
  return passwordCost < cost || responseFloorMs.own < floor.own || responseFloorMs.provider < floor.provider;
}
