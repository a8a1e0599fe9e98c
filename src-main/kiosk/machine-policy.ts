import type { DeviceSettings } from '#shared/device-settings.ts';
import { isWithin } from './day-window.ts';

/** What a kiosk that runs for weeks does about its own wear. Sizes are in kilobytes, as Electron reports them. */

/** Far above what guests need, and far below what makes a small machine swap. */
export const MEMORY_CEILING_KB = 1_500_000;
/** Not twice in one night, and not right after somebody started it. */
const LEAST_UPTIME_MS = 6 * 3_600_000;

export type MachineFacts = {
  memoryKb: number;
  /** A guest has been ended for memory, and it did not help. */
  hasFreedMemory: boolean;
  isNobodyThere: boolean;
  uptimeMs: number;
  moment: Date;
};

/** `reset` gives a page's memory back, `relaunch` everything's. Neither comes while somebody is there. */
export function dueCare(
  facts: MachineFacts,
  { quietWindow }: Pick<DeviceSettings, 'quietWindow'>,
): { act: 'none' } | { act: 'reset' } | { act: 'relaunch'; why: 'memory' | 'night' } {
  if (!facts.isNobodyThere) return { act: 'none' };
  if (facts.memoryKb > MEMORY_CEILING_KB) {
    return facts.hasFreedMemory ? { act: 'relaunch', why: 'memory' } : { act: 'reset' };
  }
  const isNight = quietWindow !== null && isWithin(quietWindow, facts.moment);
  return isNight && facts.uptimeMs > LEAST_UPTIME_MS ? { act: 'relaunch', why: 'night' } : { act: 'none' };
}

/** The screen stays lit while the hotel is open. */
export function keepsScreenOn({ openingHours }: Pick<DeviceSettings, 'openingHours'>, moment: Date): boolean {
  return openingHours === null || isWithin(openingHours, moment);
}
