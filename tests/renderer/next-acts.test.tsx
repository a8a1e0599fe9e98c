import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import { NextActs } from '#renderer/guest/features/booking/booking-confirmation/components/next-acts.tsx';
import type { Booked } from '#renderer/guest/features/booking/booking-confirmation/confirmed-event.ts';
import { deviceProfile } from '#renderer/platform/host/device-profile.ts';
import { host, provideHost } from '#renderer/platform/host/host.ts';
import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { booking, search } from './funnel-stay.ts';
import { standInForPage } from './page-stub.ts';

async function shown(change: Partial<Booked['booking']>): Promise<string> {
  standInForPage('https://pernoite.test', { pix: { home: 15, lobby: 5 } });
  await startTexts('en', 'general', 'booking-confirmation');
  provideHost({
    ...host(),
    profile: deviceProfile({ ...defaultDeviceSettings, profile: 'kiosk', hotelId: 'JARDINS' }),
  });
  const funnel: Booked = {
    stage: 'booked',
    search: search(),
    rooms: [],
    fees: { pet: { price: 0, taxValue: 0 }, cradle: { price: 0, taxValue: 0 } },
    walkIn: true,
    booking: { ...booking, ...change },
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NextActs funnel={funnel} timeZone="America/Sao_Paulo" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const pending = { status: 'PENDING', paymentDeadline: '2026-12-01T23:00:00.000Z' } as const;

beforeEach(() => vi.setSystemTime('2026-12-01T19:00:00.000Z'));

test('a walk-in that waits reads first how to pay now, then the check-in that follows (KSK-22)', async () => {
  expect(await shown(pending)).toMatch(
    /<a [^>]*href="\/guest\/booking\/[^"]*pix[^"]*"[^>]*>.*Pay .*With Pix in a minute.*Check yourself in/,
  );
});

test('a booking that is paid and cannot be checked in yet has no acts left', async () => {
  expect(await shown({})).toBe('');
});
