import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { host } from '#renderer/host/host.ts';
import { loadTexts } from '#renderer/i18n/i18n.ts';
import { afterActivity, afterStay, type IdlePhase, type IdleState, idlePhase } from '../idle.ts';
import { signOut } from '../session.ts';

const IdleWarning = lazy(() =>
  Promise.all([import('./idle-warning.tsx'), loadTexts('session')]).then(([module]) => module),
);

const CHANNEL = 'pernoite-activity';
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

type Note = { kind: 'activity' | 'stay'; at: number };

function isNote(data: unknown): data is Note {
  return (
    typeof data === 'object' && data !== null && 'kind' in data && 'at' in data && typeof data.at === 'number'
  );
}

/** Watches a signed-in guest's quiet time over all tabs; stands while somebody is signed in (SES-10 to SES-12). */
export default function IdleWatch() {
  const { idle: times } = host().profile;
  const [phase, setPhase] = useState<IdlePhase>({ kind: 'active', until: 0 });
  const stay = useRef<() => void>(() => undefined);

  useEffect(() => {
    let state: IdleState = { lastActivity: Date.now() };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const channel = new BroadcastChannel(CHANNEL);

    function look() {
      clearTimeout(timer);
      const next = idlePhase(state, Date.now(), times);
      setPhase(next);
      if (next.kind === 'expired') void signOut('idle');
      else timer = setTimeout(look, next.until - Date.now());
    }
    function take(next: IdleState, note: Note | null) {
      if (next === state) return;
      state = next;
      if (note) channel.postMessage(note);
      look();
    }
    const onSign = () => {
      const at = Date.now();
      take(afterActivity(state, at, times), { kind: 'activity', at });
    };
    // Messages of an embedded frame, such as the identity page's, are somebody at work.
    const onMessage = () => onSign();
    const onVisible = () => document.visibilityState === 'visible' && look();
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isNote(data)) return;
      take(
        data.kind === 'stay' ? afterStay(state, data.at, times) : afterActivity(state, data.at, times),
        null,
      );
    };
    stay.current = () => {
      const at = Date.now();
      take(afterStay(state, at, times), { kind: 'stay', at });
    };

    for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true, capture: true });
    window.addEventListener('message', onMessage);
    document.addEventListener('visibilitychange', onVisible);
    look();
    return () => {
      clearTimeout(timer);
      channel.close();
      for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
      window.removeEventListener('message', onMessage);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [times]);

  if (phase.kind !== 'warning') return null;
  return (
    <Suspense fallback={null}>
      <IdleWarning
        secondsLeft={phase.secondsLeft}
        countdownMs={times.countdownMs}
        onStay={() => stay.current()}
        onLeave={() => void signOut('signedOut')}
      />
    </Suspense>
  );
}
