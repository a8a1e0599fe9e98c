import { request as requestHttp } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import { rootCertificates } from 'node:tls';
import { z } from 'zod';
import type { FnrhConfig } from '#gateway/config/fnrh-config.ts';
import { RegistrationFailure } from '#gateway/domain/guest/registrations/registration-service.ts';
import { parseJson } from '#shared/json.ts';

export type FnrhRequest = {
  method: 'GET' | 'POST' | 'PATCH';
  /** Below the base address; parts that are data are encoded by the caller. */
  path: string;
  body?: { type: 'application/json' | 'text/plain'; text: string };
};

/** Sends one request and returns its response as JSON; null for 404 if the caller expects it. */
export type FnrhClient = <T>(
  request: FnrhRequest,
  schema: z.ZodType<T>,
  options?: { orNull?: boolean },
) => Promise<T | null>;

const MAX_BYTES = 2_000_000;

/** Network errors that end a request before the service has read any of it. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** The body of an error: `{"erro","mensagem","codigo"}`. */
const errorBody = z.object({ mensagem: z.string() });

/** Not `fetch`, which cannot trust one more certificate for one service alone. Throws RegistrationFailure. */
export function fnrhClient({ url, ca, timeoutMs, hotels }: FnrhConfig, hotelId: string): FnrhClient {
  const account = hotels[hotelId];
  if (!account) throw new RegistrationFailure('UNSENT', 'no account');
  const headers = {
    authorization: `Basic ${Buffer.from(`${account.user}:${account.key}`).toString('base64')}`,
    cpf_solicitante: account.cpf,
    accept: 'application/json',
  };
  const agent = ca === null ? undefined : new Agent({ ca: [...rootCertificates, ca] });

  const send = ({ method, path, body }: FnrhRequest) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const address = new URL(url + path);
      const options = {
        method,
        headers: {
          ...headers,
          ...(body && { 'content-type': body.type, 'content-length': Buffer.byteLength(body.text) }),
        },
        signal: AbortSignal.timeout(timeoutMs),
      };
      const sending =
        address.protocol === 'https:'
          ? requestHttps(address, { ...options, ...(agent && { agent }) })
          : requestHttp(address, options);
      sending.on('error', reject);
      sending.on('response', response => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('error', reject);
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > MAX_BYTES) response.destroy(new Error('the response is too long'));
          else chunks.push(chunk);
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        );
      });
      sending.end(body?.text);
    });

  return async (request, schema, { orNull = false } = {}) => {
    const { status, text } = await send(request).catch((error: unknown) => {
      throw networkFailure(error);
    });
    if (status === 404 && orNull) return null;
    if (status < 200 || status > 299) throw toFailure(status, text);
    const parsed = schema.safeParse(toJson(text));
    if (!parsed.success) throw new RegistrationFailure('UNKNOWN', 'another form');
    return parsed.data;
  };
}

function networkFailure(error: unknown): RegistrationFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'network';
  return new RegistrationFailure(NEVER_SENT.has(code) ? 'UNSENT' : 'UNKNOWN', code.slice(0, 60));
}

/** Credentials and limits can be fixed by the hotel: a request that they stop is sent later. */
function toFailure(status: number, text: string): RegistrationFailure {
  const code = String(status);
  if (status === 401 || status === 403 || status === 429 || (status >= 300 && status < 400))
    return new RegistrationFailure('UNSENT', code);
  if (status >= 400 && status < 500) {
    const parsed = errorBody.safeParse(toJson(text));
    return new RegistrationFailure('REFUSED', code, parsed.success ? parsed.data.mensagem : '');
  }
  return new RegistrationFailure('UNKNOWN', code);
}

/** Some responses have no body, such as those of a check-in. */
const toJson = (text: string): unknown => (text.trim() === '' ? {} : parseJson(text));
