import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { TtlockConfig } from '#gateway/config/ttlock-config.ts';
import { LockError } from '#gateway/domain/booking/doors/door-lock.ts';
import { boundedText } from '#gateway/platform/bounded-body.ts';
import type { Clock } from '#gateway/platform/clock.ts';
import { parseJson } from '#shared/json.ts';
import { codes, isTtlockError, TtlockError } from './ttlock-failures.ts';
import { failure, grantedToken } from './ttlock-schemas.ts';

const MAX_BYTES = 1_000_000;
/** A token is renewed this long before it expires. */
const EARLY_MS = 3_600_000;

type Fields = Readonly<Record<string, string | number>>;
type Request = { method: 'GET' | 'POST'; path: string; fields: Fields; signal: AbortSignal };
type Token = { access: string; refresh: string; until: number };

export type TtlockCall = <T>(
  call: Omit<Request, 'signal'>,
  schema: z.ZodType<T>,
  signal: AbortSignal,
) => Promise<T>;

/** Calls as the account of the hotel's locks. Nothing of a request or a response is logged: they hold codes and tokens. */
export function ttlockClient(config: TtlockConfig, clock: Clock): TtlockCall {
  let token: Token | null = null;

  async function send<T>({ method, path, fields, signal }: Request, schema: z.ZodType<T>): Promise<T> {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    const url = `${config.url}${path}`;
    const response = await fetch(method === 'GET' ? `${url}?${form.toString()}` : url, {
      method,
      redirect: 'error',
      signal,
      headers: { accept: 'application/json' },
      ...(method === 'POST' && { body: form }),
    }).catch(() => {
      throw unanswered('could not be reached, or did not respond in time');
    });
    const text = await boundedText(response, MAX_BYTES).catch(() => {
      throw unanswered('responded with a body that is cut or too long');
    });
    if (!response.ok) throw unanswered(`responded with ${response.status}`);
    const body = parseJson(text);
    const errcode = failure.safeParse(body).data?.errcode ?? 0;
    if (errcode !== 0) throw new TtlockError(errcode);
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw unanswered('responded in another form');
    return parsed.data;
  }

  const grant = async (fields: Fields, signal: AbortSignal): Promise<Token> => {
    const { clientId, clientSecret } = config;
    const granted = await send(
      { method: 'POST', path: '/oauth2/token', fields: { clientId, clientSecret, ...fields }, signal },
      grantedToken,
    );
    return {
      access: granted.access_token,
      refresh: granted.refresh_token,
      until: clock.now().getTime() + granted.expires_in * 1_000,
    };
  };

  async function accessToken(signal: AbortSignal): Promise<string> {
    if (token && token.until - EARLY_MS > clock.now().getTime()) return token.access;
    const { username, password } = config;
    const bySignIn = () =>
      grant({ username, password: createHash('md5').update(password).digest('hex') }, signal);
    const stale = token;
    token = null;
    token = await (stale
      ? grant({ grant_type: 'refresh_token', refresh_token: stale.refresh }, signal).catch(bySignIn)
      : bySignIn());
    return token.access;
  }

  const asAccount = async <T>(
    { fields, ...call }: Omit<Request, 'signal'>,
    schema: z.ZodType<T>,
    signal: AbortSignal,
  ): Promise<T> => {
    const { clientId } = config;
    const date = clock.now().getTime();
    const signed = { clientId, accessToken: await accessToken(signal), ...fields, date };
    return send({ ...call, fields: signed, signal }, schema);
  };

  return async (call, schema, signal) => {
    try {
      return await asAccount(call, schema, signal);
    } catch (error) {
      if (!isTtlockError(error, codes.noSuchToken, codes.tokenExpired)) throw error;
      // Revoked by a changed password, or by another gateway's sign-in.
      token = null;
      return asAccount(call, schema, signal);
    }
  };
}

const unanswered = (why: string) => new LockError('NO_RESPONSE', `TTLock ${why}`);
