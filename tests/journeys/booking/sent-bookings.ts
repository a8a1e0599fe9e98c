import type { Page, Request } from '@playwright/test';

export const CREATE = /\/api\/bookings\/create/;
export const TOKENIZER = /\/tokenizer\/v1\/payment_token/;

export function sentBookings(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', request => {
    if (request.method() === 'POST' && CREATE.test(new URL(request.url()).pathname)) sent.push(request);
  });
  return sent;
}

export const keyOf = (request: Request | undefined) => request?.headers()['x-idempotency-key'];
