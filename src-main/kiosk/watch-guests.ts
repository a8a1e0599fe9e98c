import { app, powerMonitor } from 'electron';
import type { DeviceSettings } from '#shared/device-settings.ts';
import type { Log } from '../log/log.ts';
import type { GuestWindow, GuestWindows } from '../windows/guest-windows.ts';
import { dueEnd, mayEndNow } from './guest-watch.ts';
import { watchSleep } from './sleep-watch.ts';

const TICK_MS = 1_000;

type Reason = 'suspend' | 'memory';

export type GuestWatch = {
  /** Ends the guest as soon as no payment is in progress (PD-38). */
  endWhenFree(reason: Reason): void;
};

type Watching = { windows: GuestWindows; settings(): DeviceSettings | null; log: Log };

export function watchGuests({ windows, settings, log }: Watching): GuestWatch {
  const sleep = watchSleep(performance.now());
  const wanted = new WeakMap<GuestWindow, { reason: Reason; at: number }>();
  let suspendedAt: number | null = null;

  function endWhenFree(reason: Reason): void {
    for (const guest of windows.all()) {
      if (!wanted.has(guest)) wanted.set(guest, { reason, at: performance.now() });
    }
    tick();
  }

  function tick(): void {
    const now = performance.now();
    sleep.tick(now);
    const idle = settings()?.idle;
    // A kiosk that is being set up has no guest.
    if (!idle) return;
    for (const guest of windows.all()) {
      const due = dueEnd(guest, idle, { now, awakeSince: sleep.awakeSince() });
      const want = wanted.get(guest);
      if (due === 'hang') replace(guest);
      else if (due === 'idle') end(guest, 'idle');
      else if (want && mayEndNow(guest.heard, want.at, idle, now)) end(guest, want.reason);
    }
  }

  const ended = new WeakSet<GuestWindow>();
  function end(guest: GuestWindow, reason: 'idle' | Reason): void {
    if (ended.has(guest)) return;
    ended.add(guest);
    void windows.end(guest, reason);
  }

  function replace(guest: GuestWindow): void {
    if (ended.has(guest)) return;
    ended.add(guest);
    log('page.hangs', { silentMs: Math.round(performance.now() - (guest.heard?.at ?? guest.openedAt)) });
    void windows.replace(guest, 'hang');
  }

  setInterval(tick, TICK_MS);
  const left = () => {
    suspendedAt = performance.now();
    endWhenFree('suspend');
  };
  powerMonitor.on('suspend', left);
  powerMonitor.on('lock-screen', left);
  powerMonitor.on('resume', () => {
    const now = performance.now();
    sleep.woke(now);
    const slept = suspendedAt ?? now;
    suspendedAt = null;
    if (windows.all().some(({ openedAt }) => openedAt < slept)) endWhenFree('suspend');
  });
  watchUnresponsive(windows, replace);
  return { endWhenFree };
}

export function watchUnresponsive(windows: GuestWindows, hangs: (guest: GuestWindow) => void): void {
  app.on('browser-window-created', (_event, window) => {
    window.on('unresponsive', () => {
      const guest = windows.all().find(one => one.window === window);
      if (guest) hangs(guest);
    });
  });
}
