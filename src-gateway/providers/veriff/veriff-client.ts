import { createHmac } from 'node:crypto';
import type { z } from 'zod';
import type { VeriffConfig } from '#gateway/config/verification-config.ts';
import { boundedText } from '#gateway/platform/bounded-body.ts';
import { AppError } from '#shared/errors.ts';
import { parseJson } from '#shared/json.ts';

const MAX_BYTES = 1_000_000;

/** Of a request's body, or of the session's id where there is none; hexadecimal. */
export const signatureOf = (secret: string, signed: string | Uint8Array): string =>
  createHmac('sha256', secret).update(signed).digest('hex');

const failed = (why: string) => new AppError('SERVICE_UNAVAILABLE', `Veriff ${why}`);

type VeriffRequest = { path: string; signed: string; body?: string };

/** Sends one signed request; null for 404. Throws SERVICE_UNAVAILABLE. Nothing of a request or a response is logged. */
export function veriffClient({ url, key, secret, timeoutMs }: VeriffConfig) {
  return async function send<T>(
    { path, signed, body }: VeriffRequest,
    schema: z.ZodType<T>,
  ): Promise<T | null> {
    const response = await fetch(`${url}/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        'x-auth-client': key,
        'x-hmac-signature': signatureOf(secret, signed),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    }).catch(() => {
      throw failed('could not be reached, or did not respond in time');
    });
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    const text = await boundedText(response, MAX_BYTES).catch(() => {
      throw failed('responded with a body that is cut or too long');
    });
    if (!response.ok) throw failed(`responded with ${response.status}`);
    const parsed = schema.safeParse(parseJson(text));
    if (!parsed.success) throw failed('responded in another form');
    return parsed.data;
  };
}
