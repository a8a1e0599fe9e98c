import { paths } from '#renderer/platform/paths.ts';
import type { Funnel, FunnelStep } from './state/flow.ts';
import { findRedirect, hasServiceChoice, selectedRooms } from './state/flow.ts';

export const guideSteps = [
  { key: 'dates', step: 'step-1', path: paths.bookingStep1 },
  { key: 'room', step: 'step-2', path: paths.bookingStep2 },
  { key: 'services', step: 'step-3', path: paths.bookingStep3 },
  { key: 'payment', step: 'step-4', path: paths.bookingStep4 },
] as const;

const stepPaths: Record<FunnelStep | 'home', string> = {
  'step-1': paths.bookingStep1,
  'step-2': paths.bookingStep2,
  'step-3': paths.bookingStep3,
  'step-4': paths.bookingStep4,
  confirmation: paths.bookingConfirmation,
  home: paths.home,
};

export function stepOfPath(pathname: string): FunnelStep {
  const segment = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return segment !== 'home' && Object.hasOwn(stepPaths, segment) ? (segment as FunnelStep) : 'step-1';
}

export function guideIndex(step: FunnelStep): number {
  return step === 'confirmation' ? 3 : guideSteps.findIndex(guide => guide.step === step);
}

/** The step after the rooms: services without a choice count as done, and stay open in the guide and from payment. */
export function pathAfterRooms(funnel: Funnel): string {
  return hasServiceChoice(selectedRooms(funnel)) ? paths.bookingStep3 : paths.bookingStep4;
}

/** The path to open instead of the requested step; null if it may be shown (FUN-25, FUN-26, FUN-32, PAY-30). */
export function redirectPath(funnel: Funnel, step: FunnelStep): string | null {
  const target = findRedirect(funnel, step);
  if (target === 'pix') return funnel.stage === 'unpaid' ? `${paths.pix}/${funnel.booking.pixId}` : null;
  return target === null ? null : stepPaths[target];
}
