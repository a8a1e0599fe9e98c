import { z } from 'zod';
import { everyFlag } from '#shared/flags.ts';
import { parseJson } from '#shared/json.ts';
import {
  PIX_HOME_MINUTES,
  PIX_LOBBY_MINUTES,
  UNPAID_HOTEL_SHARE,
  UNPAID_LEAST_ROOMS,
  UNPAID_ROOM_NIGHTS,
  UNPAID_ROOM_NIGHTS_WIDER,
  UNVERIFIED_MAX_NIGHTS,
  UNVERIFIED_MAX_ROOMS,
  WAIVER_LIMIT_CENTS,
  WALK_IN_ARRIVAL_DAYS,
  WALK_IN_MAX_NIGHTS,
  WALK_IN_MAX_ROOMS,
  WALK_IN_OPEN_BOOKINGS,
} from '#shared/policies.ts';
import { completeWebConfig, defaultWebConfig, webConfig } from '#shared/settings.ts';
import { enrolledDevices } from './device-config.ts';
import { fnrhConfig, fnrhSettings } from './fnrh-config.ts';
import { iuguConfig, iuguSettings } from './iugu-config.ts';
import {
  listenAddress,
  milliseconds,
  onOff,
  origin,
  origins,
  port,
  text,
  urlOf,
  webAddress,
  whole,
} from './kinds.ts';
import { rateLimitSettings } from './limits-config.ts';
import { lockSettings, lockWebhookConfig } from './lock-config.ts';
import { pace } from './pace.ts';
import { identityProvider, providerSettings } from './provider-config.ts';
import { internal, kind, optional, setting } from './setting.ts';
import { ttlockConfig, ttlockSettings } from './ttlock-config.ts';
import { veriffConfig, verificationProviders, verificationSettings } from './verification-config.ts';

const count = z.int().positive();
const atLeastOne = (things: string) => whole(3, count, `a number of ${things}, at least 1`);
const minutes = whole(3, z.int().min(1).max(120), 'minutes from 1 to 120');
const modes = z.enum(['development', 'test', 'production']);
const levels = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']);
const publicOrOn = z.union([z.literal('public').transform(() => true), onOff.text]);
const drain = z.int().min(0).max(300_000);
const postcodeUrl = z.string().regex(/^https?:\/\/\S+\{postcode\}\S*$/);

/** In hours. A device that several guests use signs out within a day. */
const sessionHours = z.number().positive().max(8_760);
const deviceHours = { ...whole(2, z.int().min(1).max(24), 'hours from 1 to 24'), schema: sessionHours };

/** The fields that are set replace the default ones; `links` can be set in part. */
const webConfigText = z.string().transform((json, context) => {
  const config = completeWebConfig(parseJson(json ?? ''));
  if (config) return config;
  context.addIssue('does not fit');
  return z.NEVER;
});

/** What one client, and all of them together, may hold of a gateway (docs/decisions/0023). Times in milliseconds. */
const connections = {
  maxConnections: setting('MAX_CONNECTIONS', whole(6, count, 'a number of at least 1'), 2_000, {
    meaning: 'connections at one time on each port; further ones are closed at once',
  }),
  maxRequests: internal(count, 10_000, 'requests of one connection, which is closed after the last response'),
  headersTimeoutMs: internal(count, 10_000, "time for a request's headers"),
  requestTimeoutMs: internal(count, 30_000, 'time for a whole request with its body'),
  responseTimeoutMs: internal(count, 40_000, 'time for a response to leave: for slow readers'),
  pipelinedWaitMs: internal(z.int().min(0), 5_000, 'how long a request waits for the response before it'),
  keepAliveTimeoutMs: internal(count, 65_000, 'longer than a reverse proxy keeps a connection open'),
};

const walkIn = {
  maxRooms: setting('WALK_IN_MAX_ROOMS', atLeastOne('rooms'), WALK_IN_MAX_ROOMS, {
    meaning: 'rooms of one booking without payment; the guest app offers no more on a kiosk',
  }),
  maxNights: setting('WALK_IN_MAX_NIGHTS', atLeastOne('nights'), WALK_IN_MAX_NIGHTS, {
    meaning: 'nights of such a booking',
  }),
  arrivalDays: setting(
    'WALK_IN_ARRIVAL_DAYS',
    whole(3, z.int().nonnegative(), 'a number of days, 0 for today alone'),
    WALK_IN_ARRIVAL_DAYS,
    "how many days after today a kiosk's booking begins at the latest",
  ),
  openBookings: setting('WALK_IN_OPEN_BOOKINGS', atLeastOne('bookings'), WALK_IN_OPEN_BOOKINGS, {
    meaning: 'bookings of one guest that may wait for their payment at one time',
  }),
};

const reaisAsCents = kind(
  'a whole number of reais',
  z.int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(reais => Number(reais) * 100),
);

const roomNights = whole(5, count, 'a number of room nights, at least 1');

/** Limits on what unpaid Pix codes and unpaid walk-ins reserve at one time, in rooms times nights (docs/decisions/0024). */
const unpaid = {
  perAddress: setting('UNPAID_PER_ADDRESS', roomNights, UNPAID_ROOM_NIGHTS, {
    meaning: 'room nights that one address (of IPv6: one /64) reserves unpaid at one time',
  }),
  perNetwork: setting('UNPAID_PER_NETWORK', roomNights, UNPAID_ROOM_NIGHTS_WIDER, {
    meaning: 'the same of its network: an IPv4 /24, an IPv6 /48',
  }),
  perPayer: setting(
    'UNPAID_PER_PAYER',
    roomNights,
    UNPAID_ROOM_NIGHTS,
    "the same of one payer's CPF or CNPJ",
  ),
  perDevice: setting('UNPAID_PER_DEVICE', roomNights, UNPAID_ROOM_NIGHTS, {
    meaning: 'the same of one enrolled device, which counts by itself and not by its address',
  }),
  hotelShare: setting(
    'UNPAID_HOTEL_SHARE',
    whole(3, z.int().min(1).max(100), 'a percentage from 1 to 100'),
    UNPAID_HOTEL_SHARE,
    "percentage of a hotel's rooms that may be reserved unpaid in one night",
  ),
  leastRooms: setting('UNPAID_LEAST_ROOMS', atLeastOne('rooms'), UNPAID_LEAST_ROOMS, {
    meaning: 'so many rooms of a night may be unpaid in any case, however small the hotel is',
  }),
  unverifiedRooms: setting('UNVERIFIED_MAX_ROOMS', atLeastOne('rooms'), UNVERIFIED_MAX_ROOMS, {
    meaning: 'rooms that a guest reserves unpaid at one time before the e-mail is verified',
  }),
  unverifiedNights: setting('UNVERIFIED_MAX_NIGHTS', atLeastOne('nights'), UNVERIFIED_MAX_NIGHTS, {
    meaning: 'nights of each such booking',
  }),
};

const pix = {
  homeMinutes: setting('PIX_MINUTES_AT_HOME', minutes, PIX_HOME_MINUTES, {
    meaning:
      'how long a Pix code can be paid and its room is reserved, at home or at the desk; from 1 to 120',
  }),
  lobbyMinutes: setting('PIX_MINUTES_IN_LOBBY', minutes, PIX_LOBBY_MINUTES, {
    meaning: 'the same in the lobby, where others wait',
  }),
  pollMs: internal(z.int().min(250).max(60_000), 5_000, 'time between two queries about a code'),
};

export const settings = {
  waiverLimitCents: setting('WAIVER_LIMIT', reaisAsCents, WAIVER_LIMIT_CENTS, {
    meaning: 'the largest fee in reais that a manager waives without a second person',
  }),
  production: setting(
    'NODE_ENV',
    kind(
      'development, test or production',
      z.boolean(),
      modes.transform(mode => mode === 'production'),
    ),
    false,
    {
      meaning:
        '`test`, or `production`, which switches the sandbox off: console, movable clock, payment provider, demonstration data',
      shown: 'development',
    },
  ),
  port: setting('PORT', port, 4780, 'the port that it listens on'),
  host: setting('HOST', listenAddress, '127.0.0.1', 'the address that it listens on'),
  verificationPort: optional('VERIFICATION_PORT', port, {
    meaning:
      "where the sandbox's verification page listens, on an origin of its own ([why](decisions/0015-verification-page-on-its-own-origin.md))",
    shown: 'PORT + 2, or another free one',
  }),
  verificationUrl: optional('VERIFICATION_URL', origin('https://identity.hotel.example'), {
    meaning: 'the origin that guests see of that page',
    shown: 'the address it listens on',
  }),
  cardPagePort: optional('CARD_PAGE_PORT', port, {
    meaning:
      "where the page with the card's fields listens, on an origin of its own ([why](decisions/0034-card-fields-on-their-own-origin.md)); without a payment provider there is none, and no new card is offered",
    shown: 'PORT + 3, or another free one',
  }),
  cardPageUrl: optional('CARD_PAGE_URL', origin('https://cards.hotel.example'), {
    meaning: 'the origin that guests see of that page; required with Iugu in production',
    shown: 'the address it listens on',
  }),
  staffPort: optional('STAFF_PORT', port, {
    meaning:
      'where staff work, on an address of their own ([why](decisions/0040-staff-on-a-port-of-their-own.md)); in production none without it',
    shown: 'PORT + 4, or another free one; none in production',
  }),
  staffUrl: optional('STAFF_URL', origin('https://staff.hotel.example'), {
    meaning:
      'the origin that staff see; required with STAFF_PORT in production. Passkeys are made for its name, and end with another one',
    shown: 'the address it listens on',
  }),
  metricsPort: optional('METRICS_PORT', port, "serves `/metrics` for Prometheus, never on the guests' port"),
  drainMs: setting('DRAIN_SECONDS', milliseconds(3, drain, 'a number of seconds from 0 to 300'), 0, {
    meaning: 'after SIGTERM it serves on for so long while `/readyz` returns 503',
  }),
  metricsHost: setting('METRICS_HOST', listenAddress, '127.0.0.1', 'the address that metrics are served at'),
  connections,
  dataFolder: setting('PERNOITE_DATA', kind('a folder', z.string().min(1).nullable()), '.data', {
    meaning: "folder of the embedded database and of the gateway's signing key",
  }),
  databaseUrl: optional('DATABASE_URL', urlOf(/^postgres(ql)?$/, 'postgres://user@host:5432/name'), {
    meaning: 'a PostgreSQL to use in place of the embedded database',
  }),
  smtpUrl: optional('SMTP_URL', urlOf(/^smtps?$/, 'smtp://host:587'), {
    meaning:
      'sends e-mails, beyond this machine by TLS alone; without it they are stored for the console (PD-07)',
  }),
  emailFrom: setting(
    'EMAIL_FROM',
    text('a sender such as "Pernoite <stay@example.com>"'),
    'Pernoite <reservas@pernoite.test>',
    'the sender of e-mails',
  ),
  sandbox: setting('PERNOITE_SANDBOX', { ...onOff, text: publicOrOn, expected: 'on, off or public' }, true, {
    meaning:
      'the console and the movable clock, for this machine alone: other HOST, PUBLIC_URL, VERIFICATION_URL and CARD_PAGE_URL are rejected. `public` opens a demonstration to everybody who reaches it. Rejected in production',
    shown: 'on, off in production',
  }),
  publicSandbox: internal(z.boolean(), false, 'a sandbox that others than this machine reach (SEC-02)'),
  publicUrl: optional('PUBLIC_URL', webAddress, {
    meaning: 'the address guests see, for links in e-mails',
    shown: 'the address it listens on',
  }),
  signingKey: optional(
    'PERNOITE_SIGNING_KEY',
    kind('a secret of at least 32 characters', z.string().min(32)),
    {
      meaning: 'secret that signs tokens, at least 32 characters',
      shown: 'stored in PERNOITE_DATA',
    },
  ),
  seed: setting('SEED', onOff, true, {
    meaning:
      'three hotels with tariffs in an empty database, and in the sandbox guests and 90 days of stays (SEC-01)',
    shown: 'on, off in production',
  }),
  logLevel: setting('LOG_LEVEL', kind('trace, debug, info, warn, error or silent', levels), 'info', {
    meaning: 'trace, debug, info, warn, error or silent',
    shown: 'info (`npm start`: warn)',
  }),
  webFolder: setting('PERNOITE_WEB', text('the folder of the built guest app'), 'out/web', {
    meaning: 'folder of the built guest app',
  }),
  staffFolder: setting('PERNOITE_STAFF', text('the folder of the built staff app'), 'out/staff', {
    meaning: 'folder of the built staff app',
  }),
  web: setting(
    'WEB_CONFIG',
    kind('JSON with some of the fields of webConfig in src-shared/settings.ts', webConfig, webConfigText),
    defaultWebConfig,
    {
      meaning:
        "JSON with fields of the guest app's configuration: other addresses, links, hosts that a desk may open (`linkHosts`), the reception's telephone (`phone`)",
      shown: 'none',
    },
  ),
  allowedOrigins: setting('ALLOWED_ORIGINS', origins('https://hotel.example'), [], {
    meaning: 'origins of a guest app served elsewhere',
  }),
  connectOrigins: setting('CONNECT_ORIGINS', origins('https://identity.example'), [], {
    meaning: 'other origins that the guest app may call',
  }),
  identityProvider: internal(identityProvider.nullable(), null, "who stores the guests' accounts"),
  devices: optional('DEVICES', enrolledDevices, {
    meaning: 'kiosks and desks that are believed, each by its token ([deploy.md](deploy.md))',
    shown: 'none; in the sandbox a device is believed without a token',
  }),
  /** Refreshing does not extend a sign-in (SEC-09). */
  sessionHours: {
    BROWSER: internal(sessionHours, 30 * 24, 'how long a guest stays signed in in a browser'),
    KIOSK: setting('KIOSK_SESSION_HOURS', deviceHours, 4, {
      meaning:
        'how long a guest stays signed in on a kiosk ([why](decisions/0020-sessions-that-can-be-ended.md))',
    }),
    RECEPTION: setting('RECEPTION_SESSION_HOURS', deviceHours, 12, 'the same at a desk'),
  },
  walkIn,
  unpaid,
  limits: rateLimitSettings,
  postcodeUrl: optional(
    'POSTCODE_URL',
    kind('an address such as https://viacep.com.br/ws/{postcode}/json/', postcodeUrl),
    {
      meaning:
        "where Brazilian postcodes are queried, in ViaCEP's form: `https://viacep.com.br/ws/{postcode}/json/`",
      shown: "the gateway's own list",
    },
  ),
  postcodeTimeoutMs: internal(count, 3_000, 'how long one lookup may take'),
  /** Null for the sandbox's own, and outside the sandbox for none (BEY-19). */
  fnrh: internal(fnrhConfig.nullable(), null, "the ministry's registration of guests"),
  doorRecordDays: setting(
    'DOOR_RECORD_DAYS',
    whole(4, z.int().min(1).max(3_650), 'a number of days from 1 to 3650'),
    180,
    "how long the showings of a door's code and the commands to its lock are stored, at least until the stay ends",
  ),
  pix,
  iugu: internal(iuguConfig.nullable(), null, 'who takes payments beside the sandbox; null for nobody'),
  verificationProvider: internal(
    verificationProviders.nullable(),
    null,
    'who compares guests with their documents; null is filled in by the mode',
  ),
  lockWebhook: internal(lockWebhookConfig.nullable(), null, 'who opens the doors beside the sandbox'),
  ttlock: internal(ttlockConfig.nullable(), null, "a hotel's account at TTLock"),
  veriff: internal(veriffConfig.nullable(), null, "a hotel's account at Veriff"),
  trustProxy: setting('TRUST_PROXY', onOff, false, {
    meaning: 'behind a reverse proxy: clients are distinguished by the last address of x-forwarded-for',
  }),
  ...pace,
  bodyLimitBytes: internal(count, 64 * 1024, 'largest request body'),
  paymentTimeoutMs: internal(count, 3_000, "how long the sandbox's silent test cards delay a response"),
  stopTimeoutMs: internal(count, 10_000, 'how long a stop waits for requests in flight'),
  flags: everyFlag(key => setting(key, onOff, true, 'a feature flag that the console has not set')),
};

export const composedSettings = {
  identityProvider: providerSettings,
  fnrh: fnrhSettings,
  iugu: iuguSettings,
  verification: verificationSettings,
  locks: lockSettings,
  ttlock: ttlockSettings,
  testSpeed: setting('TEST_SPEED', onOff, false, {
    meaning:
      'with NODE_ENV=test alone: cheap passwords and no least time for responses, so that tests are quick',
  }),
};
