import { z } from 'zod';

/** What a gateway takes its time for, so that guests are safe. */
export const pace = z.object({
  /** Power of two of scrypt's N for new passwords. */
  passwordCost: z.int().min(10).max(20),
  /**
   * The shortest time of a response that must not reveal by its time whether an account or a booking exists, in
   * milliseconds: where the gateway stores the accounts, and where another provider does.
   */
  answerFloorMs: z.object({ own: z.int().min(0), provider: z.int().min(0) }),
});
export type Pace = z.infer<typeof pace>;

/** Power of two of scrypt's N: one hash takes 32 MiB and some 80 ms. */
export const DEFAULT_COST = 15;

export const guestsPace: Pace = { passwordCost: DEFAULT_COST, answerFloorMs: { own: 300, provider: 2_000 } };

/** Spares tests their time; it would cost guests their safety. */
export const testPace: Pace = { passwordCost: 10, answerFloorMs: { own: 0, provider: 0 } };

/**
 * Whether passwords are hashed more cheaply than a guest's must be, or a response is so fast that its time reveals
 * something.
 */
export function isHurried({ passwordCost, answerFloorMs }: Pace): boolean {
  const { passwordCost: cost, answerFloorMs: floor } = guestsPace;
  return passwordCost < cost || answerFloorMs.own < floor.own || answerFloorMs.provider < floor.provider;
}
