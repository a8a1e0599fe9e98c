import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { fetchAhead } from '#renderer/platform/host/fetch-ahead.ts';
import { host } from '#renderer/platform/host/host.ts';
import { loadTexts } from '#renderer/platform/i18n/i18n.ts';
import { busyWith, onBusy } from '#renderer/platform/state/busy.ts';
import { onOpenCode, openCodeEnd } from '#renderer/platform/state/open-code.ts';
import { onOutcome, outcomeReadUntil } from '#renderer/platform/state/outcome-shown.ts';
import { onActivity } from '../activity.ts';
import {
  afterActivity,
  afterStay,
  type Delay,
  type IdlePhase,
  type IdleRule,
  type IdleState,
  idlePhase,
} from '../idle.ts';
import { signOut } from '../session.ts';

const loadWarning = () =>
  Promise.all([import('./idle-warning.tsx'), loadTexts('session')]).then(([module]) => module);
// If it does not load, the guest is signed out without a warning.
const IdleWarning = lazy<ComponentType<IdleWarningProps>>(() =>
  loadWarning().catch(() => ({ default: () => null })),
);

const CHANNEL = 'pernoite-activity';
/** Below the time of the warning, also where a background tab's timers run once a minute. */
const HOLD_MS = 25_000;

type Note = { kind: 'activity' | 'stay'; at: number };

function isNote(data: unknown): data is Note {
  return (
    typeof data === 'object' && data !== null && 'kind' in data && 'at' in data && typeof data.at === 'number'
  );
}

export type IdleWarningProps = {
  secondsLeft: number;
  countdownMs: number;
  onStay: () => void;
  onLeave: () => void;
};

export type IdleWatchProps = {
  times?: IdleRule;
  Warning?: ComponentType<IdleWarningProps>;
  onLeave?: () => void;
  onExpire?: () => void;
};

const leave = () => void signOut('signedOut');
const expire = () => void signOut('idle');

export default function IdleWatch({
  times = host().profile.idle,
  Warning = IdleWarning,
  onLeave = leave,
  onExpire = expire,
}: IdleWatchProps) {
  const [phase, setPhase] = useState<IdlePhase>({ kind: 'active', until: 0 });
  const stay = useRef<() => void>(() => undefined);
  useEffect(() => fetchAhead(loadWarning), []);

  useEffect(() => {
    let state: IdleState = { lastActivity: Date.now() };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const channel = new BroadcastChannel(CHANNEL);
    const isBusy = () => busyWith() !== null;
    const delay = (): Delay => ({
      isBusy: isBusy(),
      codeEnd: openCodeEnd(),
      outcomeEnd: outcomeReadUntil(),
    });

    function check() {
      clearTimeout(timer);
      const now = Date.now();
      const next = idlePhase(state, now, times, delay());
      setPhase(next);
      if (next.kind === 'expired') return onExpire();
      const undelayed = idlePhase(state, now, times);
      const isOnScreen = next.kind === 'active' && undelayed.kind !== 'active';
      // A payment, a code or an outcome is on the screen of this tab alone, and another tab would end the session.
      if (isOnScreen) channel.postMessage({ kind: 'stay', at: now } satisfies Note);
      const until = undelayed.kind === 'active' ? undelayed.until : now + HOLD_MS;
      timer = setTimeout(check, Math.min(next.until, until) - now);
    }
    function take(next: IdleState, note: Note | null) {
      if (next === state) return;
      state = next;
      if (note) channel.postMessage(note);
      check();
    }
    const stopActivity = onActivity(() => {
      const at = Date.now();
      take(afterActivity(state, at, times, delay()), { kind: 'activity', at });
    });
    const stopBusy = onBusy(() => {
      // The end of a payment or an upload is news that the guest has to read first.
      if (!isBusy()) state = { lastActivity: Date.now() };
      check();
    });
    const stopCode = onOpenCode(check);
    const stopOutcome = onOutcome(check);
    const onVisible = () => document.visibilityState === 'visible' && check();
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isNote(data)) return;
      take(
        data.kind === 'stay'
          ? afterStay(state, data.at, times, delay())
          : afterActivity(state, data.at, times, delay()),
        null,
      );
    };
    stay.current = () => {
      const at = Date.now();
      take(afterStay(state, at, times, delay()), { kind: 'stay', at });
    };
    document.addEventListener('visibilitychange', onVisible);
    check();
    return () => {
      clearTimeout(timer);
      channel.close();
      stopActivity();
      stopBusy();
      stopCode();
      stopOutcome();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [times, onExpire]);

  if (phase.kind !== 'warning') return null;
  return (
    <Suspense fallback={null}>
      <Warning
        secondsLeft={phase.secondsLeft}
        countdownMs={times.countdownMs}
        onStay={() => stay.current()}
        onLeave={onLeave}
      />
    </Suspense>
  );
}
