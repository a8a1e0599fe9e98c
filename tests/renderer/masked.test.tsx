import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import {
  HIDE_AFTER_MS,
  useHidden,
} from '#renderer/guest/features/account/personal-information/use-hidden.ts';
import { deviceProfile } from '#renderer/platform/host/device-profile.ts';
import { host, provideHost } from '#renderer/platform/host/host.ts';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { holdToShow, SHOWN_AT_MOST_MS } from '#renderer/platform/ui/use-hold.ts';
import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { standInForPage } from './page-stub.ts';
import { runHook } from './run-hook.ts';

const becomeKiosk = () =>
  provideHost({
    ...host(),
    profile: deviceProfile({ ...defaultDeviceSettings, profile: 'kiosk', hotelId: 'JARDINS' }),
  });

describe('what is pressed and not released', () => {
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

  test('shows while it is pressed and is masked when it is released (BEY-09)', () => {
    hold.press();
    expect(seen).toEqual([true]);
    hold.release();
    expect(seen).toEqual([true, false]);
  });

  test('is masked by itself when it is pressed too long, and stays so until a new press (BEY-09)', () => {
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
    becomeKiosk();
    expect(render()).not.toContain('120');
    expect(render()).toContain('Your credits: hidden. Press and hold to show.');
  });
});

describe('a guest’s own data', () => {
  beforeEach(() => {
    standInForPage('https://pernoite.test');
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  test('are plain on the guest’s own device, and stay so', () => {
    const own = runHook(useHidden);
    own.act(() => vi.advanceTimersByTime(2 * HIDE_AFTER_MS));
    expect(own.latest()).toMatchObject({ canHide: false, isHidden: false });
    own.unmount();
  });

  test('are hidden on a public screen, and again by themselves after 45 quiet seconds (BEY-09)', () => {
    becomeKiosk();
    const { latest, act, unmount } = runHook(useHidden);
    expect(latest()).toMatchObject({ canHide: true, isHidden: true });
    act(() => latest().show());
    act(() => vi.advanceTimersByTime(44_999));
    expect(latest().isHidden).toBe(false);
    window.dispatchEvent(new Event('keydown'));
    act(() => vi.advanceTimersByTime(44_999));
    expect(latest().isHidden, 'a key counts as use').toBe(false);
    act(() => vi.advanceTimersByTime(1));
    expect(latest().isHidden).toBe(true);
    unmount();
  });
});
