import type { FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#gateway/context.ts';
import { isSameSecret } from '#gateway/platform/is-same-secret.ts';
import { bytesOf } from '#gateway/server/http/request.ts';
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

/** Only the invoice that is read again changes anything, so that a made-up event moves no money (PAY-36). */
export function iuguWebhookRoutes(app: AppContext): RouteOptions[] {
  const { iugu } = app.config;
  if (!iugu) return [];
  return [
    {
      method: 'POST',
      url: '/payment-events/iugu',
      bodyLimit: LIMIT_BYTES,
      async handler(request) {
        if (!hasSecret(request, iugu.webhookSecret))
          throw new AppError('UNAUTHORIZED', 'the webhook’s secret is missing or wrong');
        const form = new URLSearchParams(Buffer.from(bytesOf(request)).toString('utf8'));
        const parsed = webhookEvent.safeParse({
          event: form.get('event'),
          reference: form.get('data[id]'),
          status: form.get('data[status]') ?? '',
        });
        if (!parsed.success) throw new AppError('BAD_REQUEST', 'the webhook has another form');
        await insertPaymentEvent(app.store.db, {
          ...parsed.data,
          provider: IUGU,
          createdAt: app.clock.now(),
        });
        // The payer waits at a screen, so handling begins at once; the response waits for none of it.
        app.onPaymentEvent?.();
        return {};
      },
    },
  ];
}

/** In which of two forms Iugu sends the secret is in no document. */
function hasSecret({ headers }: FastifyRequest, secret: string): boolean {
  const given = headers['authorization'] ?? '';
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  return [secret, `Basic ${secret}`, basic(secret), basic(`${secret}:`)].some(wanted =>
    isSameSecret(given, wanted),
  );
}
