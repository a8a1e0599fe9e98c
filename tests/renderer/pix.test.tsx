import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import en from '#locales/en/pix.json' with { type: 'json' };
import pt from '#locales/pt/pix.json' with { type: 'json' };
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import { pageFor } from '#renderer/guest/features/device/screen-keyboard/layouts.ts';
import { PixPage } from '#renderer/guest/features/shared/pix/components/pix-page.tsx';
import { pollPause, type ShownPix } from '#renderer/guest/features/shared/pix/queries.ts';
import { idAfter } from '#renderer/guest/features/shared/pix/use-code-request.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { errorText } from '#renderer/platform/i18n/i18n.ts';
import type { PixPayment } from '#shared/contract/guest/pix.ts';
import { AppError } from '#shared/errors.ts';
import { standInForPage } from './page-stub.ts';

const END = Date.parse('2026-12-13T14:15:00.000Z');
const payment: PixPayment = {
  paymentId: 'p-1',
  bookingId: 'b-1',
  locator: 'ABC123',
  purpose: 'BOOKING',
  state: 'WAITING',
  amount: 56.39,
  receiver: 'Pernoite Hotéis',
  code: null,
  expiresAt: new Date(END).toISOString(),
  now: new Date(END - 60_000).toISOString(),
  isRenewable: false,
  isReserved: false,
  hours: null,
};
const hours = {
  accommodationId: 7,
  type: 'CHECKOUT' as const,
  newDate: '2026-12-13T14:00:00-03:00',
  buildingTimeZone: 'America/Sao_Paulo',
};

describe('how long a payment is polled', () => {
  const pauseAt = (state: PixPayment['state'], sinceEnd: number) =>
    pollPause(
      { state, expiresAt: payment.expiresAt, now: new Date(END + sinceEnd).toISOString() },
      { isLobby: true },
    );

  test('a code that has ended is polled for two more minutes, for it may have been paid in time (PAY-33, PAY-35)', () => {
    for (const state of ['EXPIRED', 'CLOSED'] as const) {
      expect(pauseAt(state, 0)).toBeGreaterThan(0);
      expect(pauseAt(state, 119_000)).toBeGreaterThan(0);
      expect(pauseAt(state, 120_000)).toBe(false);
    }
  });

  test('an open one always is, soonest in a lobby, and one that is settled never is again (PAY-33)', () => {
    expect(pauseAt('WAITING', 600_000)).toBe(1_000);
    expect(pollPause(payment, { isLobby: false })).toBe(3_000);
    expect(pauseAt('REFUNDING', 600_000)).toBeGreaterThan(0);
    for (const state of ['PAID', 'REFUNDED'] as const) expect(pauseAt(state, -60_000)).toBe(false);
    expect(pollPause(undefined, { isLobby: true })).toBe(false);
  });
});

test.each(['NETWORK_UNREACHABLE', 'NETWORK_TIMEOUT', 'PAYMENT_TIMEOUT', 'INTERNAL_SERVER_ERROR'])(
  'after %s a request is repeated under its id, which makes no second code (PAY-34, PAY-37)',
  code => {
    expect(idAfter(new AppError(code, ''), 'pix_1')).toBe('pix_1');
  },
);

test.each(['PIX_NOT_AVAILABLE', 'BAD_REQUEST', 'ROOM_UNAVAILABLE', 'BOOKING_NOT_PENDING'])(
  'after %s the next request has an id of its own: the first one has a dead payment (PAY-34)',
  code => {
    expect(idAfter(new AppError(code, ''), 'pix_1')).not.toBe('pix_1');
  },
);

describe('the exits of a payment', () => {
  beforeAll(async () => {
    standInForPage('https://pernoite.test');
    await startTexts('en', 'general', 'shell', 'pix', 'errors');
  });

  const page = (shown: Partial<PixPayment>) => {
    const queries = new QueryClient();
    const data: ShownPix = { ...payment, ...shown, shownAt: END, endsAt: END };
    queries.setQueryData(queryKeys.pix(data.paymentId), data);
    return renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <PixPage
          paymentId={data.paymentId}
          title={() => null}
          actions={() => null}
          onNewCode={() => undefined}
          onPaid={() => undefined}
          otherwiseOf={() => () => undefined}
        />
      </QueryClientProvider>,
    );
  };

  test('hours whose code did not come can be given up, which frees the booking for another try (PAY-32, PAY-34)', () => {
    const shown = page({ purpose: 'HOURS', hours });
    expect(shown).toContain('Your code has not arrived yet');
    expect(shown).toContain('Pay another way');
    expect(shown).not.toContain('New code');
  });

  test('a booking whose code did not come requests it again (PAY-34)', () => {
    const shown = page({});
    expect(shown).toContain('New code');
    expect(shown).not.toContain('Pay another way');
  });

  test('one that has ended offers another code only while there can be one (PAY-34)', () => {
    expect(page({ state: 'EXPIRED', isRenewable: true })).toContain('New code');
    expect(page({ state: 'EXPIRED' })).not.toContain('New code');
    expect(page({ state: 'EXPIRED', purpose: 'HOURS', hours })).not.toContain('Pay another way');
  });

  test.each(['EXPIRED', 'CLOSED'] as const)(
    'one that is %s and gets no other code leads to the card and the reception (SEC-20)',
    state => {
      expect(page({ state })).toContain('book again and pay by card, or talk to our reception');
      expect(page({ state, isRenewable: true })).not.toContain('talk to our reception');
    },
  );

  test.each([
    ['UNPAID_EMAIL_NOT_VERIFIED', /confirm it, pay by card/],
    ['UNPAID_NETWORK_LIMIT', /this connection .* pay by card/],
    ['UNPAID_DEVICE_LIMIT', /this screen .* reception/],
    ['UNPAID_PAYER_LIMIT', /this CPF or CNPJ .* pay by card/],
    ['UNPAID_HOTEL_LIMIT', /wait for a payment.* pay by card/],
  ])('a code that is rejected by %s says why, and what works now (SEC-20)', (code, text) => {
    expect(errorText(new AppError(code, ''))).toMatch(text);
  });
});

test('the texts below the field of who pays name the letters that its keyboard has for a CNPJ (BEY-04)', () => {
  expect(pageFor({ type: 'text', inputMode: 'text', autocomplete: '' })).toBe('text');
  for (const [texts, letters] of [
    [en, /letter/],
    [pt, /letra/],
  ] as const) {
    expect(texts.taxId.hint).toMatch(letters);
    expect(texts.taxId.invalid).toMatch(letters);
  }
});
