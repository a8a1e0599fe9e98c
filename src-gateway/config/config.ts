import { BlockList, isIP } from 'node:net';
import { assertPaymentIsMeant } from './iugu-config.ts';
import { assertLocksAreMeant } from './lock-config.ts';
import { isUnsafelyFast } from './pace.ts';
import { ConfigError, type ConfigOf, defaultsOf, schemaOf } from './setting.ts';
import { settings } from './settings.ts';

export type GatewayConfig = ConfigOf<typeof settings>;

const identityChecks = { sandbox: 'PAGE', desk: 'RECEPTION', veriff: 'HOSTED' } as const;

const schema = schemaOf(settings);
const defaults = defaultsOf(settings);

export function gatewayConfig(overrides: Partial<GatewayConfig> = {}): GatewayConfig {
  const config = schema.parse({ ...defaults, ...overrides });
  if (config.production && config.identityProvider?.kind === 'emulator') {
    throw new ConfigError(
      'FIREBASE_AUTH_EMULATOR_HOST cannot be used with NODE_ENV=production: whoever reaches the emulator signs in as anybody. Leave it out.',
    );
  }
  if (config.production && isUnsafelyFast(config)) {
    throw new ConfigError(
      'TEST_SPEED cannot be used with NODE_ENV=production: it weakens password hashes and the timing of responses, for tests alone.',
    );
  }
  assertReachIsMeant(config);
  assertPaymentIsMeant(config.iugu, config);
  assertLocksAreMeant(config);
  assertCardPageIsApart(config);
  assertStaffAreApart(config);
  const { maxRooms, maxNights, arrivalDays } = config.walkIn;
  const { unverifiedRooms, unverifiedNights } = config.unpaid;
  const { homeMinutes: home, lobbyMinutes: lobby } = config.pix;
  const verificationProvider = config.verificationProvider ?? (config.sandbox ? 'sandbox' : 'desk');
  return {
    ...config,
    verificationProvider,
    web: {
      ...config.web,
      identityCheck: identityChecks[verificationProvider],
      ...(verificationProvider === 'veriff' && { identityPage: config.veriff?.page ?? null }),
      walkIn: { maxRooms, maxNights, arrivalDays },
      unverified: { maxRooms: unverifiedRooms, maxNights: unverifiedNights },
      pix: config.sandbox || config.iugu !== null ? { home, lobby } : null,
    },
    // Outside the sandbox a device proves itself by its token, or it is a guest's own.
    devices: config.sandbox ? config.devices : (config.devices ?? []),
  };
}

/** Throws ConfigError where others than this machine could reach the sandbox or accounts at the emulator. */
function assertReachIsMeant(config: GatewayConfig): void {
  const usesEmulator = config.identityProvider?.kind === 'emulator';
  if (config.publicSandbox || !(config.sandbox || usesEmulator)) return;
  const { host, publicUrl, verificationUrl, cardPageUrl, staffUrl } = config;
  const beyond = [
    { name: 'HOST', isBeyond: !isLoopbackHost(host) },
    { name: 'PUBLIC_URL', isBeyond: publicUrl !== null && !isLoopbackUrl(publicUrl) },
    { name: 'VERIFICATION_URL', isBeyond: verificationUrl !== null && !isLoopbackUrl(verificationUrl) },
    { name: 'CARD_PAGE_URL', isBeyond: cardPageUrl !== null && !isLoopbackUrl(cardPageUrl) },
    { name: 'STAFF_URL', isBeyond: staffUrl !== null && !isLoopbackUrl(staffUrl) },
  ].find(({ isBeyond }) => isBeyond);
  if (!beyond) return;
  throw new ConfigError(
    `${beyond.name} cannot be used: the sandbox is for this machine alone (127.0.0.1, ::1, localhost), since whoever reaches it reads all e-mails and signs in as anybody. Set NODE_ENV=production for real guests, or PERNOITE_SANDBOX=public to show a demonstration to everybody.`,
  );
}

/** Throws ConfigError where cards would be typed on the guest app's own origin or over plain http (PAY-38). */
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

/** Throws ConfigError where staff would work on the guests' origin or over plain http (STF-01). */
function assertStaffAreApart(config: GatewayConfig): void {
  const { production, staffPort, staffUrl, publicUrl, cardPageUrl, allowedOrigins } = config;
  if (production && staffPort !== null && staffUrl === null)
    throw new ConfigError(
      'STAFF_URL is missing: with STAFF_PORT staff need an origin of their own, such as https://staff.hotel.example.',
    );
  if (staffUrl === null) return;
  if (production && new URL(staffUrl).protocol !== 'https:' && !isLoopbackUrl(staffUrl))
    throw new ConfigError(
      'STAFF_URL cannot be used: with NODE_ENV=production staff sign in over https alone, except on this machine.',
    );
  const others = [publicUrl, cardPageUrl, ...allowedOrigins].filter(url => url !== null);
  if (others.some(url => new URL(url).origin === new URL(staffUrl).origin))
    throw new ConfigError(
      'STAFF_URL cannot be used: staff have an origin of their own, which no guest app and no card page has.',
    );
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Of the names `localhost` alone: any other one is resolved to whatever the resolver says when the gateway listens. */
export function isLoopbackHost(host: string): boolean {
  const family = isIP(host);
  if (family === 0) return host.toLowerCase() === 'localhost';
  // BlockList compares an IPv4-mapped address such as ::ffff:127.0.0.1 with the IPv4 rules.
  return loopback.check(host, family === 6 ? 'ipv6' : 'ipv4');
}

/** The same for an address in a browser, where every name below `localhost` means this machine (RFC 6761). */
export function isLoopbackUrl(url: string): boolean {
  const hostname = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return isLoopbackHost(hostname) || hostname.endsWith('.localhost');
}
