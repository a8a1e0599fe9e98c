import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import { MeansSection } from '#renderer/guest/features/booking/booking-payment/components/means-section.tsx';
import type { PaymentMeans } from '#renderer/guest/features/booking/booking-payment/use-payment-means.ts';
import { deviceProfile } from '#renderer/platform/host/device-profile.ts';
import { host, provideHost } from '#renderer/platform/host/host.ts';
import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { standInForPage } from './page-stub.ts';

beforeEach(async () => {
  standInForPage('https://pernoite.test');
  await startTexts('en', 'general', 'booking-payment');
});

function shown(balance: number): string {
  const means = {
    isAwaited: false,
    balance: { data: balance, isError: false },
    cards: { isError: false },
    credits: { credits: 0, rest: 0, coversAll: true },
  } as unknown as PaymentMeans;
  const props = { card: {}, pix: {}, onSubmit: () => undefined } as unknown as Omit<
    Parameters<typeof MeansSection>[0],
    'means'
  >;
  return renderToStaticMarkup(<MeansSection means={means} {...props} />);
}

test('a guest with credits reads at a kiosk what can be paid there, without the sum (BEY-09)', () => {
  provideHost({
    ...host(),
    profile: deviceProfile({ ...defaultDeviceSettings, profile: 'kiosk', hotelId: 'JARDINS' }),
  });
  expect(shown(12_000)).toContain('You have credits, and they cannot be used at this screen.');
  expect(shown(12_000)).not.toContain('120');
  expect(shown(0)).toBe('');
});

test('a guest with credits can use them at home (PAY-19)', () => {
  expect(shown(12_000)).toContain('Use my credits');
  expect(shown(12_000)).not.toContain('at this screen');
});
