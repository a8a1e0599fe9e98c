import { z } from 'zod';
import { contentOf, serviceAddress, serviceUrl, text } from './kinds.ts';
import { type ConfigOf, optional, setting, unusable } from './setting.ts';

const field = z.string().min(1).max(200);

export const ttlockConfig = z.object({
  url: serviceUrl,
  /** Of the hotel's application at euopen.ttlock.com. */
  clientId: field,
  clientSecret: field,
  /** The account of TTLock's app that administers the locks. */
  username: field,
  password: field,
});
export type TtlockConfig = z.infer<typeof ttlockConfig>;

export const ttlockSettings = {
  username: optional('TTLOCK_USERNAME', text("the account's name"), {
    meaning:
      "the account of TTLock's app whose locks open with the guests' codes ([deploy.md](deploy.md#door-locks)); rejected in a sandbox and beside LOCK_WEBHOOK_URL",
  }),
  password: optional('TTLOCK_PASSWORD', text("the account's password"), 'its password'),
  passwordFile: optional('TTLOCK_PASSWORD_FILE', text("a file with the account's password"), {
    meaning: 'in its place, a file with the password alone',
  }),
  clientId: optional('TTLOCK_CLIENT_ID', text("the application's client_id"), {
    meaning: "the client_id of the hotel's application at TTLock's open platform",
  }),
  clientSecret: optional('TTLOCK_CLIENT_SECRET', text("the application's client_secret"), {
    meaning: 'its client_secret',
  }),
  clientSecretFile: optional('TTLOCK_CLIENT_SECRET_FILE', text('a file with the client_secret'), {
    meaning: 'in its place, a file with the client_secret alone',
  }),
  url: setting('TTLOCK_URL', serviceAddress, 'https://euapi.ttlock.com', {
    meaning: "the address of TTLock's cloud for the account's part of the world",
  }),
};

export function readTtlock({
  username,
  url,
  clientId,
  ...given
}: ConfigOf<typeof ttlockSettings>): TtlockConfig | null {
  if (username === null) return null;
  const password = given.password ?? contentOf(given.passwordFile)?.trim();
  const clientSecret = given.clientSecret ?? contentOf(given.clientSecretFile)?.trim();
  const { shape } = ttlockConfig;
  if (!shape.password.safeParse(password).success) throw unusable(ttlockSettings.password);
  if (!shape.clientId.safeParse(clientId).success) throw unusable(ttlockSettings.clientId);
  if (!shape.clientSecret.safeParse(clientSecret).success) throw unusable(ttlockSettings.clientSecret);
  return ttlockConfig.parse({ username, password, clientId, clientSecret, url });
}
