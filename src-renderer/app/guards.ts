import type { Session } from '#renderer/features/session/session-state.ts';
import { paths } from './paths.ts';

type KnownSession = Exclude<Session, { status: 'loading' }>;

/** Kinds of screens by who may see them. */
export type Area =
  /** Login and a verified e-mail (APP-11). */
  | 'guest'
  /** /link: login, verified or not; the screen itself says what a verified e-mail is for (BEY-01). */
  | 'link'
  /** /login: only for those who are not in yet (SES-03). */
  | 'login'
  /** /forgot-password (SGN-31), /sign-up (SGN-02). */
  | 'signedOutOnly'
  /** /email-verification (SGN-24). */
  | 'emailVerification'
  /** /kiosk: a public screen's own start, for whoever has not begun yet (KSK-10). */
  | 'kioskStart';

export type Facts = {
  session: KnownSession;
  /** Path and query that were asked for. */
  here: string;
  /** Where /login leads afterwards (SES-03). */
  returnTo: string;
  /** The address brought a verification code, which may be taken without a login. */
  hasCode: boolean;
  /** The device stands where strangers use it one after another. */
  publicScreen: boolean;
};

/** Let in, or sent elsewhere; `remember` is the path to come back to after login (APP-13). */
export type Verdict = { to: null } | { to: string; remember?: string };

const letIn: Verdict = { to: null };

/** Who may see what (APP-11 to APP-13, SES-03, SGN-24, SGN-31). */
export function judge(area: Area, { session, here, returnTo, hasCode, publicScreen }: Facts): Verdict {
  const guest = session.status === 'signedIn' ? session.guest : null;
  switch (area) {
    case 'guest':
      // A public screen asks nobody to sign in: it invites.
      if (guest === null && publicScreen && here === paths.home) return { to: paths.kioskStart };
      if (guest === null) return { to: paths.login, remember: here };
      return guest.emailVerified ? letIn : { to: paths.emailVerification };
    case 'link':
      return guest === null ? { to: paths.login, remember: here } : letIn;
    case 'login':
      return guest === null ? letIn : { to: returnTo };
    case 'signedOutOnly':
      return guest === null ? letIn : { to: paths.home };
    case 'emailVerification':
      if (hasCode) return letIn;
      return guest === null || guest.emailVerified ? { to: paths.home } : letIn;
    case 'kioskStart':
      return guest === null && publicScreen ? letIn : { to: paths.home };
    default:
      return area satisfies never;
  }
}
