import { useSetAtom } from 'jotai';
import type { Choosing } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';

export type ChangeChoosing = ReturnType<typeof useChangeChoosing>;

export function useChangeChoosing() {
  const setFunnel = useSetAtom(funnelAtom);
  return (next: (funnel: Choosing) => Choosing) =>
    setFunnel(funnel => (funnel.stage === 'choosing' ? next(funnel) : funnel));
}
