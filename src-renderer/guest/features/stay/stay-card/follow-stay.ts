import { onBookingSeen } from '#renderer/guest/features/shared/guest-booking/seen-bookings.ts';
import { currentSession, onSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { fetchStayCard, takeOverBooking } from './fetch-card.ts';
import { readStayCard } from './stored-card.ts';

const REFRESH_MS = 10 * 60_000;

let fetchedAt = 0;
let steps: Promise<void> = Promise.resolve();

function take(step: () => Promise<unknown>): void {
  // A failed step changes nothing: the next one tries again.
  steps = steps.then(step).then(
    () => undefined,
    () => undefined,
  );
}

const guestNow = () => {
  const session = currentSession();
  return session.status === 'signedIn' && session.guest.emailVerified ? session.guest.uid : null;
};

function refresh(): void {
  if (guestNow() === null) return;
  fetchedAt = Date.now();
  take(() => fetchStayCard());
}

function refreshIfOld(): void {
  if (document.visibilityState === 'visible' && Date.now() - fetchedAt > REFRESH_MS) refresh();
}

export function followStay(): void {
  let uid = guestNow();
  onSession(() => {
    const next = guestNow();
    if (next === uid) return;
    uid = next;
    refresh();
  });
  onBookingSeen((booking, session) =>
    take(async () => takeOverBooking(booking, session, await readStayCard())),
  );
  document.addEventListener('visibilitychange', refreshIfOld);
  window.addEventListener('online', refresh);
  refresh();
}
