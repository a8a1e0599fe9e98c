import type { WindowReason } from '#shared/bridge.ts';

export type WatchEvents = {
  'reset.asked': { reason: WindowReason };
  'reset.done': { reason: WindowReason; ms: number };
  'standby.ready': { ms: number };
  'standby.failed': Record<string, never>;
  'partition.unclean': { partition: string };
  'page.lost': { what: 'load' | 'page'; count: number; pauseMs: number };
  'page.hangs': { silentMs: number };
  'page.givenUp': { count: number };
  'machine.cared': { act: 'reset' | 'relaunch'; memoryMb: number };
  'graphics.lost': { losses: number };
  'app.relaunches': { why: RelaunchReason };
};
export type RelaunchReason = 'unclean' | 'crashes' | 'settings' | 'staff' | 'memory' | 'night' | 'graphics';
