import type { FastifyRequest, RouteOptions } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import { refreshVerification } from '#gateway/domain/guest/identity-verification/identity-verification.ts';
import { isSameSecret } from '#gateway/platform/is-same-secret.ts';
import { bytesOf } from '#gateway/server/http/request.ts';
import { findGuestOfCase } from '#gateway/store/validation-store.ts';
import { AppError } from '#shared/errors.ts';
import { parseJson } from '#shared/json.ts';
import { signatureOf } from './veriff-client.ts';
import { webhook } from './veriff-schemas.ts';

/** A decision holds extracted data of the document, and no picture. */
const LIMIT_BYTES = 262_144;

/**
 * A webhook is a reason to poll its session and nothing else: one that is late, repeated, out of order or about another
 * session changes nothing that the decision itself does not say.
 */
export function veriffWebhookRoutes(app: AppContext): RouteOptions[] {
  const { veriff } = app.config;
  if (!veriff) return [];
  return [
    {
      method: 'POST',
      url: '/identity-events/veriff',
      bodyLimit: LIMIT_BYTES,
      async handler(request) {
        const body = bytesOf(request);
        if (!isSigned(request, body, veriff))
          throw new AppError('UNAUTHORIZED', 'the signature of the webhook is missing or wrong');
        const parsed = webhook.safeParse(parseJson(Buffer.from(body).toString('utf8')));
        if (!parsed.success) throw new AppError('BAD_REQUEST', 'the webhook has another form');
        const guestId = await findGuestOfCase(app.store.db, parsed.data);
        // Veriff sends a webhook again that gets no 200: a case that is not ours, or is closed, needs none.
        if (guestId === null) return {};
        await refreshVerification(app, guestId).catch((error: unknown) => {
          // The case is polled again by time.
          app.log.warn({ err: error }, 'an identity case could not be polled');
        });
        return {};
      },
    },
  ];
}

/** Older integrations sign in x-hmac-signature, newer ones in vrf-hmac-signature; both of the whole body. */
function isSigned(
  { headers }: FastifyRequest,
  body: Uint8Array,
  { key, secret }: { key: string; secret: string },
): boolean {
  const given = (names: readonly string[]) =>
    names.map(name => headers[name]).find(value => value !== undefined);
  const signature = String(given(['x-hmac-signature', 'vrf-hmac-signature']) ?? '').toLowerCase();
  const client = String(given(['x-auth-client', 'vrf-auth-client']) ?? '');
  return [isSameSecret(signature, signatureOf(secret, body)), isSameSecret(client, key)].every(Boolean);
}
