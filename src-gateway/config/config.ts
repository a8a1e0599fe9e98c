import { z } from 'zod';
import { everyFlag, flagKeys } from '#shared/flags.ts';
import { defaultWebConfig, webConfig } from '#shared/settings.ts';
import { connectionLimits, defaultConnectionLimits } from './connection-limits.ts';
import { enrolledDevice } from './device-config.ts';
import { defaultDoorRecordDays, doorRecordDays } from './door-record-config.ts';
import { fnrhConfig } from './fnrh-config.ts';
import { iuguConfig, paymentProblem } from './iugu-config.ts';
import { defaultLimits, limits } from './limits-config.ts';
import { isLoopbackHost, isLoopbackUrl } from './loopback.ts';
import { guestsPace, isHurried, pace } from './pace.ts';
import { defaultPix, pixConfig } from './pix-config.ts';
import { identityProvider } from './provider-config.ts';
import { defaultWalkIn, walkInConfig } from './unpaid-config.ts';

const hours = z.number().positive().max(8_760);

/** An address with `{postcode}` in it, in ViaCEP's form. */
export const postcodeAddress = z.string().regex(/^https?:\/\/\S+\{postcode\}\S*$/);

export const logLevel = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']);

const gatewayConfigSchema = z.object({
  port: z.int().min(0).max(65_535),
  host: z.string().min(1),
  /**
   * Where the sandbox identity provider's page listens (PD-27); null takes the second port after `port`, or another
   * free one.
   */
  verificationPort: z.int().min(0).max(65_535).nullable(),
  /** Address that guests see of that page, an origin; null means the address it listens on. */
  verificationUrl: z.url({ protocol: /^https?$/ }).nullable(),
  /** The same of the page with the card's fields (PAY-38): null takes the third port after `port`, or another free one. */
  cardPagePort: z.int().min(0).max(65_535).nullable(),
  cardPageUrl: z.url({ protocol: /^https?$/ }).nullable(),
  /** Where metrics are served, apart from guests; null serves none. */
  metricsPort: z.int().min(0).max(65_535).nullable(),
  metricsHost: z.string().min(1),
  /** Folder of the embedded database; null is in memory. */
  dataFolder: z.string().min(1).nullable(),
  /** A PostgreSQL to use in place of the embedded one. */
  databaseUrl: z.string().nullable(),
  /** Where e-mails go; null stores them for the console (PD-07). */
  smtpUrl: z.string().nullable(),
  emailFrom: z.string(),
  /** Console and sandbox providers; never on in production. */
  sandbox: z.boolean(),
  /** Without it the sandbox is for this machine alone: other addresses are rejected (SEC-02). */
  publicSandbox: z.boolean(),
  production: z.boolean(),
  /** Address that guests see, for links in e-mails; null means the address the gateway listens on. */
  publicUrl: z.url({ protocol: /^https?$/ }).nullable(),
  /** Secret that signs tokens; null stores one in the data folder. */
  signingKey: z.string().min(32).nullable(),
  /**
   * Fills an empty database: with the demonstration's hotels, and in the sandbox with its guests and stays (SEC-01).
   */
  seed: z.boolean(),
  logLevel,
  /** The guest app's flags where the console set none (APP-26, PD-02). */
  flags: z.record(z.enum(flagKeys), z.boolean()),
  limits,
  /** What may be booked without payment (SEC-04). */
  walkIn: walkInConfig,
  /** Largest request body in bytes. */
  bodyLimitBytes: z.int().positive(),
  connections: connectionLimits,
  /** The built guest app. */
  webFolder: z.string(),
  /** The configuration of the guest app: addresses of its gateway and providers, pages outside the app. */
  web: webConfig,
  /** Origins of a guest app served elsewhere; none by default. */
  allowedOrigins: z.array(z.string()),
  /** Other origins that the guest app may call: an identity provider's. */
  connectOrigins: z.array(z.string()),
  /** Who stores the guests' accounts; null for the gateway itself (PD-06). */
  identityProvider: identityProvider.nullable(),
  /**
   * Kiosks and desks that are believed, each by its token; null believes what a device says of itself, in the sandbox
   * only.
   */
  devices: z.array(enrolledDevice).nullable(),
  /** True behind a reverse proxy: the caller's address is the last one of x-forwarded-for. */
  trustProxy: z.boolean(),
  /**
   * The address of postcode look-ups, with `{postcode}` in it, in ViaCEP's form; null uses only the gateway's own list.
   */
  postcodeUrl: postcodeAddress.nullable(),
  postcodeTimeoutMs: z.int().positive(),
  /** The ministry's registration of guests (BEY-19); null for the sandbox's own, and outside the sandbox for none. */
  fnrh: fnrhConfig.nullable(),
  /** How many days the records of doors are stored, at least until their stay ends (PD-46). */
  doorRecordDays,
  pix: pixConfig,
  /** Who takes payments beside the sandbox; null for nobody (PAY-32 to PAY-40). */
  iugu: iuguConfig.nullable(),
  /** How long a sign-in lasts on each kind of device, in hours; refreshing does not extend it (SEC-09). */
  sessionHours: z.object({ BROWSER: hours, KIOSK: hours, RECEPTION: hours }),
  ...pace.shape,
  /** How long the sandbox's silent test cards keep a caller waiting, in milliseconds. */
  paymentTimeoutMs: z.int().positive(),
  /** How long a stop waits for requests in flight, in milliseconds. */
  stopTimeoutMs: z.int().positive(),
  /** How long a gateway that was signalled to stop still serves, while /readyz says 503, in milliseconds. */
  drainMs: z.int().min(0).max(300_000),
});

/** Everything that can be set about a gateway. Read once at start. */
export type GatewayConfig = z.infer<typeof gatewayConfigSchema>;

/** What a development gateway has where nothing else is said. */
export const defaults: GatewayConfig = {
  port: 4780,
  host: '127.0.0.1',
  verificationPort: null,
  verificationUrl: null,
  cardPagePort: null,
  cardPageUrl: null,
  metricsPort: null,
  metricsHost: '127.0.0.1',
  dataFolder: '.data',
  databaseUrl: null,
  smtpUrl: null,
  emailFrom: 'Pernoite <reservas@pernoite.test>',
  sandbox: true,
  publicSandbox: false,
  production: false,
  publicUrl: null,
  signingKey: null,
  seed: true,
  logLevel: 'info',
  flags: everyFlag(() => true),
  limits: defaultLimits,
  walkIn: defaultWalkIn,
  bodyLimitBytes: 64 * 1024,
  connections: defaultConnectionLimits,
  webFolder: 'out/web',
  web: defaultWebConfig,
  allowedOrigins: [],
  connectOrigins: [],
  identityProvider: null,
  devices: null,
  trustProxy: false,
  postcodeUrl: null,
  postcodeTimeoutMs: 3_000,
  fnrh: null,
  doorRecordDays: defaultDoorRecordDays,
  pix: defaultPix,
  iugu: null,
  sessionHours: { BROWSER: 30 * 24, KIOSK: 4, RECEPTION: 12 },
  ...guestsPace,
  paymentTimeoutMs: 3_000,
  stopTimeoutMs: 10_000,
  drainMs: 0,
};

/** A configuration from code: the development defaults with these differences. */
export function gatewayConfig(overrides: Partial<GatewayConfig> = {}): GatewayConfig {
  const config = gatewayConfigSchema.parse({ ...defaults, ...overrides });
  if (config.production && config.identityProvider?.kind === 'emulator') {
    throw new ConfigError(
      'FIREBASE_AUTH_EMULATOR_HOST cannot be used with NODE_ENV=production: whoever reaches the emulator signs in as anybody. Leave it out.',
    );
  }
  if (config.production && isHurried(config)) {
    throw new ConfigError(
      'Passwords and responses cannot be hurried with NODE_ENV=production: that is for tests. Leave TEST_SPEED out.',
    );
  }
  assertReachIsMeant(config);
  const problem = paymentProblem(config);
  if (problem !== null) throw new ConfigError(problem);
  assertCardPageIsApart(config);
  const { maxRooms, maxNights, arrivalDays } = config.walkIn;
  const { homeMinutes: home, lobbyMinutes: lobby } = config.pix;
  return {
    ...config,
    web: {
      ...config.web,
      walkIn: { maxRooms, maxNights, arrivalDays },
      pix: config.sandbox || config.iugu !== null ? { home, lobby } : null,
    },
    // Outside the sandbox a device proves itself by its token, or it is a guest's own.
    devices: config.sandbox ? config.devices : (config.devices ?? []),
  };
}

/**
 * Throws ConfigError when others than this machine could reach what is meant for a person who tries things out: the
 * sandbox, whose console hands out e-mails and moves the clock, or accounts at the emulator, whose tokens nobody signs.
 */
function assertReachIsMeant(config: GatewayConfig): void {
  const usesEmulator = config.identityProvider?.kind === 'emulator';
  if (config.publicSandbox || !(config.sandbox || usesEmulator)) return;
  const { host, publicUrl, verificationUrl, cardPageUrl } = config;
  const beyond = [
    { name: 'HOST', isBeyond: !isLoopbackHost(host) },
    { name: 'PUBLIC_URL', isBeyond: publicUrl !== null && !isLoopbackUrl(publicUrl) },
    { name: 'VERIFICATION_URL', isBeyond: verificationUrl !== null && !isLoopbackUrl(verificationUrl) },
    { name: 'CARD_PAGE_URL', isBeyond: cardPageUrl !== null && !isLoopbackUrl(cardPageUrl) },
  ].find(({ isBeyond }) => isBeyond);
  if (!beyond) return;
  throw new ConfigError(
    `${beyond.name} cannot be used: the sandbox is for this machine alone (127.0.0.1, ::1, localhost), since whoever reaches it reads all e-mails and signs in as anybody. Set NODE_ENV=production for real guests, or PERNOITE_SANDBOX=public to show a demonstration to everybody.`,
  );
}

/**
 * Throws ConfigError where cards would be typed on the guest app's own origin or over a connection that others read, or
 * where guests could not find the page: behind a proxy the port that it listens on is not its address (PAY-38).
 */
function assertCardPageIsApart({
  production,
  iugu,
  publicUrl,
  cardPageUrl,
  allowedOrigins,
}: GatewayConfig): void {
  if (production && iugu !== null && cardPageUrl === null)
    throw new ConfigError(
      'CARD_PAGE_URL is missing: with PAYMENT_PROVIDER=iugu cards are typed on an origin of their own, such as https://cards.hotel.example.',
    );
  if (cardPageUrl === null) return;
  if (production && new URL(cardPageUrl).protocol !== 'https:' && !isLoopbackUrl(cardPageUrl))
    throw new ConfigError(
      'CARD_PAGE_URL cannot be used: with NODE_ENV=production cards are typed over https alone, except on this machine.',
    );
  const apps = [...(publicUrl === null ? [] : [publicUrl]), ...allowedOrigins].map(
    app => new URL(app).origin,
  );
  if (apps.includes(new URL(cardPageUrl).origin))
    throw new ConfigError(
      'CARD_PAGE_URL cannot be used: cards are typed on an origin of their own, which no guest app has.',
    );
}

/** A setting that cannot be used. The message is one line and names the variable, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
