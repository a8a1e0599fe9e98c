import type { Logger } from 'pino';
import { z } from 'zod';
import type { IdentityProvider } from '#gateway/config/provider-config.ts';
import { type AuthErrorCode, authErrorCode, laterCodes } from '#shared/auth/auth-protocol.ts';
import { AppError } from '#shared/errors.ts';
import type { ProviderTokens } from './provider-tokens.ts';

const TIMEOUT_MS = 10_000;

const account = z.object({
  localId: z.string().min(1),
  email: z.string().optional(),
  emailVerified: z.boolean().optional(),
  disabled: z.boolean().optional(),
  /** Sign-ins before this second have been revoked: the password was changed, or the guest signed out everywhere. */
  validSince: z.string().optional(),
});
export type ProviderAccount = z.infer<typeof account>;

/** The provider's error; its code is null if we do not know it. */
export class ProviderError extends Error {
  readonly code: AuthErrorCode | null;

  constructor(verb: string, code: AuthErrorCode | null) {
    super(`accounts:${verb} was rejected: ${code ?? 'unknown word'}`);
    this.code = code;
  }
}

export type NewProviderAccount = {
  localId: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
  password?: string;
};

export type ProviderClient = {
  create(account: NewProviderAccount): Promise<void>;
  find(by: { localId: string } | { email: string }): Promise<ProviderAccount | null>;
  update(
    localId: string,
    change: {
      email?: string;
      emailVerified?: boolean;
      password?: string;
      displayName?: string;
      validSince?: string;
    },
  ): Promise<void>;
  delete(localId: string): Promise<void>;
  signIn(email: string, password: string): Promise<string | null>;
  /** The code of an e-mail link, which the gateway sends itself (PD-07). */
  oobCode(requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET', email: string): Promise<string>;
};

/** Throws ProviderError, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE. Responses contain password hashes: none is logged. */
export function providerClient(
  provider: IdentityProvider,
  tokens: ProviderTokens,
  log: Logger,
): ProviderClient {
  const project = `${provider.toolkit}/projects/${provider.project}/accounts`;

  async function post<Schema extends z.ZodType>(
    verb: string,
    address: string,
    body: object,
    schema: Schema,
    token?: string,
  ): Promise<z.infer<Schema>> {
    const received = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new AppError('SERVICE_UNAVAILABLE', 'the identity provider does not respond', { cause });
    });
    const content: unknown = await received.json().catch(() => null);
    if (!received.ok) throw toRejection(verb, received.status, content);
    const parsed = schema.safeParse(content);
    if (!parsed.success) {
      throw new AppError('SERVICE_UNAVAILABLE', 'the identity provider sent an unknown response');
    }
    return parsed.data;
  }

  function toRejection(verb: string, status: number, body: unknown): Error {
    const code = authErrorCode(body);
    if (status === 429 || (code !== null && laterCodes.includes(code))) {
      return new AppError('TOO_MANY_REQUESTS', 'the identity provider limits the rate of requests');
    }
    if (code === null || status >= 500) {
      log.warn({ verb, status }, 'the identity provider rejected a call of the gateway');
      return new AppError('SERVICE_UNAVAILABLE', 'the identity provider is not ready');
    }
    return new ProviderError(verb, code);
  }

  const asOwner = async <Schema extends z.ZodType>(verb: string, body: object, schema: Schema) =>
    post(verb, verb === 'create' ? project : `${project}:${verb}`, body, schema, await tokens.accessToken());

  return {
    async create(wanted) {
      await asOwner('create', wanted, z.object({ localId: z.string() }));
    },
    async find(by) {
      const filters = Object.fromEntries(Object.entries(by).map(([name, value]) => [name, [value]]));
      const { users } = await asOwner('lookup', filters, z.object({ users: z.array(account).optional() }));
      return users?.[0] ?? null;
    },
    async update(localId, change) {
      await asOwner('update', { localId, ...change }, z.object({}));
    },
    async delete(localId) {
      try {
        await asOwner('delete', { localId }, z.object({}));
      } catch (error) {
        if (!(error instanceof ProviderError && error.code === 'USER_NOT_FOUND')) throw error;
      }
    },
    async signIn(email, password) {
      const address = `${provider.toolkit}/accounts:signInWithPassword?key=${encodeURIComponent(provider.key)}`;
      try {
        const body = { email, password, returnSecureToken: true };
        return (await post('signInWithPassword', address, body, account)).localId;
      } catch (error) {
        if (error instanceof ProviderError) return null;
        throw error;
      }
    },
    async oobCode(requestType, email) {
      const body = { requestType, email, returnOobLink: true };
      const schema = z.object({ oobCode: z.string().optional(), oobLink: z.string().optional() });
      const { oobCode, oobLink } = await asOwner('sendOobCode', body, schema);
      const code = oobCode ?? (oobLink ? new URL(oobLink).searchParams.get('oobCode') : null);
      if (!code) throw new AppError('SERVICE_UNAVAILABLE', 'the identity provider returned no code');
      return code;
    },
  };
}
