import { app, powerSaveBlocker } from 'electron';
import type { DeviceSettings } from '#shared/device-settings.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { Log } from '../log/log.ts';
import type { GuestWindows } from '../windows/guest-windows.ts';
import { isNobodyThere } from './guest-watch.ts';
import { dueCare, keepsScreenOn } from './machine-policy.ts';
import type { GuestWatch } from './watch-guests.ts';

const CHECK_MS = 10_000;

type CareParts = {
  windows: GuestWindows;
  watch: GuestWatch;
  settings(): DeviceSettings | null;
  lifecycle: Lifecycle;
  log: Log;
};

export function careForMachine({ windows, watch, settings, lifecycle, log }: CareParts): void {
  const startedAt = performance.now();
  let hasFreedMemory = false;
  let blocker: number | null = null;

  function check(): void {
    const known = settings();
    if (!known) return;
    lightScreen(keepsScreenOn(known, new Date()));
    const now = performance.now();
    const memoryKb = app.getAppMetrics().reduce((sum, { memory }) => sum + memory.workingSetSize, 0);
    const care = dueCare(
      {
        memoryKb,
        hasFreedMemory,
        isNobodyThere: windows.all().every(({ heard }) => isNobodyThere(heard, known.idle, now)),
        isBeingReplaced: windows.isReplacing(),
        isPageOutdated: windows.all().some(guest => guest.isOutdated()),
        uptimeMs: now - startedAt,
        moment: new Date(),
      },
      known,
    );
    if (care.act === 'none') return;
    log('machine.cared', { act: care.act, memoryMb: Math.round(memoryKb / 1_000) });
    if (care.act === 'relaunch') return lifecycle.relaunch(care.why);
    if (care.act === 'reload') return void windows.open('settings');
    hasFreedMemory = true;
    watch.endWhenFree('memory');
  }

  function lightScreen(isLit: boolean): void {
    if (isLit) blocker ??= powerSaveBlocker.start('prevent-display-sleep');
    else if (blocker !== null) {
      powerSaveBlocker.stop(blocker);
      blocker = null;
    }
  }

  check();
  setInterval(check, CHECK_MS);
}
