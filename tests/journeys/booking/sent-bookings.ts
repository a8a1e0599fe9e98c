import type { Page, Request } from '@playwright/test';

/** The call that books. */
export const CREATE = /\/api\/bookings\/create/;
/** The page that exchanges a card for its token. */
export const TOKENIZER = /\/tokenizer\/v1\/payment_token/;

/** Every booking that this page sends from now on, in their order. */
export function sentBookings(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', request => {
    if (request.method() === 'POST' && CREATE.test(new URL(request.url()).pathname)) sent.push(request);
  });
  return sent;
}

export const keyOf = (request: Request | undefined) => request?.headers()['x-idempotency-key'];
