import { checked } from '#renderer/platform/gateway/checked.ts';
import { openedSession, type StaffSession, staffSession } from '#shared/contract/staff/staff-session.ts';
import { AppError } from '#shared/errors.ts';
import { staffGateway } from '../gateway/staff-client.ts';
import { forgetQueries, refreshForColleague, repeatFailed } from '../gateway/staff-queries.ts';
import { takePasskey } from '../passkey/browser-passkeys.ts';
import { markSession, mayHaveSession } from './session-mark.ts';
import { currentSession, publishSession, sessionState } from './session-state.ts';
import { notifyOtherTabs } from './session-tabs.ts';

type Proof = { pin: string } | { password: string };
type SecondFactor = { code: string } | { recoveryCode: string };

/** The first question of a page. */
export async function startSession(): Promise<void> {
  if (mayHaveSession()) await loadSession();
  else publishSession({ status: 'signedOut', why: 'never' });
}

/** Acts on the session so far: a response that was on its way during one says what was before it. */
let acts = 0;

export async function loadSession(): Promise<void> {
  const before = acts;
  try {
    const session = checked(staffSession, await staffGateway.session.current());
    if (acts === before) adopt(session);
  } catch (error) {
    // staff-link.ts has announced an ended session already.
    if (error instanceof AppError && error.code === 'UNAUTHORIZED') return;
    if (sessionState().status !== 'signedIn') publishSession({ status: 'unreachable', error });
  }
}

/** A session that the gateway rejects: what it showed goes, and the sign-in says why. Of several calls, the first says it. */
export function noteEnded(): void {
  if (sessionState().status === 'signedOut') return;
  const isKnown = currentSession() !== null || mayHaveSession();
  acts += 1;
  markSession(false);
  forgetQueries();
  publishSession({ status: 'signedOut', why: isKnown ? 'ended' : 'never' });
}

export function noteLocked(): void {
  acts += 1;
  const session = currentSession();
  if (session !== null && !session.isLocked)
    publishSession({ status: 'signedIn', session: { ...session, isLocked: true } });
}

let isLockUnsent = false;

/** Locks the page at once. A gateway that cannot be reached hears of it later (`sendLock`). */
export async function lockSession(): Promise<void> {
  noteLocked();
  isLockUnsent = true;
  await sendLock();
}

export async function sendLock(): Promise<void> {
  if (!isLockUnsent) return;
  await staffGateway.session.lock();
  isLockUnsent = false;
  notifyOtherTabs();
}

export async function unlockSession(proof: Proof): Promise<void> {
  adopt(checked(staffSession, await staffGateway.session.unlock(proof)));
  notifyOtherTabs();
}

export async function takeOver(staffId: string, proof: Proof): Promise<void> {
  const { session } = checked(openedSession, await staffGateway.session.takeOver({ staffId, ...proof }));
  adopt(session);
  notifyOtherTabs();
}

export const beginSignIn = async (email: string, password: string): Promise<string> =>
  (await staffGateway.session.begin({ email, password })).challenge;

/** Also of another person at a locked desk, who then stands where the first one stood. */
export async function confirmSignIn(challenge: string, factor: SecondFactor): Promise<void> {
  const opened =
    'code' in factor
      ? await staffGateway.session.confirmCode({ challenge, code: factor.code })
      : await staffGateway.session.confirmRecoveryCode({ challenge, recoveryCode: factor.recoveryCode });
  adopt(checked(openedSession, opened).session);
  notifyOtherTabs();
}

/** Also of another person at a locked desk. The browser asks which passkey to use. */
export async function signInByPasskey(): Promise<void> {
  const credential = await takePasskey(() => staffGateway.passkeys.beginSignIn());
  const opened = await staffGateway.passkeys.confirmSignIn({ credential });
  adopt(checked(openedSession, opened).session);
  notifyOtherTabs();
}

export async function choosePin(password: string, pin: string): Promise<void> {
  await staffGateway.session.setPin({ password, pin });
  await loadSession();
}

/** Only with the gateway's word: the browser keeps the cookie until then, and a reload would open the session again. */
export async function signOut(): Promise<void> {
  await staffGateway.session.end();
  markSession(false);
  forgetQueries();
  publishSession({ status: 'signedOut', why: 'signedOut' });
  notifyOtherTabs();
}

function adopt(session: StaffSession): void {
  acts += 1;
  const before = currentSession();
  if (before !== null && before.staffId !== session.staffId) refreshForColleague();
  markSession(true);
  publishSession({ status: 'signedIn', session });
  if (before?.isLocked === true && !session.isLocked) repeatFailed();
}
