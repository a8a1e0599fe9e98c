import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Iugu as a hotel's account reaches it (docs/deploy.md). */
export const iuguConfig = z.object({
  /** Up to and with `/v1`. */
  url: z.url().refine(value => {
    const { protocol, hostname } = new URL(value);
    return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname));
  }),
  /** The API token: a test token charges nothing. */
  token: z.string().regex(/^[\x21-\x7e]{16,200}$/),
  /** The account that the card fields name. */
  accountId: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
  isTest: z.boolean(),
  /** What Iugu sends back in `Authorization` with everything that it tells by itself. */
  triggerSecret: z.string().min(24).max(200),
  /** Who is paid, as the guest's bank shows it. */
  receiver: z.string().min(1).max(60),
  /** How long one request may take: a charge is up to four. */
  timeoutMs: z.int().positive().max(60_000),
});
export type IuguConfig = z.infer<typeof iuguConfig>;

const BASE = 'https://api.iugu.com/v1';
const TIMEOUT_SECONDS = 15;

export const iuguEnvironment = {
  PAYMENT_PROVIDER: z.enum(['sandbox', 'iugu']).optional(),
  IUGU_URL: iuguConfig.shape.url.optional(),
  IUGU_TOKEN: z.string().optional(),
  IUGU_TOKEN_FILE: z.string().optional(),
  IUGU_ACCOUNT_ID: iuguConfig.shape.accountId.optional(),
  IUGU_TEST_MODE: z
    .enum(['on', 'off'])
    .transform(value => value === 'on')
    .optional(),
  IUGU_TRIGGER_SECRET: z.string().optional(),
  IUGU_TRIGGER_SECRET_FILE: z.string().optional(),
  IUGU_TIMEOUT_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(60))
    .optional(),
  PIX_RECEIVER: iuguConfig.shape.receiver.optional(),
};
type Given = { [Name in keyof typeof iuguEnvironment]?: z.infer<(typeof iuguEnvironment)[Name]> };

export const iuguExpectations: Record<keyof typeof iuguEnvironment, string> = {
  PAYMENT_PROVIDER: 'iugu, or sandbox where the sandbox is on',
  IUGU_URL: 'an address that begins with https://',
  IUGU_TOKEN: "the account's API token",
  IUGU_TOKEN_FILE: "a file with the account's API token",
  IUGU_ACCOUNT_ID: "the account's id",
  IUGU_TEST_MODE: 'on or off',
  IUGU_TRIGGER_SECRET: '24 characters at least, the same as in the account’s triggers',
  IUGU_TRIGGER_SECRET_FILE: 'a file with 24 characters at least',
  IUGU_TIMEOUT_SECONDS: 'a number of seconds from 1 to 60',
  PIX_RECEIVER: 'up to 60 characters',
};

/** The name of the first variable that is missing or cannot be used; never its value. */
type Unusable = { unusable: keyof typeof iuguEnvironment };

/** Why a combination of settings cannot be used; null where it can. */
export function paymentProblem({
  production,
  sandbox,
  iugu,
}: {
  production: boolean;
  sandbox: boolean;
  iugu: IuguConfig | null;
}): string | null {
  if (production && iugu?.isTest)
    return 'IUGU_TEST_MODE cannot be on with NODE_ENV=production: anybody confirms bookings with the test cards that Iugu publishes. Leave it out, and use the live token.';
  if (!sandbox || iugu === null || iugu.isTest) return null;
  return 'IUGU_TEST_MODE must be on while the sandbox is: whoever reaches a sandbox signs in as anybody and moves its clock.';
}

/** Reads the IUGU_* variables; null where another provider is configured. */
export function readIugu(given: Given): IuguConfig | Unusable | null {
  if (given.PAYMENT_PROVIDER !== 'iugu') return null;
  const token = given.IUGU_TOKEN ?? contentOf(given.IUGU_TOKEN_FILE);
  const secret = given.IUGU_TRIGGER_SECRET ?? contentOf(given.IUGU_TRIGGER_SECRET_FILE);
  const { shape } = iuguConfig;
  if (!shape.token.safeParse(token).success) return { unusable: 'IUGU_TOKEN' };
  if (!shape.triggerSecret.safeParse(secret).success) return { unusable: 'IUGU_TRIGGER_SECRET' };
  if (given.IUGU_ACCOUNT_ID === undefined) return { unusable: 'IUGU_ACCOUNT_ID' };
  return iuguConfig.parse({
    url: (given.IUGU_URL ?? BASE).replace(/\/+$/, ''),
    token,
    triggerSecret: secret,
    accountId: given.IUGU_ACCOUNT_ID,
    isTest: given.IUGU_TEST_MODE ?? false,
    receiver: given.PIX_RECEIVER ?? 'Pernoite',
    timeoutMs: (given.IUGU_TIMEOUT_SECONDS ?? TIMEOUT_SECONDS) * 1_000,
  });
}

function contentOf(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
