import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { id } from '#shared/contract/schemas.ts';
import { gatewayAddress } from '#shared/device-settings.ts';

const launchOptions = z.object({
  profile: z.optional(z.enum(['kiosk', 'reception'])),
  gateway: z.optional(gatewayAddress),
  'staff-gateway': z.optional(gatewayAddress),
  hotel: z.optional(id),
  /** A supervisor restarts the app whenever it ends, so the app must not restart itself. */
  supervised: z.optional(z.boolean()),
});
export type LaunchOptions = z.infer<typeof launchOptions>;

/** Exit code with which a supervised app requests a restart; 0 means that staff have closed it (docs/kiosk.md). */
export const START_AGAIN = 75;

export class LaunchOptionsError extends Error {
  override readonly name = 'LaunchOptionsError';
  /** Without their values, which could be anything. */
  readonly switches: string[];

  constructor(switches: string[]) {
    super(
      `${switches.join(', ')}: expected --profile=kiosk|reception, --gateway=<https address>, --staff-gateway=<https address>, --hotel=<id> and --supervised.`,
    );
    this.switches = switches;
  }
}

/** Ignores Chromium's own switches. Throws a LaunchOptionsError. */
export function readLaunchOptions(argv: readonly string[]): LaunchOptions {
  const { values } = parseArgs({
    args: [...argv],
    strict: false,
    options: {
      profile: { type: 'string' },
      gateway: { type: 'string' },
      'staff-gateway': { type: 'string' },
      hotel: { type: 'string' },
      supervised: { type: 'boolean' },
    },
  });
  const { profile, gateway, hotel, supervised } = values;
  const given = { profile, gateway, 'staff-gateway': values['staff-gateway'], hotel, supervised };
  const parsed = launchOptions.safeParse(
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  );
  if (parsed.success) return parsed.data;
  throw new LaunchOptionsError(parsed.error.issues.map(({ path }) => `--${String(path[0])}`));
}
