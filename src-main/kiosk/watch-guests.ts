import { app, powerMonitor } from 'electron';
import type { DeviceSettings } from '#shared/device-settings.ts';
import type { Log } from '../log/log.ts';
import type { GuestWindow, GuestWindows } from '../windows/guest-windows.ts';
import { dueEnd } from './guest-watch.ts';
import { watchSleep } from './sleep-watch.ts';
import { type ForcedEnd, type PowerWatch, watchPower } from './watch-power.ts';

const TICK_MS = 1_000;

export type GuestWatch = Pick<PowerWatch<GuestWindow>, 'endWhenFree'>;

type Watching = { windows: GuestWindows; settings(): DeviceSettings | null; log: Log };

export function watchGuests({ windows, settings, log }: Watching): GuestWatch {
  const sleep = watchSleep(performance.now());
  const power = watchPower<GuestWindow>(powerMonitor, {
    guests: windows.all,
    check: tick,
    woke: sleep.woke,
  });

  function tick(): void {
    const now = performance.now();
    sleep.tick(now);
    const idle = settings()?.idle;
    // A kiosk that is being set up has no guest.
    if (!idle) return;
    for (const guest of windows.all()) {
      const due = dueEnd(guest, idle, { now, awakeSince: sleep.awakeSince() });
      const forced = power.dueEnd(guest, idle);
      if (due === 'hang') replace(guest);
      else if (due === 'idle') end(guest, 'idle');
      else if (forced) end(guest, forced);
    }
  }

  const ended = new WeakSet<GuestWindow>();
  function end(guest: GuestWindow, reason: 'idle' | ForcedEnd): void {
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
  watchUnresponsive(windows, replace);
  return power;
}

/** Staff are at the desk, so that a quiet guest stays; one whose computer is locked or suspended is ended (DSK-07). */
export function watchDesk({ windows, settings }: Omit<Watching, 'log'>): void {
  const power = watchPower<GuestWindow>(powerMonitor, {
    guests: windows.all,
    check: endDue,
    woke: () => undefined,
  });

  function endDue(): void {
    const idle = settings()?.idle;
    if (!idle) return;
    for (const guest of windows.all()) {
      const reason = power.dueEnd(guest, idle);
      if (reason) void windows.end(guest, reason);
    }
  }

  setInterval(endDue, TICK_MS);
  powerMonitor.on('shutdown', () => app.quit());
  watchUnresponsive(windows, guest => void windows.replace(guest, 'hang'));
}

function watchUnresponsive(windows: GuestWindows, hangs: (guest: GuestWindow) => void): void {
  app.on('browser-window-created', (_event, window) => {
    window.on('unresponsive', () => {
      const guest = windows.all().find(one => one.window === window);
      if (guest) hangs(guest);
    });
  });
}
