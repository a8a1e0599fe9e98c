import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '#shared/json.ts';
import { defaultWebConfig, type WebConfig } from '#shared/settings.ts';
import { serviceUrl, text } from './kinds.ts';
import { ConfigError, type ConfigOf, kind, optional } from './setting.ts';

const privateKey = z.string().refine(text => {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
});

const serviceAccount = z.object({
  client_email: z.email(),
  private_key: privateKey,
  token_uri: serviceUrl.default('https://oauth2.googleapis.com/token'),
});

const named = {
  project: z.string().regex(/^[a-z][a-z0-9-]{2,62}$/),
  /** Its public key: names it and protects nothing. */
  key: z.string().min(1).max(200),
};

/** Google Identity Platform or its official emulator, in the place of the embedded provider (PD-06). */
export const identityProvider = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('google'),
    ...named,
    /** Up to and with `/v1`. */
    toolkit: serviceUrl.default('https://identitytoolkit.googleapis.com/v1'),
    secureToken: serviceUrl.default('https://securetoken.googleapis.com/v1/token'),
    /** The keys that its id tokens are signed with, as a JSON Web Key Set. */
    keys: serviceUrl.default(
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    ),
    serviceAccount,
  }),
  /** Signs nothing and trusts everybody: never in production. */
  z.object({ kind: z.literal('emulator'), ...named, toolkit: serviceUrl, secureToken: serviceUrl }),
]);
export type IdentityProvider = z.infer<typeof identityProvider>;

const environmentText = z.object({
  ...named,
  toolkit: serviceUrl.optional(),
  secureToken: serviceUrl.optional(),
  keys: serviceUrl.optional(),
  serviceAccount: serviceAccount.optional(),
});

const emulatorHost = z.string().regex(/^(localhost|127\.0\.0\.1):\d{1,5}$/);

export const providerSettings = {
  account: optional('IDENTITY_PROVIDER', text('JSON with project, key and serviceAccount (docs/deploy.md)'), {
    meaning:
      'JSON that names another identity provider ([docs/deploy.md](deploy.md)); without it the gateway stores the accounts',
  }),
  emulator: optional(
    'FIREBASE_AUTH_EMULATOR_HOST',
    kind("the emulator's host and port on this machine, such as 127.0.0.1:9099", emulatorHost),
    'the official emulator in its place, on this machine; rejected in production',
  ),
};

export function readProvider({
  account,
  emulator,
}: ConfigOf<typeof providerSettings>): IdentityProvider | null {
  if (account === null && emulator === null) return null;
  if (account === null)
    throw new ConfigError(
      'FIREBASE_AUTH_EMULATOR_HOST needs IDENTITY_PROVIDER={"project":"demo-pernoite","key":"any"} beside it, to say whose accounts guests have. Leave it out to use the embedded identity provider.',
    );
  const read = parseProvider(account, emulator);
  if (!('unusable' in read)) return read;
  throw new ConfigError(
    `IDENTITY_PROVIDER cannot be used: its ${read.unusable} is missing or does not fit. It should be ${providerSettings.account.expected}.`,
  );
}

/** Returns the name of the first field that cannot be used, and never its value. */
function parseProvider(json: string, emulator: string | null): IdentityProvider | { unusable: string } {
  const parsed = environmentText.safeParse(parseJson(json ?? ''));
  if (!parsed.success) return { unusable: String(parsed.error.issues[0]?.path.join('.') || 'JSON') };
  const { project, key, ...rest } = parsed.data;
  if (emulator !== null) {
    return {
      kind: 'emulator',
      project,
      key,
      toolkit: `http://${emulator}/identitytoolkit.googleapis.com/v1`,
      secureToken: `http://${emulator}/securetoken.googleapis.com/v1/token`,
    };
  }
  if (!rest.serviceAccount) return { unusable: 'serviceAccount' };
  return identityProvider.parse({ kind: 'google', project, key, ...rest });
}

/** The guest app uses the same provider, unless WEB_CONFIG names another address. */
export function webFor(web: WebConfig, provider: IdentityProvider | null): WebConfig {
  if (provider === null || web.identity.toolkit !== defaultWebConfig.identity.toolkit) return web;
  const { toolkit, secureToken, key } = provider;
  return { ...web, identity: { toolkit, secureToken, key } };
}
