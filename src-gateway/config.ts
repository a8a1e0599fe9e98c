import { z } from 'zod';
import { deviceId } from '#shared/device.ts';
import { everyFlag, flagKeys } from '#shared/flags.ts';
import { defaultWebConfig, webConfig } from '#shared/settings.ts';
import { type IdentityProvider, identityProvider, readIdentityProvider } from './auth/provider-config.ts';
import { connectionCount, connectionLimits, defaultConnectionLimits } from './http/connection-limits.ts';
import { defaultLimits, limits } from './limits-config.ts';
import { isLoopbackHost, isLoopbackUrl } from './loopback.ts';
import { guestsPace, isHurried, pace, testPace } from './pace.ts';
import {
  defaultWalkIn,
  limitsWith,
  unpaidEnvironment,
  unpaidExpectations,
  walkInConfig,
  walkInWith,
} from './unpaid-config.ts';
import { webConfigText, webFor } from './web-config.ts';

/** A kiosk or desk of a hotel, and the SHA-256 of the token that proves it (docs/decisions/0009). */
const enrolledDevice = z.object({
  id: deviceId,
  profile: z.enum(['kiosk', 'reception']),
  hotelId: z.string().regex(/^[A-Z0-9_-]{1,64}$/),
  tokenHash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type EnrolledDevice = z.infer<typeof enrolledDevice>;

const hours = z.number().positive().max(8_760);

const postcodeAddress = z.string().regex(/^https?:\/\/\S+\{postcode\}\S*$/);

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
  logLevel: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']),
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
  /** Other origins that the guest app may call: an identity provider's, a card tokenizer's. */
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

const defaults: GatewayConfig = {
  port: 4780,
  host: '127.0.0.1',
  verificationPort: null,
  verificationUrl: null,
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
  const { maxRooms, maxNights, arrivalDays } = config.walkIn;
  return {
    ...config,
    web: { ...config.web, walkIn: { maxRooms, maxNights, arrivalDays } },
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
  const { host, publicUrl, verificationUrl } = config;
  const beyond = [
    { name: 'HOST', isBeyond: !isLoopbackHost(host) },
    { name: 'PUBLIC_URL', isBeyond: publicUrl !== null && !isLoopbackUrl(publicUrl) },
    { name: 'VERIFICATION_URL', isBeyond: verificationUrl !== null && !isLoopbackUrl(verificationUrl) },
  ].find(({ isBeyond }) => isBeyond);
  if (!beyond) return;
  throw new ConfigError(
    `${beyond.name} cannot be used: the sandbox is for this machine alone (127.0.0.1, ::1, localhost), since whoever reaches it reads all e-mails and signs in as anybody. Set NODE_ENV=production for real guests, or PERNOITE_SANDBOX=public to show a demonstration to everybody.`,
  );
}

/** A setting that cannot be used. The message is one line and names the variable, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const nodeEnvironment = z.enum(['development', 'test', 'production']);
const onOff = z.stringbool({ truthy: ['on', 'true', '1', 'yes'], falsy: ['off', 'false', '0', 'no'] });
const list = z.string().transform(value =>
  value
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== ''),
);
const origin = z.string().regex(/^https?:\/\/[A-Za-z0-9.:[\]-]+$/);
const origins = list.pipe(z.array(origin));
const drainSeconds = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.int().max(300));
const portNumber = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().max(65_535));

const sessionHours = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(24));

/** `lobby-1:kiosk:JARDINS:<sha256>`, parted by commas. A device may stand there twice, while its token is renewed. */
const devices = list
  .transform(entries =>
    entries.map(entry => {
      const [id, profile, hotelId, tokenHash, ...rest] = entry.split(':');
      return rest.length > 0 ? null : { id, profile, hotelId, tokenHash: tokenHash?.toLowerCase() };
    }),
  )
  .pipe(z.array(enrolledDevice));

const environmentSchema = z.object({
  NODE_ENV: nodeEnvironment.optional(),
  PORT: portNumber.optional(),
  HOST: z.string().optional(),
  VERIFICATION_PORT: portNumber.optional(),
  VERIFICATION_URL: origin.optional(),
  METRICS_PORT: portNumber.optional(),
  DRAIN_SECONDS: drainSeconds.optional(),
  METRICS_HOST: z.string().optional(),
  MAX_CONNECTIONS: connectionCount.optional(),
  PERNOITE_DATA: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  EMAIL_FROM: z.string().optional(),
  PERNOITE_SANDBOX: z.union([z.literal('public'), onOff]).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  PERNOITE_SIGNING_KEY: z.string().min(32).optional(),
  SEED: onOff.optional(),
  LOG_LEVEL: gatewayConfigSchema.shape.logLevel.optional(),
  PERNOITE_WEB: z.string().optional(),
  WEB_CONFIG: webConfigText.optional(),
  ALLOWED_ORIGINS: origins.optional(),
  CONNECT_ORIGINS: origins.optional(),
  IDENTITY_PROVIDER: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^(localhost|127\.0\.0\.1):\d{1,5}$/)
    .optional(),
  DEVICES: devices.optional(),
  KIOSK_SESSION_HOURS: sessionHours.optional(),
  RECEPTION_SESSION_HOURS: sessionHours.optional(),
  ...unpaidEnvironment,
  POSTCODE_URL: postcodeAddress.optional(),
  TRUST_PROXY: onOff.optional(),
  TEST_SPEED: onOff.optional(),
  ...everyFlag(() => onOff.optional()),
});

const expectations: Record<keyof z.infer<typeof environmentSchema>, string> = {
  NODE_ENV: 'development, test or production',
  PORT: 'a number from 0 to 65535',
  HOST: 'an address to listen on',
  VERIFICATION_PORT: 'a number from 0 to 65535',
  VERIFICATION_URL: 'an origin such as https://identity.hotel.example',
  METRICS_PORT: 'a number from 0 to 65535',
  DRAIN_SECONDS: 'a number of seconds from 0 to 300',
  METRICS_HOST: 'an address to listen on',
  MAX_CONNECTIONS: 'a number of at least 1',
  PERNOITE_DATA: 'a folder',
  DATABASE_URL: 'an address such as postgres://user@host:5432/name',
  SMTP_URL: 'an address such as smtp://host:587',
  EMAIL_FROM: 'a sender such as "Pernoite <stay@example.com>"',
  PERNOITE_SANDBOX: 'on, off or public',
  PUBLIC_URL: 'an address that begins with http:// or https://',
  PERNOITE_SIGNING_KEY: 'a secret of at least 32 characters',
  SEED: 'on or off',
  LOG_LEVEL: 'trace, debug, info, warn, error or silent',
  PERNOITE_WEB: 'the folder of the built guest app',
  WEB_CONFIG: 'JSON with some of the fields of webConfig in src-shared/settings.ts',
  ALLOWED_ORIGINS: 'origins such as https://hotel.example, parted by commas',
  CONNECT_ORIGINS: 'origins such as https://tokenizer.example, parted by commas',
  IDENTITY_PROVIDER: 'JSON with project, key and serviceAccount (docs/deploy.md)',
  FIREBASE_AUTH_EMULATOR_HOST: "the emulator's host and port on this machine, such as 127.0.0.1:9099",
  DEVICES: 'devices such as lobby-1:kiosk:JARDINS:<SHA-256 of its token>, parted by commas',
  KIOSK_SESSION_HOURS: 'hours from 1 to 24',
  RECEPTION_SESSION_HOURS: 'hours from 1 to 24',
  ...unpaidExpectations,
  POSTCODE_URL: 'an address such as https://viacep.com.br/ws/{postcode}/json/',
  TRUST_PROXY: 'on or off',
  TEST_SPEED: 'on or off',
  ...everyFlag(() => 'on or off'),
};

/** Reads the environment; an empty variable counts as absent. Throws ConfigError on the first one that does not fit. */
export function readEnvironment(environment: Record<string, string | undefined>): GatewayConfig {
  const given = Object.fromEntries(
    Object.keys(expectations).flatMap(name => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? '') as keyof typeof expectations;
    throw new ConfigError(`${name} cannot be used: it should be ${expectations[name]}.`);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  if (production && env.PERNOITE_SANDBOX) {
    throw new ConfigError(
      'PERNOITE_SANDBOX cannot be on or public with NODE_ENV=production: the sandbox console hands out e-mails and moves the clock. Leave it out.',
    );
  }
  if (production && env.DATABASE_URL && !env.PERNOITE_SIGNING_KEY) {
    throw new ConfigError(
      'PERNOITE_SIGNING_KEY is missing: with NODE_ENV=production and DATABASE_URL every gateway needs the same secret of at least 32 characters.',
    );
  }
  if (env.TEST_SPEED && env.NODE_ENV !== 'test') {
    throw new ConfigError(
      'TEST_SPEED=on can be used with NODE_ENV=test alone: passwords are hashed cheaply then, and responses reveal by their time what they hide. Leave it out.',
    );
  }
  const provider = providerOf(env.IDENTITY_PROVIDER, env.FIREBASE_AUTH_EMULATOR_HOST);
  return gatewayConfig({
    port: env.PORT ?? defaults.port,
    host: env.HOST ?? defaults.host,
    verificationPort: env.VERIFICATION_PORT ?? null,
    verificationUrl: env.VERIFICATION_URL ?? null,
    metricsPort: env.METRICS_PORT ?? null,
    drainMs: (env.DRAIN_SECONDS ?? 0) * 1_000,
    metricsHost: env.METRICS_HOST ?? defaults.metricsHost,
    connections: {
      ...defaults.connections,
      maxConnections: env.MAX_CONNECTIONS ?? defaults.connections.maxConnections,
    },
    dataFolder: env.PERNOITE_DATA ?? defaults.dataFolder,
    databaseUrl: env.DATABASE_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    emailFrom: env.EMAIL_FROM ?? defaults.emailFrom,
    production,
    sandbox: env.PERNOITE_SANDBOX === undefined ? !production : env.PERNOITE_SANDBOX !== false,
    publicSandbox: env.PERNOITE_SANDBOX === 'public',
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    signingKey: env.PERNOITE_SIGNING_KEY ?? null,
    seed: env.SEED ?? !production,
    logLevel: env.LOG_LEVEL ?? defaults.logLevel,
    webFolder: env.PERNOITE_WEB ?? defaults.webFolder,
    web: webFor(env.WEB_CONFIG ?? defaultWebConfig, provider),
    identityProvider: provider,
    allowedOrigins: env.ALLOWED_ORIGINS ?? [],
    connectOrigins: env.CONNECT_ORIGINS ?? [],
    devices: env.DEVICES ?? null,
    sessionHours: {
      ...defaults.sessionHours,
      KIOSK: env.KIOSK_SESSION_HOURS ?? defaults.sessionHours.KIOSK,
      RECEPTION: env.RECEPTION_SESSION_HOURS ?? defaults.sessionHours.RECEPTION,
    },
    limits: limitsWith(defaultLimits, env),
    walkIn: walkInWith(env),
    postcodeUrl: env.POSTCODE_URL ?? null,
    trustProxy: env.TRUST_PROXY ?? false,
    ...(env.TEST_SPEED && testPace),
    flags: everyFlag(key => env[key] ?? defaults.flags[key]),
  });
}

function providerOf(text: string | undefined, emulator: string | undefined): IdentityProvider | null {
  if (text === undefined) {
    if (emulator === undefined) return null;
    throw new ConfigError(
      'FIREBASE_AUTH_EMULATOR_HOST needs IDENTITY_PROVIDER={"project":"demo-pernoite","key":"any"} beside it, to say whose accounts guests have. Leave it out to use the embedded identity provider.',
    );
  }
  const read = readIdentityProvider(text, emulator);
  if (!('unusable' in read)) return read;
  throw new ConfigError(
    `IDENTITY_PROVIDER cannot be used: its ${read.unusable} is missing or does not fit. It should be ${expectations.IDENTITY_PROVIDER}.`,
  );
}
