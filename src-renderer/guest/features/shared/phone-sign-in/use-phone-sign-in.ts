import { useEffect, useRef, useState } from 'react';
import { signInWithCustomToken } from '#renderer/guest/features/shared/session/session.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { pause } from '#renderer/platform/gateway/pause.ts';
import { linkStatusResponse, newLink } from '#shared/contract/guest/sign-in.ts';
import { asking, type PhoneFlow } from './flow.ts';
import { followLink } from './follow-link.ts';

const TOUCHES = ['pointerdown', 'keydown'] as const;

/** The secret is in memory only and dropped with the screen. */
export function usePhoneSignIn(): { flow: PhoneFlow; startOver: () => void } {
  const [flow, setFlow] = useState<PhoneFlow>(asking);
  const [round, setRound] = useState(0);
  const lastTouch = useRef(0);

  useEffect(() => {
    const note = () => {
      lastTouch.current = Date.now();
    };
    for (const touch of TOUCHES) window.addEventListener(touch, note, { capture: true, passive: true });
    return () => {
      for (const touch of TOUCHES) window.removeEventListener(touch, note, { capture: true });
    };
  }, []);

  const isOnPhone = flow.step === 'waiting' && flow.opened;
  useEffect(() => {
    // For the idle watch: this guest is active, on the phone (PD-38).
    if (isOnPhone) window.postMessage('phone', '/');
  }, [isOnPhone]);

  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    void followLink(
      {
        create: async () => checked(newLink, await gateway.signIn.createLink({}, { signal })),
        status: async deviceSecret =>
          checked(
            linkStatusResponse,
            await gateway.signIn.linkStatus({ headers: { 'x-link-secret': deviceSecret } }, { signal }),
          ),
        // A guest whose screen has been left meanwhile is not signed in.
        signIn: async guestToken => (signal.aborted ? undefined : signInWithCustomToken(guestToken)),
        now: Date.now,
        lastTouch: () => lastTouch.current,
        wait: milliseconds => pause(milliseconds, signal),
      },
      next => {
        if (!signal.aborted) setFlow(next);
      },
      signal,
    );
    return () => leave.abort();
  }, [round]);

  return { flow, startOver: () => setRound(current => current + 1) };
}
