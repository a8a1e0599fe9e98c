import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';

/** The address of a provider; plain http only on one's own machine, for its emulator. */
const address = z.url().refine(value => {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname));
});

const privateKey = z.string().refine(text => {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
});

/** The parts of the key file of a Google service account that are used. */
const serviceAccount = z.object({
  client_email: z.email(),
  private_key: privateKey,
  token_uri: address.default('https://oauth2.googleapis.com/token'),
});

const named = {
  /** The project whose accounts guests have. */
  project: z.string().regex(/^[a-z][a-z0-9-]{2,62}$/),
  /** Its public key: names it and protects nothing. */
  key: z.string().min(1).max(200),
};

/**
 * Another identity provider in the place of the embedded one: Google Identity Platform (Firebase Authentication), or
 * its official emulator (PD-06).
 */
export const identityProvider = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('google'),
    ...named,
    /** Up to and with `/v1`. */
    toolkit: address.default('https://identitytoolkit.googleapis.com/v1'),
    secureToken: address.default('https://securetoken.googleapis.com/v1/token'),
    /** The keys that its id tokens are signed with, as a JSON Web Key Set. */
    keys: address.default(
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    ),
    /** Opens accounts and signs custom tokens in the gateway's name. */
    serviceAccount,
  }),
  /** Signs nothing and trusts everybody: never in production. */
  z.object({ kind: z.literal('emulator'), ...named, toolkit: address, secureToken: address }),
]);
export type IdentityProvider = z.infer<typeof identityProvider>;

/** IDENTITY_PROVIDER as it is written in the environment; `serviceAccount` is not needed for an emulator. */
const environmentText = z.object({
  ...named,
  toolkit: address.optional(),
  secureToken: address.optional(),
  keys: address.optional(),
  serviceAccount: serviceAccount.optional(),
});

/**
 * Reads IDENTITY_PROVIDER, for the emulator at `emulator` (`127.0.0.1:9099`) where there is one. Returns the name of
 * the first field that cannot be used, and never its value.
 */
export function readIdentityProvider(
  text: string,
  emulator: string | undefined,
): IdentityProvider | { unusable: string } {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { unusable: 'JSON' };
  }
  const parsed = environmentText.safeParse(given);
  if (!parsed.success) return { unusable: String(parsed.error.issues[0]?.path.join('.') || 'JSON') };
  const { project, key, ...rest } = parsed.data;
  if (emulator !== undefined) {
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
