import type { DayWindow, DeviceSettings } from '#shared/device-settings.ts';

/** Restarts of a kiosk that runs for weeks, against memory growth. Sizes are in kilobytes, as Electron reports them. */

/** Far above what guests need, and far below the size at which a small machine swaps. */
export const MEMORY_CEILING_KB = 1_500_000;
/** Prevents a second restart in one night, and a restart shortly after somebody started the kiosk. */
const LEAST_UPTIME_MS = 6 * 3_600_000;

export type MachineFacts = {
  memoryKb: number;
  /** A guest's session was ended to free memory, and memory is still high. */
  hasFreedMemory: boolean;
  isNobodyThere: boolean;
  /** A reset is under way: what it replaces needs no care, and a second one would take the page of whoever came. */
  isBeingReplaced: boolean;
  /** The page was loaded without the hotel's configuration, and would lead a guest without a card to the reception. */
  isPageOutdated: boolean;
  uptimeMs: number;
  moment: Date;
};

/** `reload` and `reset` replace a page, `relaunch` all processes. None of them runs while a guest is present. */
export function dueCare(
  facts: MachineFacts,
  { quietWindow }: Pick<DeviceSettings, 'quietWindow'>,
): { act: 'none' } | { act: 'reload' } | { act: 'reset' } | { act: 'relaunch'; why: 'memory' | 'night' } {
  if (!facts.isNobodyThere || facts.isBeingReplaced) return { act: 'none' };
  if (facts.memoryKb > MEMORY_CEILING_KB) {
    return facts.hasFreedMemory ? { act: 'relaunch', why: 'memory' } : { act: 'reset' };
  }
  if (facts.isPageOutdated) return { act: 'reload' };
  const isNight = quietWindow !== null && isWithin(quietWindow, facts.moment);
  return isNight && facts.uptimeMs > LEAST_UPTIME_MS ? { act: 'relaunch', why: 'night' } : { act: 'none' };
}

export function keepsScreenOn({ openingHours }: Pick<DeviceSettings, 'openingHours'>, moment: Date): boolean {
  return openingHours === null || isWithin(openingHours, moment);
}

/** True if a moment of the device's own day is within the range; a range that ends before it begins spans midnight. */
export function isWithin({ from, to }: DayWindow, moment: Date): boolean {
  const time = moment.getHours() * 60 + moment.getMinutes();
  const [begin, end] = [toMinutes(from), toMinutes(to)];
  return begin < end ? time >= begin && time < end : time >= begin || time < end;
}

function toMinutes(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return hours * 60 + minutes;
}
