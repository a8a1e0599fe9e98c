import { type LoaderFunctionArgs, redirect } from 'react-router';
import { knownFlag } from '#renderer/guest/features/account/feature-flags/flags.ts';
import { oobCode, takeCustomToken } from '#renderer/guest/features/shared/session/link-secrets.ts';
import {
  forgetReturnPath,
  rememberOwnPath,
  rememberPath,
  returnPath,
} from '#renderer/guest/features/shared/session/return-path.ts';
import { signOut } from '#renderer/guest/features/shared/session/session.ts';
import { knownSession, type Session } from '#renderer/guest/features/shared/session/session-state.ts';
import { host } from '#renderer/platform/host/host.ts';
import { paths } from '#renderer/platform/paths.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { type Area, judge } from './guards.ts';

function requestedPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
}

/** These addresses name nobody, so they may outlast the sign-in (PD-41). */
const errands: readonly string[] = [paths.checkin, paths.checkout];

/** On a device of the hotel a guest's own path must not lead whoever signs in next. */
function rememberRequested(session: Session, path: string): void {
  if (host().profile.capabilities.rememberPath || errands.includes(path)) rememberPath(path);
  else if (session.status === 'signedIn') rememberOwnPath(session.guest.uid, path);
}

/** A loader that redirects guests who may not see the area; runs in parallel with the loading of the screen's code. */
export function guard(area: Area) {
  return async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const session = await knownSession();
    const verdict = judge(area, {
      session,
      here: requestedPath(request),
      returnTo: returnPath(),
      hasCode: oobCode() !== null,
      publicScreen: host().profile.capabilities.publicScreen,
    });
    // Returning to the start screen clears the choice.
    if (area === 'kioskStart') forgetReturnPath();
    if (verdict.to === null) return null;
    if (verdict.remember !== undefined) rememberRequested(session, verdict.remember);
    if (area === 'login') forgetReturnPath();
    throw redirect(verdict.to);
  };
}

export async function resetPasswordLoader(): Promise<null> {
  if (oobCode() === null) throw redirect(paths.login);
  const session = await knownSession();
  if (session.status === 'signedIn') await signOut('replaced');
  return null;
}

/** /desk: only on a device with staff present, and for a guest who is signed in, verified or not (PD-13). */
export async function deskLoader({ request }: LoaderFunctionArgs): Promise<null> {
  if (!host().profile.capabilities.staffBeside) throw redirect(paths.home);
  if ((await knownSession()).status === 'signedIn') return null;
  rememberPath(requestedPath(request));
  // Such a guest usually has the reservation at hand.
  throw redirect(`${paths.login}?way=reservation`);
}

export async function signUpLoader(args: LoaderFunctionArgs): Promise<null> {
  const enabled = await knownFlag('IS_PRD_FEATURES_ENABLED');
  if (!enabled) throw redirect(paths.home);
  return guard('signedOutOnly')(args);
}

/** Not on a shared device: nobody opens their e-mails there (BEY-16). */
export async function invitationLoader(): Promise<null> {
  if (host().profile.capabilities.publicScreen) throw redirect(paths.home);
  await knownSession();
  return null;
}

/** Not on a shared device: a visitor uses an own phone (VIS-21). */
export async function visitorInvitationLoader(): Promise<null> {
  if (host().profile.capabilities.publicScreen) throw redirect(paths.home);
  if (!(await knownFlag('IS_PRD_FEATURES_ENABLED'))) throw redirect(paths.home);
  return null;
}

/** The flag of bookings is queried in parallel (screens/booking.tsx), so that the first paint does not wait for it. */
export async function funnelLoader(): Promise<null> {
  const token = takeCustomToken();
  await Promise.all([
    // Only the funnel needs it: the sign-in pages load without.
    import('#renderer/guest/features/shared/booking-funnel/state/funnel-storage.ts').then(keeping =>
      keeping.openFunnel(),
    ),
    token === null
      ? undefined
      : import('#renderer/guest/features/shared/session/address-token.ts')
          .then(({ openAddressToken }) => openAddressToken(token))
          .catch((error: unknown) => toast.notify({ intent: 'error', error })),
  ]);
  return null;
}

/** /booking with a search in its address opens the results, or the form with what can be used of it (SRC-24). */
export async function searchAddressLoader({ request }: LoaderFunctionArgs): Promise<never> {
  const { searchParams } = new URL(request.url);
  const { namesSearch } = await import(
    '#renderer/guest/features/shared/booking-funnel/state/search-address.ts'
  );
  if (!namesSearch(searchParams)) throw redirect(paths.bookingStep1);
  const { openSearchAddress } = await import('./open-search-address.ts');
  throw redirect((await openSearchAddress(searchParams)) ? paths.bookingStep2 : paths.bookingStep1);
}

export async function pixLoader(args: LoaderFunctionArgs): Promise<null> {
  const funnelState = import('#renderer/guest/features/shared/booking-funnel/state/funnel-storage.ts');
  await Promise.all([guard('signedIn')(args), funnelState.then(storage => storage.openFunnel())]);
  return null;
}

export async function creditsLoader(): Promise<null> {
  if (!(await knownFlag('IS_CREDITS_ENABLED'))) throw redirect(paths.account);
  return null;
}

export function stayCardLoader(): null {
  if (!host().profile.capabilities.worksOffline) throw redirect(paths.home);
  return null;
}

export function accessLoader(): null {
  if (!host().profile.capabilities.ownDevice) throw redirect(paths.settings);
  return null;
}

export function sessionListLoader(): null {
  if (!host().profile.capabilities.sessionList) throw redirect(paths.settings);
  return null;
}
