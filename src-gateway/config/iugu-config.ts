import { z } from 'zod';
import { contentOf, milliseconds, serviceAddress, serviceUrl, text } from './kinds.ts';
import { ConfigError, type ConfigOf, kind, optional, setting, unusable } from './setting.ts';

export const iuguConfig = z.object({
  /** Up to and with `/v1`. */
  url: serviceUrl,
  /** The API token: a test token charges nothing. */
  token: z.string().regex(/^[\x21-\x7e]{16,200}$/),
  accountId: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
  isTest: z.boolean(),
  /** What Iugu sends in `Authorization` with every webhook. */
  webhookSecret: z.string().min(24).max(200),
  /** Who is paid, as the guest's bank shows it. */
  receiver: z.string().min(1).max(60),
  /** How long one request may take: a charge is up to four. */
  timeoutMs: z.int().positive().max(60_000),
});
export type IuguConfig = z.infer<typeof iuguConfig>;

const { shape } = iuguConfig;
const providers = z.enum(['sandbox', 'iugu']);
const testModes = z.enum(['on', 'off']).transform(mode => mode === 'on');
const seconds = milliseconds(2, shape.timeoutMs, 'a number of seconds from 1 to 60');
const secret = '24 characters at least, the same as in the account’s webhooks';

export const iuguSettings = {
  provider: optional('PAYMENT_PROVIDER', kind('iugu, or sandbox where the sandbox is on', providers), {
    meaning:
      "`iugu` takes cards and Pix with a hotel's account at Iugu ([deploy.md](deploy.md#iugu)); without a provider guests pay at the desk",
    shown: 'sandbox; none in production',
  }),
  url: setting('IUGU_URL', serviceAddress, 'https://api.iugu.com/v1', "another address of Iugu's API"),
  token: optional('IUGU_TOKEN', text("the account's API token"), "the account's API token"),
  tokenFile: optional('IUGU_TOKEN_FILE', text("a file with the account's API token"), {
    meaning: 'in its place, a file with the token alone',
  }),
  accountId: optional('IUGU_ACCOUNT_ID', kind("the account's id", shape.accountId), "the account's id"),
  isTest: setting('IUGU_TEST_MODE', kind('on or off', shape.isTest, testModes), false, {
    meaning:
      '`on` with a test token, which charges nothing, is required in a sandbox and rejected in production',
  }),
  webhookSecret: optional('IUGU_TRIGGER_SECRET', text(secret), {
    meaning: 'the secret that the account’s webhooks carry, at least 24 characters',
  }),
  webhookSecretFile: optional('IUGU_TRIGGER_SECRET_FILE', text('a file with 24 characters at least'), {
    meaning: 'in its place, a file with the secret alone',
  }),
  timeoutMs: setting('IUGU_TIMEOUT_SECONDS', seconds, 15_000, {
    meaning:
      'how long Iugu has for a response, from 1 to 60; one that comes later is found by reading the payment again',
  }),
  receiver: setting('PIX_RECEIVER', kind('up to 60 characters', shape.receiver), 'Pernoite', {
    meaning: "who is paid, as the guest's bank shows it",
  }),
};

type Mode = { production: boolean; sandbox: boolean };

/** Throws ConfigError where real guests could pay with test cards, or a sandbox would take real money. */
export function assertPaymentIsMeant(iugu: IuguConfig | null, { production, sandbox }: Mode): void {
  if (production && iugu?.isTest)
    throw new ConfigError(
      'IUGU_TEST_MODE cannot be on with NODE_ENV=production: anybody confirms bookings with the test cards that Iugu publishes. Leave it out, and use the live token.',
    );
  if (!sandbox || iugu === null || iugu.isTest) return;
  throw new ConfigError(
    'IUGU_TEST_MODE must be on while the sandbox is: whoever reaches a sandbox signs in as anybody and moves its clock.',
  );
}

export function readIugu({
  provider,
  tokenFile,
  webhookSecretFile,
  ...given
}: ConfigOf<typeof iuguSettings>): IuguConfig | null {
  if (provider !== 'iugu') return null;
  const token = given.token ?? contentOf(tokenFile)?.trim();
  const webhookSecret = given.webhookSecret ?? contentOf(webhookSecretFile)?.trim();
  if (!shape.token.safeParse(token).success) throw unusable(iuguSettings.token);
  if (!shape.webhookSecret.safeParse(webhookSecret).success) throw unusable(iuguSettings.webhookSecret);
  if (given.accountId === null) throw unusable(iuguSettings.accountId);
  return iuguConfig.parse({ ...given, token, webhookSecret });
}
