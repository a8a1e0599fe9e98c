import { onBookingSeen } from '#renderer/guest/features/shared/guest-booking/seen-bookings.ts';
import { currentSession, onSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { fetchStayCard, takeOverBooking } from './fetch-card.ts';
import { readStayCard } from './stored-card.ts';

/** Maximum age of a card while the app is in use. */
const REFRESH_MS = 10 * 60_000;

let fetchedAt = 0;
/** The card is read, changed and stored in sequence. */
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

/** Keeps the card of the current stay up to date while its guest uses the app (BEY-18). Called once. */
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
