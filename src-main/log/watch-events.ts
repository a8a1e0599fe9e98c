import type { WindowReason } from '#shared/bridge.ts';

/**
 * What is written down of windows and the watch over them (BEY-07): figures and words from closed lists, no address.
 */
export type WatchEvents = {
  'reset.asked': { reason: WindowReason };
  /** The next guest's page is on the screen, and nothing of the guest before is left. */
  'reset.done': { reason: WindowReason; ms: number };
  /** The window of the guest after this one waits out of sight, or could not be brought up. */
  'standby.ready': { ms: number };
  'standby.failed': Record<string, never>;
  /** A partition still contained data, or could not be cleared. */
  'partition.unclean': { partition: string };
  /** A page crashed or did not come up; how often lately, and how long the pause before the next. */
  'page.lost': { what: 'load' | 'page'; count: number; pauseMs: number };
  'page.hangs': { silentMs: number };
  'page.givenUp': { count: number };
  'machine.cared': { act: 'reset' | 'relaunch'; memoryMb: number };
  /** How many times since the start. */
  'graphics.lost': { losses: number };
  'app.relaunches': { why: RelaunchReason };
};
export type RelaunchReason = 'unclean' | 'crashes' | 'settings' | 'staff' | 'memory' | 'night' | 'graphics';
