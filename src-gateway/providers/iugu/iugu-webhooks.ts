import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '#gateway/context.ts';
import { type HttpRequest, type HttpRoute, jsonResponse } from '#gateway/server/http/http-route.ts';
import { insertPaymentEvent } from '#gateway/store/payment-event-store.ts';
import { AppError } from '#shared/errors.ts';
import { IUGU } from './iugu-invoices.ts';

const LIMIT_BYTES = 16_384;

/** Rails' keys of a form; every value is a text. Other fields are not read. */
const webhookEvent = z.object({
  event: z.string().regex(/^[a-z_.]{1,60}$/),
  reference: z.string().regex(/^[A-Za-z0-9-]{1,100}$/),
  status: z.string().regex(/^[a-z_]{0,40}$/),
});

/**
 * Iugu's webhook (PAY-36). An event is stored and responded to at once, and handled right after; the invoice is read
 * again before anything changes, so that a made-up event moves no money.
 */
export function iuguWebhookRoutes(app: AppContext): HttpRoute[] {
  const { iugu } = app.config;
  if (!iugu) return [];
  return [
    {
      method: 'POST',
      path: '/payment-events/iugu',
      limitBytes: LIMIT_BYTES,
      async handle(request) {
        if (!hasSecret(request, iugu.triggerSecret))
          throw new AppError('UNAUTHORIZED', 'the webhookEvent has not the secret');
        const form = new URLSearchParams(Buffer.from(request.body).toString('utf8'));
        const parsed = webhookEvent.safeParse({
          event: form.get('event'),
          reference: form.get('data[id]'),
          status: form.get('data[status]') ?? '',
        });
        if (!parsed.success) throw new AppError('BAD_REQUEST', 'the webhookEvent has another form');
        await insertPaymentEvent(app.store.db, {
          ...parsed.data,
          provider: IUGU,
          createdAt: app.clock.now(),
        });
        // The payer waits at a screen, so handling begins at once; the response waits for none of it.
        app.onPaymentEvent?.();
        return jsonResponse(200, {});
      },
    },
  ];
}

/** Iugu does not document in which of two forms it sends the secret, so both are accepted. */
function hasSecret({ headers }: HttpRequest, secret: string): boolean {
  const given = headers['authorization'] ?? '';
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  return [secret, `Basic ${secret}`, basic(secret), basic(`${secret}:`)].some(wanted =>
    isSame(given, wanted),
  );
}

/** Takes the same time for every input: timing must not reveal how much of it is right. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
