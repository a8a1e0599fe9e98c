import { type LoaderFunctionArgs, redirect } from 'react-router';
import { knownFlag } from '#renderer/features/feature-flags/flags.ts';
import { oobCode, takeCustomToken } from '#renderer/features/session/link-secrets.ts';
import { forgetReturnPath, rememberPath, returnPath } from '#renderer/features/session/return-path.ts';
import { signOut } from '#renderer/features/session/session.ts';
import { knownSession } from '#renderer/features/session/session-state.ts';
import { host } from '#renderer/host/host.ts';
import { toast } from '#renderer/ui/toast.ts';
import { type Area, judge } from './guards.ts';
import { paths } from './paths.ts';

function hereOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
}

/** A loader that lets in only who may see the area; runs beside the loading of the screen's code. */
export function guard(area: Area) {
  return async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const verdict = judge(area, {
      session: await knownSession(),
      here: hereOf(request),
      returnTo: returnPath(),
      hasCode: oobCode() !== null,
      publicScreen: host().profile.capabilities.publicScreen,
    });
    if (verdict.to === null) return null;
    if (verdict.remember !== undefined && host().profile.capabilities.rememberPath) {
      rememberPath(verdict.remember);
    }
    if (area === 'login') forgetReturnPath();
    throw redirect(verdict.to);
  };
}

/** /reset-password needs its code (SGN-35) and nobody signed in (SGN-36). */
export async function resetPasswordLoader(): Promise<null> {
  if (oobCode() === null) throw redirect(paths.login);
  const session = await knownSession();
  if (session.status === 'signedIn') await signOut('replaced');
  return null;
}

/** /desk: only where staff are beside the guest, and for a guest who is signed in, verified or not (PD-13). */
export async function deskLoader({ request }: LoaderFunctionArgs): Promise<null> {
  if (!host().profile.capabilities.staffBeside) throw redirect(paths.home);
  if ((await knownSession()).status === 'signedIn') return null;
  rememberPath(hereOf(request));
  // The reservation is what such a guest has at hand.
  throw redirect(`${paths.login}?way=reservation`);
}

/** /sign-up: for those who are not in yet (SGN-02), while the production features are on (SGN-01, APP-31). */
export async function signUpLoader(args: LoaderFunctionArgs): Promise<null> {
  const enabled = await knownFlag('IS_PRD_FEATURES_ENABLED');
  if (!enabled) throw redirect(paths.home);
  return guard('signedOutOnly')(args);
}

/**
 * /booking-invitation: for anybody who opened an invitation's link (BEY-16), but not where strangers use one device
 * after another: nobody opens their e-mails there.
 */
export async function invitationLoader(): Promise<null> {
  if (host().profile.capabilities.publicScreen) throw redirect(paths.home);
  await knownSession();
  return null;
}

/**
 * The funnel: its stored state is restored after a reload, and a partner's token signs the guest in first (SES-09).
 * Whether booking is enabled is queried in parallel (screens/booking.tsx), so that the first paint does not wait for a
 * flag.
 */
export async function funnelLoader(): Promise<null> {
  const token = takeCustomToken();
  await Promise.all([
    // Only the funnel needs it: the sign-in pages load without.
    import('#renderer/features/booking-funnel/state/funnel-storage.ts').then(keeping => keeping.openFunnel()),
    token === null
      ? undefined
      : import('#renderer/features/session/address-token.ts')
          .then(({ openAddressToken }) => openAddressToken(token))
          .catch((error: unknown) => toast.notify({ intent: 'error', error })),
  ]);
  return null;
}

/** /guest/credits: only while the hotel shows credits (APP-26, PD-02). */
export async function creditsLoader(): Promise<null> {
  if (!(await knownFlag('IS_CREDITS_ENABLED'))) throw redirect(paths.account);
  return null;
}

/** /guest/settings/sessions: not where strangers use one device after another (SEC-09). */
export function sessionListLoader(): null {
  if (!host().profile.capabilities.sessionList) throw redirect(paths.settings);
  return null;
}
