import { z } from 'zod';
import { everyFlag } from '#shared/flags.ts';
import { defaultWebConfig } from '#shared/settings.ts';
import {
  ConfigError,
  defaults,
  type GatewayConfig,
  gatewayConfig,
  logLevel,
  postcodeAddress,
} from './config.ts';
import { connectionCount } from './connection-limits.ts';
import { enrolledDevices, list } from './device-config.ts';
import { doorRecordEnvironment, doorRecordExpectations } from './door-record-config.ts';
import { fnrhEnvironment, fnrhExpectations, readFnrh } from './fnrh-config.ts';
import { iuguEnvironment, iuguExpectations, readIugu } from './iugu-config.ts';
import { defaultLimits } from './limits-config.ts';
import { testPace } from './pace.ts';
import { pixEnvironment, pixExpectations } from './pix-config.ts';
import { type IdentityProvider, readIdentityProvider } from './provider-config.ts';
import { limitsWith, unpaidEnvironment, unpaidExpectations, walkInWith } from './unpaid-config.ts';
import { webConfigText, webFor } from './web-config.ts';

const nodeEnvironment = z.enum(['development', 'test', 'production']);
const onOff = z.stringbool({ truthy: ['on', 'true', '1', 'yes'], falsy: ['off', 'false', '0', 'no'] });
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

const environmentSchema = z.object({
  NODE_ENV: nodeEnvironment.optional(),
  PORT: portNumber.optional(),
  HOST: z.string().optional(),
  VERIFICATION_PORT: portNumber.optional(),
  VERIFICATION_URL: origin.optional(),
  CARD_PAGE_PORT: portNumber.optional(),
  CARD_PAGE_URL: origin.optional(),
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
  LOG_LEVEL: logLevel.optional(),
  PERNOITE_WEB: z.string().optional(),
  WEB_CONFIG: webConfigText.optional(),
  ALLOWED_ORIGINS: origins.optional(),
  CONNECT_ORIGINS: origins.optional(),
  IDENTITY_PROVIDER: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^(localhost|127\.0\.0\.1):\d{1,5}$/)
    .optional(),
  DEVICES: enrolledDevices.optional(),
  KIOSK_SESSION_HOURS: sessionHours.optional(),
  RECEPTION_SESSION_HOURS: sessionHours.optional(),
  ...unpaidEnvironment,
  POSTCODE_URL: postcodeAddress.optional(),
  ...fnrhEnvironment,
  ...doorRecordEnvironment,
  ...pixEnvironment,
  ...iuguEnvironment,
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
  CARD_PAGE_PORT: 'a number from 0 to 65535',
  CARD_PAGE_URL: 'an origin such as https://cards.hotel.example',
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
  CONNECT_ORIGINS: 'origins such as https://identity.example, parted by commas',
  IDENTITY_PROVIDER: 'JSON with project, key and serviceAccount (docs/deploy.md)',
  FIREBASE_AUTH_EMULATOR_HOST: "the emulator's host and port on this machine, such as 127.0.0.1:9099",
  DEVICES: 'devices such as lobby-1:kiosk:JARDINS:<SHA-256 of its token>, parted by commas',
  KIOSK_SESSION_HOURS: 'hours from 1 to 24',
  RECEPTION_SESSION_HOURS: 'hours from 1 to 24',
  ...unpaidExpectations,
  POSTCODE_URL: 'an address such as https://viacep.com.br/ws/{postcode}/json/',
  ...fnrhExpectations,
  ...doorRecordExpectations,
  ...pixExpectations,
  ...iuguExpectations,
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
  const fnrh = readFnrh(env);
  if (fnrh && 'unusable' in fnrh)
    throw new ConfigError(`${fnrh.unusable} cannot be used: it should be ${expectations[fnrh.unusable]}.`);
  const sandbox = env.PERNOITE_SANDBOX === undefined ? !production : env.PERNOITE_SANDBOX !== false;
  if (env.PAYMENT_PROVIDER === 'sandbox' && !sandbox)
    throw new ConfigError(`PAYMENT_PROVIDER cannot be used: it should be ${expectations.PAYMENT_PROVIDER}.`);
  const iugu = readIugu(env);
  if (iugu && 'unusable' in iugu)
    throw new ConfigError(`${iugu.unusable} cannot be used: it should be ${expectations[iugu.unusable]}.`);
  return gatewayConfig({
    port: env.PORT ?? defaults.port,
    host: env.HOST ?? defaults.host,
    verificationPort: env.VERIFICATION_PORT ?? null,
    verificationUrl: env.VERIFICATION_URL ?? null,
    cardPagePort: env.CARD_PAGE_PORT ?? null,
    cardPageUrl: env.CARD_PAGE_URL ?? null,
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
    sandbox,
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
    fnrh,
    iugu,
    doorRecordDays: env.DOOR_RECORD_DAYS ?? defaults.doorRecordDays,
    pix: {
      ...defaults.pix,
      homeMinutes: env.PIX_MINUTES_AT_HOME ?? defaults.pix.homeMinutes,
      lobbyMinutes: env.PIX_MINUTES_IN_LOBBY ?? defaults.pix.lobbyMinutes,
    },
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
