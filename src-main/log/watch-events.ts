import type { WindowReason } from '#shared/bridge.ts';

/** Log events of windows and of the watch over them (BEY-07): numbers and words of closed lists, no address. */
export type WatchEvents = {
  'reset.asked': { reason: WindowReason };
  /** The next guest's page is shown, and no data of the previous guest is left. */
  'reset.done': { reason: WindowReason; ms: number };
  /** The standby window is ready, or could not be created. */
  'standby.ready': { ms: number };
  'standby.failed': Record<string, never>;
  /** A partition still contained data, or could not be cleared. */
  'partition.unclean': { partition: string };
  /** A page crashed or did not load: the count of recent losses, and the pause before the next window. */
  'page.lost': { what: 'load' | 'page'; count: number; pauseMs: number };
  'page.hangs': { silentMs: number };
  'page.givenUp': { count: number };
  'machine.cared': { act: 'reset' | 'relaunch'; memoryMb: number };
  /** Losses since the start. */
  'graphics.lost': { losses: number };
  'app.relaunches': { why: RelaunchReason };
};
export type RelaunchReason = 'unclean' | 'crashes' | 'settings' | 'staff' | 'memory' | 'night' | 'graphics';
