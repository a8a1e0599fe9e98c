import { getDefaultStore } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import { RoomDoor } from '#renderer/guest/features/shared/guest-booking/components/room-door.tsx';
import { deviceProfile } from '#renderer/platform/host/device-profile.ts';
import { host, provideHost } from '#renderer/platform/host/host.ts';
import { kioskModesAtom, noModes } from '#renderer/platform/state/kiosk-modes.ts';
import {
  HOLD_MS,
  SECOND_TOUCH_MS,
  timedReveal,
  useTimedReveal,
} from '#renderer/platform/ui/use-timed-reveal.ts';
import type { DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { REVEALED_MS } from '#shared/policies.ts';
import { standInForPage } from './page-stub.ts';
import { runHook } from './run-hook.ts';

beforeEach(() => {
  standInForPage('https://pernoite.test');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('room and code, once touched', () => {
  const seen: boolean[] = [];
  let reveal = timedReveal(() => undefined);
  beforeEach(() => {
    seen.length = 0;
    reveal = timedReveal(revealed => seen.push(revealed !== null));
  });

  test('are shown for ten seconds without a finger on them, and hide by themselves (KSK-20)', () => {
    reveal.press();
    vi.advanceTimersByTime(REVEALED_MS - 1);
    expect(seen).toEqual([true]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([true, false]);
  });

  test('do not hide at an impatient second touch, and hide at a later one (KSK-20)', () => {
    reveal.press();
    vi.advanceTimersByTime(SECOND_TOUCH_MS - 1);
    reveal.press();
    expect(seen).toEqual([true]);
    vi.advanceTimersByTime(1);
    reveal.press();
    expect(seen).toEqual([true, false]);
    vi.advanceTimersByTime(REVEALED_MS);
    expect(seen, 'the first time has ended with it').toEqual([true, false]);
  });
});

test('with more time, room and code are shown ten times as long (BEY-10, KSK-20)', () => {
  getDefaultStore().set(kioskModesAtom, { ...noModes, moreTime: true });
  const { latest, unmount } = runHook(useTimedReveal);
  expect(latest().durationMs).toBe(10 * REVEALED_MS);
  unmount();
  getDefaultStore().set(kioskModesAtom, noModes);
});

describe('a finger on the door', () => {
  const finger = () => {
    const { latest, act, unmount } = runHook(useTimedReveal);
    return {
      isShown: () => latest().revealed !== null,
      down: (forMs: number) =>
        act(() => {
          latest().pressing.onPointerDown();
          vi.advanceTimersByTime(forMs);
        }),
      click: () => act(() => latest().pressing.onClick()),
      scroll: () => act(() => latest().pressing.onPointerCancel()),
      wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
      unmount,
    };
  };

  test('that rests shows both before it is lifted, and hides nothing when it is (KSK-20)', () => {
    const { down, isShown, click, wait, unmount } = finger();
    down(HOLD_MS);
    expect(isShown()).toBe(true);
    wait(2 * SECOND_TOUCH_MS);
    click();
    expect(isShown()).toBe(true);
    wait(REVEALED_MS);
    expect(isShown()).toBe(false);
    unmount();
  });

  test('that scrolls the page over it shows nothing (KSK-20)', () => {
    const { down, isShown, scroll, wait, unmount } = finger();
    down(HOLD_MS - 1);
    scroll();
    wait(HOLD_MS);
    expect(isShown()).toBe(false);
    unmount();
  });
});

describe('the door of a room', () => {
  const room = { room: { suiteNumber: '504' }, lockDoorCode: '701666' } as DetailedAccommodation;
  const markup = () =>
    renderToStaticMarkup(<RoomDoor room={room} code="701666" how="Type it at the door." />);

  test('is on a public screen one button whose words say what a touch does, with neither room nor code (KSK-20)', async () => {
    await startTexts('en', 'general', 'guest-booking');
    provideHost({
      ...host(),
      profile: deviceProfile({ ...defaultDeviceSettings, profile: 'kiosk', hotelId: 'JARDINS' }),
    });
    expect(markup().match(/<button/g)).toHaveLength(1);
    expect(markup()).toContain('room and code show for 10 seconds');
    expect(markup()).not.toMatch(/504|701/);
  });

  test('is on a guest’s own device the code alone, beside a room that everybody may read (BKG-18)', () => {
    expect(markup()).toContain('Show the door code');
    expect(markup()).not.toContain('show for 10 seconds');
  });
});
