import { connectAuth } from '#renderer/platform/gateway/auth.ts';
import { endSession } from '#renderer/platform/gateway/end-session.ts';
import { host } from '#renderer/platform/host/host.ts';
import { type ResetReason, resetGuest } from '#renderer/platform/state/store.ts';
import { expiryFrom } from '#shared/auth/token-exchange.ts';
import { AppError } from '#shared/errors.ts';
import { forgetOwnDevice, takeOwnDeviceChoice } from './own-device.ts';
import { forgetSessionEnding, noteSessionLost } from './session-ending.ts';
import { currentSession, knownSession, publishSession, type SignedInGuest } from './session-state.ts';

/** The access token is stored only here: in memory, in no atom and no storage. */
let access: { idToken: string; expiresAt: number } | null = null;
let renewal: Promise<string | null> | null = null;
/** Counts sign-ins and sign-outs, so that a response for one guest never reaches another. */
let turn = 0;
/** The turn in which a stored session could not be restored; otherwise null. */
let unsettled: number | null = null;

/** After a provider that did not respond. */
const RESTORE_AGAIN_MS = 5_000;

const auth = () => import('#renderer/platform/gateway/auth-client.ts');

async function fetchGuest(idToken: string): Promise<SignedInGuest> {
  const account = await (await auth()).lookup(idToken);
  return {
    uid: account.localId,
    email: account.email ?? '',
    displayName: account.displayName ?? '',
    emailVerified: account.emailVerified ?? false,
  };
}

/** Removes the previous guest's data in this tab before the new guest is announced. */
function makeRoomFor(guest: SignedInGuest): void {
  const before = currentSession();
  if (before.status === 'signedIn' && before.guest.uid !== guest.uid) resetGuest('replaced');
}

type Tokens = { idToken: string; refreshToken: string; expiresIn: string };

async function adopt(tokens: Tokens, guest: SignedInGuest): Promise<void> {
  const before = currentSession();
  takeOwnDeviceChoice({ isSameGuest: before.status === 'signedIn' && before.guest.uid === guest.uid });
  makeRoomFor(guest);
  forgetSessionEnding();
  turn += 1;
  access = { idToken: tokens.idToken, expiresAt: expiryFrom(Date.now(), Number(tokens.expiresIn)) };
  await host().tokens.store(tokens.refreshToken);
  publishSession({ status: 'signedIn', guest }, 'came');
}

async function welcome(tokens: Tokens): Promise<SignedInGuest> {
  const guest = await fetchGuest(tokens.idToken);
  await adopt(tokens, guest);
  return guest;
}

/** Signs a guest in with e-mail and password; throws AppError with an IdentityFailure or NETWORK_* code (SES-08). */
export async function signIn(email: string, password: string): Promise<SignedInGuest> {
  return welcome(await (await auth()).signInWithPassword(email, password));
}

export async function signInWithCustomToken(token: string): Promise<SignedInGuest> {
  return welcome(await (await auth()).signInWithCustomToken(token));
}

/** A session at the provider that this device does not use or store until it is adopted (SEC-05). */
export type ProvisionalSession = { guest: SignedInGuest; adopt(): Promise<void>; discard(): void };

/** The session of this device stays (SEC-05). A token's owner can only be found out by using the token up. */
export async function openProvisionalSession(token: string): Promise<ProvisionalSession> {
  const tokens = await (await auth()).signInWithCustomToken(token);
  const guest = await fetchGuest(tokens.idToken);
  return {
    guest,
    async adopt() {
      const replaced = access?.idToken;
      await adopt(tokens, guest);
      // It would be listed as signed in until it expires; on a device of the hotel the main process ends it.
      if (replaced !== undefined && host().device === null) void endSession(replaced);
    },
    discard: () => void endSession(tokens.idToken),
  };
}

/** Ends the session here; `forget` also empties the vault, which notifies the other tabs. */
async function end(reason: ResetReason, forget: boolean): Promise<void> {
  turn += 1;
  access = null;
  renewal = null;
  if (reason !== 'expired') forgetSessionEnding();
  const emptied = forget ? host().tokens.clear() : undefined;
  resetGuest(reason);
  publishSession({ status: 'anonymous' }, reason);
  // A tab that only hears of the end may be late, and would take away the choice of the next sign-in.
  if (forget) forgetOwnDevice();
  await emptied;
}

/** In all tabs (APP-25). 'replaced' leaves the guest on the current screen, the others redirect to /login (SGN-36). */
export async function signOut(reason: 'signedOut' | 'idle' | 'replaced'): Promise<void> {
  // On a device of the hotel the main process does this, because it outlives the page.
  if (access !== null && host().device === null) void endSession(access.idToken);
  await end(reason, true);
}

/** Forgets a session that the gateway has ended: the account is gone, or the guest signed out everywhere. */
export async function forgetSession(): Promise<void> {
  await end('replaced', true);
}

/** For actions that need a recent sign-in (SEC-16). The previous session ends; false for a wrong password. */
export async function signInAgain(email: string, password: string): Promise<boolean> {
  const before = access?.idToken;
  try {
    await signIn(email, password);
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_CREDENTIALS') return false;
    throw error;
  }
  if (before !== undefined && host().device === null) void endSession(before);
  return true;
}

/** Uses the code of the signed-in guest's verification link (SEC-21). Throws the errors of confirmEmail. */
export async function confirmOwnEmail(oobCode: string): Promise<void> {
  const idToken = await renew();
  if (idToken === null) throw new AppError('UNAUTHORIZED', 'nobody is signed in');
  await (await auth()).confirmEmail(oobCode, idToken);
}

/** Reads the account again, because the provider may have changed it: a verified e-mail. */
export async function refreshGuest(): Promise<SignedInGuest | null> {
  const idToken = await renew();
  if (idToken === null) return null;
  const guest = await fetchGuest(idToken);
  publishSession({ status: 'signedIn', guest }, 'came');
  return guest;
}

/** One renewal for all concurrent requests (PD-05). Null if the session is over; throws NETWORK_* if this is unknown. */
function renew(): Promise<string | null> {
  if (renewal) return renewal;
  const ownTurn = turn;
  const flight = host()
    .tokens.renew()
    .then(fresh => {
      if (ownTurn !== turn) return access?.idToken ?? null;
      access = fresh;
      return fresh?.idToken ?? null;
    })
    .catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'UNAUTHORIZED') {
        if (ownTurn === turn) noteSessionLost();
        return null;
      }
      throw error;
    })
    .finally(() => {
      if (renewal === flight) renewal = null;
    });
  renewal = flight;
  return flight;
}

async function restore(): Promise<void> {
  const ownTurn = turn;
  unsettled = null;
  try {
    const idToken = await renew();
    if (ownTurn !== turn) return;
    if (idToken === null) return publishSession({ status: 'anonymous' }, 'came');
    const guest = await fetchGuest(idToken);
    if (ownTurn !== turn) return;
    makeRoomFor(guest);
    publishSession({ status: 'signedIn', guest }, 'came');
  } catch {
    if (ownTurn !== turn) return;
    unsettled = ownTurn;
    // The provider does not respond: the guest can still search, and the vault keeps the token.
    if (currentSession().status !== 'anonymous') publishSession({ status: 'anonymous' }, 'came');
    setTimeout(() => {
      if (unsettled === turn) void restore();
    }, RESTORE_AGAIN_MS);
  }
}

/** Tries again to restore a session: an address's token must not replace it unasked (SEC-05). Throws if it fails. */
export async function settleSession(): Promise<void> {
  await knownSession();
  if (unsettled !== turn) return;
  await restore();
  if (unsettled === turn) throw new AppError('SERVICE_UNAVAILABLE', 'the stored session cannot be restored');
}

let holders = 0;

/** While it is active, a lost session does not redirect the guest, so that no input is lost (PAY-01). */
export function holdOnSessionLoss(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
  };
}

function loseInPlace(): void {
  turn += 1;
  access = null;
  renewal = null;
  publishSession({ status: 'anonymous' }, 'replaced');
  forgetOwnDevice();
  void host().tokens.clear();
}

export function startSession(): void {
  connectAuth({
    guest() {
      const session = currentSession();
      return session.status === 'signedIn' ? session.guest.uid : null;
    },
    async token() {
      if (access === null) return null;
      if (Date.now() < access.expiresAt) return access.idToken;
      return renew();
    },
    async renew(rejected) {
      if (access !== null && access.idToken !== rejected) return access.idToken;
      return renew();
    },
    lost() {
      if (currentSession().status !== 'signedIn') return;
      noteSessionLost();
      if (holders > 0) return loseInPlace();
      void end('expired', true);
    },
  });
  host().tokens.onElsewhere(event => {
    if (event === 'signedOut') {
      if (currentSession().status === 'signedIn') void end('elsewhere', false);
    } else {
      void restore();
    }
  });
  void restore();
}
