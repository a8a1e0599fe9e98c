import { generatePath, matchPath } from 'react-router';
import { bookingPages } from '#renderer/platform/paths.ts';
import type { CheckInState, CheckInStep } from '#shared/contract/guest/check-in.ts';

const patterns = { FULL: bookingPages.fullCheckIn, SIMPLE: bookingPages.simpleCheckIn } as const;

export function checkInPath(
  { bookingId, flow }: Pick<CheckInState, 'bookingId' | 'flow'>,
  step: CheckInStep,
  part?: string,
): string {
  const path = generatePath(patterns[flow], { bookingId, step });
  return part === undefined ? path : `${path}?part=${part}`;
}

/** The parts of a check-in's address; `flow` and `step` are null at its start. */
export type CheckInAddress = {
  bookingId: string;
  flow: CheckInState['flow'] | null;
  step: string | null;
};

export function parseCheckInAddress(pathname: string): CheckInAddress | null {
  const simple = matchPath(patterns.SIMPLE, pathname)?.params;
  if (simple?.bookingId && simple.step)
    return { bookingId: simple.bookingId, flow: 'SIMPLE', step: simple.step };
  const full = matchPath(patterns.FULL, pathname)?.params;
  if (!full?.bookingId || !full.step) return null;
  if (full.step === 'start') return { bookingId: full.bookingId, flow: null, step: null };
  return { bookingId: full.bookingId, flow: 'FULL', step: full.step };
}
