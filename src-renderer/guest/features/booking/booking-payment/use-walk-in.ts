import { useStore } from 'jotai';
import { useState } from 'react';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { findWalkInProblem, walkInOf } from '#renderer/guest/features/shared/booking-funnel/state/walk-in.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { webConfig } from '#renderer/platform/host/config.ts';
import { host } from '#renderer/platform/host/host.ts';

export function useWalkIn(timeZone: string) {
  const store = useStore();
  const { forceWalkIn } = host().profile;
  const at = () => ({ forced: forceWalkIn, timeZone, now: serverNow() });
  const isNear = () => walkInOf(store.get(funnelAtom), at());
  const isOverLimits = () => findWalkInProblem(store.get(funnelAtom), at(), webConfig().walkIn) !== null;
  // A device that takes no card keeps the choice, and shows what to change instead.
  const isAllowedNow = () => isNear() && (forceWalkIn || !isOverLimits());
  const [isOffered, setOffered] = useState(isAllowedNow);
  return {
    isOffered,
    withdraw: () => setOffered(false),
    isAllowedNow,
    isOverLimit: !forceWalkIn && isNear() && isOverLimits(),
  };
}
