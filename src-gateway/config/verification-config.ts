import { z } from 'zod';
import { contentOf, milliseconds, origin, serviceAddress, serviceUrl, text } from './kinds.ts';
import { type ConfigOf, kind, optional, setting, unusable } from './setting.ts';

/** Visible ASCII, as in a header. */
const key = z.string().regex(/^[\x21-\x7e]{8,200}$/);

export const veriffConfig = z.object({
  /** The integration's base address, without `/v1`. */
  url: serviceUrl,
  /** Names the integration in X-AUTH-CLIENT. */
  key,
  /** Signs requests and webhooks. */
  secret: z.string().min(16).max(200),
  /** The origin of the page that guests see in a frame. */
  page: z.url(),
  timeoutMs: z.int().positive().max(30_000),
});
export type VeriffConfig = z.infer<typeof veriffConfig>;

export const verificationProviders = z.enum(['sandbox', 'desk', 'veriff']);
export type VerificationProviderName = z.infer<typeof verificationProviders>;

const { shape } = veriffConfig;
const seconds = milliseconds(2, shape.timeoutMs, 'a number of seconds from 1 to 30');
const secretText = 'the shared secret of the integration, at least 16 characters';

export const verificationSettings = {
  provider: optional(
    'VERIFICATION_PROVIDER',
    kind('desk or veriff, or sandbox where the sandbox is on', verificationProviders),
    {
      meaning:
        "who compares a guest with the document: `desk` for the reception, `veriff` for a hotel's account at Veriff ([deploy.md](deploy.md#identity))",
      shown: 'sandbox; desk without the sandbox',
    },
  ),
  url: setting('VERIFF_URL', serviceAddress, 'https://stationapi.veriff.com', {
    meaning: 'the base address of the integration at Veriff, without `/v1`',
  }),
  key: optional('VERIFF_API_KEY', text("the integration's API key"), "the integration's API key"),
  keyFile: optional('VERIFF_API_KEY_FILE', text("a file with the integration's API key"), {
    meaning: 'in its place, a file with the key alone',
  }),
  secret: optional('VERIFF_SECRET', text(secretText), {
    meaning: 'its shared secret, which signs requests and webhooks, at least 16 characters',
  }),
  secretFile: optional('VERIFF_SECRET_FILE', text('a file with the shared secret'), {
    meaning: 'in its place, a file with the secret alone',
  }),
  page: setting('VERIFF_PAGE', origin('https://magic.veriff.me'), 'https://magic.veriff.me', {
    meaning: "the origin of Veriff's page, which guests see in a frame: that of the address in a new session",
  }),
  timeoutMs: setting('VERIFF_TIMEOUT_SECONDS', seconds, 10_000, {
    meaning: 'how long Veriff has for a response, from 1 to 30',
  }),
};

export function readVeriff({
  provider,
  keyFile,
  secretFile,
  ...given
}: ConfigOf<typeof verificationSettings>): VeriffConfig | null {
  if (provider !== 'veriff') return null;
  const apiKey = given.key ?? contentOf(keyFile)?.trim();
  const secret = given.secret ?? contentOf(secretFile)?.trim();
  if (!shape.key.safeParse(apiKey).success) throw unusable(verificationSettings.key);
  if (!shape.secret.safeParse(secret).success) throw unusable(verificationSettings.secret);
  return veriffConfig.parse({ ...given, page: new URL(given.page).origin, key: apiKey, secret });
}
