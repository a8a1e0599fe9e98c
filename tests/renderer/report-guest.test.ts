import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startReports } from '#renderer/guest/app/report-guest.ts';
import { acquireBusyLock } from '#renderer/platform/state/busy.ts';
import { kioskModesAtom, noModes } from '#renderer/platform/state/kiosk-modes.ts';
import { showOpenCode } from '#renderer/platform/state/open-code.ts';
import { guestStore } from '#renderer/platform/state/store.ts';
import type { GuestReport } from '#shared/bridge.ts';
import { HEARTBEAT_MS } from '#shared/policies.ts';
import { standInForPage } from './page-stub.ts';

let heard: GuestReport[] = [];
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  standInForPage('https://guest.pernoite.test');
  vi.stubGlobal('window', page);
  vi.stubGlobal('HTMLIFrameElement', class {});
  startReports({
    reportGuest: async report => {
      heard.push(report);
      return undefined;
    },
  });
});

afterEach(() => vi.useRealTimers());

test('a page says at once that it is there, and every two seconds from then on (BEY-07)', () => {
  expect(heard).toEqual([{ quietMs: 0, signedIn: false, busy: null, moreTime: false }]);
  vi.advanceTimersByTime(3 * HEARTBEAT_MS);
  expect(heard.map(({ quietMs }) => quietMs)).toEqual([0, 2_000, 4_000, 6_000]);
});

test('a touch, and a message of an embedded frame, restart the idle time (PD-38)', () => {
  for (const sign of ['pointerdown', 'keydown', 'message']) {
    vi.advanceTimersByTime(4_900);
    page.dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect(heard.at(-1)?.quietMs, sign).toBeLessThanOrEqual(HEARTBEAT_MS);
  }
});

test('the start and the end of a payment are reported at once (PD-38)', () => {
  vi.advanceTimersByTime(3_000);
  const release = acquireBusyLock('payment');
  expect(heard.at(-1)).toMatchObject({ busy: 'payment', quietMs: 0 });
  release();
  release();
  expect(heard.at(-1)).toMatchObject({ busy: null });
});

test('main learns that a guest requested more time (BEY-10)', () => {
  guestStore().set(kioskModesAtom, { ...noModes, moreTime: true });
  vi.advanceTimersByTime(HEARTBEAT_MS);
  expect(heard.at(-1)).toMatchObject({ moreTime: true });
});

test('an open Pix code counts as its guest’s presence, and no longer than it lives (PAY-33, PD-135)', async () => {
  const minutes = 5 * 60_000;
  vi.advanceTimersByTime(4_000);
  const leave = showOpenCode({ endsAt: Date.now() + minutes, onLeave: null });
  expect(heard.at(-1)).toMatchObject({ quietMs: 0, busy: 'payment' });
  vi.advanceTimersByTime(minutes - HEARTBEAT_MS);
  expect(heard.at(-1)).toMatchObject({ quietMs: 0, busy: 'payment' });
  vi.advanceTimersByTime(20_000);
  expect(heard.at(-1)).toMatchObject({ quietMs: 18_000, busy: null });
  leave();
  const next = showOpenCode({ endsAt: Date.now() + minutes, onLeave: null });
  vi.advanceTimersByTime(10_000);
  next();
  await Promise.resolve();
  vi.advanceTimersByTime(10_000);
  expect(heard.at(-1), 'it has left the screen').toMatchObject({ quietMs: 10_000, busy: null });
});
