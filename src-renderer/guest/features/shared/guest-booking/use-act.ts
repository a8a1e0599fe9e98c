import { useEffect, useRef, useState } from 'react';
import { pause } from '#renderer/platform/gateway/pause.ts';
import { acquireBusyLock } from '#renderer/platform/state/busy.ts';
import { type ActFlow, type ActPorts, deciding, runAct } from './act-flow.ts';

/** An action on a booking: its state, and its button. The idle timeout does not apply while it runs (PD-38). */
export function useAct<Shown, Done>(ports: Pick<ActPorts<Shown, Done>, 'send' | 'figuresIn' | 'show'>) {
  const [flow, setFlow] = useState<ActFlow<Shown, Done>>(deciding);
  // A second press before the next paint must see the first one's step.
  const current = useRef(flow);
  const write = (next: ActFlow<Shown, Done>) => {
    current.current = next;
    setFlow(next);
  };
  const isActing = flow.step === 'acting';
  useEffect(() => (isActing ? acquireBusyLock('payment') : undefined), [isActing]);
  return {
    flow,
    isActing,
    act: (shown: Shown) => void runAct({ ...ports, read: () => current.current, write, pause }, shown),
  };
}
