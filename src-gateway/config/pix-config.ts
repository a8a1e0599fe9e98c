import { z } from 'zod';
import { PIX_HOME_MINUTES, PIX_LOBBY_MINUTES } from '#shared/policies.ts';

/** How Pix codes live (PAY-34). */

const minutes = z.int().min(1).max(120);

export const pixConfig = z.object({
  /** How long a code can be paid: at home or at the desk, and in the lobby, where others wait. */
  homeMinutes: minutes,
  lobbyMinutes: minutes,
  /** How often the provider is queried about a code that lives, in milliseconds; its triggers come sooner. */
  lookMs: z.int().min(250).max(60_000),
});

export const defaultPix: z.infer<typeof pixConfig> = {
  homeMinutes: PIX_HOME_MINUTES,
  lobbyMinutes: PIX_LOBBY_MINUTES,
  lookMs: 5_000,
};

const minutesText = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(minutes);

export const pixEnvironment = {
  PIX_MINUTES_AT_HOME: minutesText.optional(),
  PIX_MINUTES_IN_LOBBY: minutesText.optional(),
};

export const pixExpectations = {
  PIX_MINUTES_AT_HOME: 'minutes from 1 to 120',
  PIX_MINUTES_IN_LOBBY: 'minutes from 1 to 120',
};
