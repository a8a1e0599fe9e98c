import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceProfile } from '#renderer/host/device-profile.ts';
import { host, provideHost } from '#renderer/host/host.ts';
import { startTexts } from '#renderer/i18n/i18n.ts';
import { holdToShow, SHOWN_AT_MOST_MS } from '#renderer/ui/hold-to-show.ts';
import { Masked } from '#renderer/ui/masked.tsx';
import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { standInForPage } from './page-stub.ts';

describe('what is pressed and held', () => {
  const seen: boolean[] = [];
  const hold = holdToShow(isShown => seen.push(isShown));

  beforeEach(() => {
    seen.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => {
    hold.release();
    vi.useRealTimers();
  });

  test('shows while it is held and is masked when it is let go (BEY-09)', () => {
    hold.press();
    expect(seen).toEqual([true]);
    hold.release();
    expect(seen).toEqual([true, false]);
  });

  test('is masked by itself when it is held too long, and stays so until a new press (BEY-09)', () => {
    hold.press();
    vi.advanceTimersByTime(SHOWN_AT_MOST_MS - 1);
    expect(seen).toEqual([true]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([true, false]);
    hold.release();
    hold.press();
    expect(seen).toEqual([true, false, true]);
  });

  test('a key that repeats under a finger does not lengthen it (BEY-09)', () => {
    hold.press();
    vi.advanceTimersByTime(SHOWN_AT_MOST_MS - 1);
    hold.press();
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([true, false]);
  });
});

describe('a balance', () => {
  const render = () => renderToStaticMarkup(<Masked what="Your credits">R$ 120,00</Masked>);

  test('is plain on a guest’s own device, and bullets on a public screen (BEY-09)', async () => {
    standInForPage('https://pernoite.test');
    await startTexts('en', 'general', 'shell');
    expect(render()).toBe('R$ 120,00');
    provideHost({
      ...host(),
      profile: deviceProfile({ ...defaultDeviceSettings, profile: 'kiosk', hotelId: 'JARDINS' }),
    });
    expect(render()).not.toContain('120');
    expect(render()).toContain('Your credits: hidden. Press and hold to show.');
  });
});
