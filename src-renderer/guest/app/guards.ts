import type { Session } from '#renderer/guest/features/shared/session/session-state.ts';
import { paths } from '#renderer/platform/paths.ts';

type KnownSession = Exclude<Session, { status: 'loading' }>;

/** Kinds of screens by who may see them. */
export type Area =
  /** A signed-in guest with a verified e-mail (APP-11). */
  | 'guest'
  /**
   * A signed-in guest, verified or not: at /link, whose screen explains the use of a verified e-mail (BEY-01), and at
   * /guest/pix, for a guest who has signed up while booking (PAY-33).
   */
  | 'signedIn'
  /** /login: only for guests who are not signed in yet (SES-03). */
  | 'login'
  /** /forgot-password (SGN-31), /sign-up (SGN-02). */
  | 'signedOutOnly'
  /** /email-verification (SGN-24). */
  | 'emailVerification'
  /** /kiosk: a public screen's own start, for a guest who has not begun yet (KSK-10). */
  | 'kioskStart';

export type Facts = {
  session: KnownSession;
  /** The requested path and query. */
  here: string;
  /** The path to open after /login (SES-03). */
  returnTo: string;
  /** The address contained a verification code, which can be used without signing in. */
  hasCode: boolean;
  /** A public device, which strangers use one after another. */
  publicScreen: boolean;
};

/** Admitted or redirected; `remember` is the path to return to after sign-in (APP-13). */
export type Verdict = { to: null } | { to: string; remember?: string };

const letIn: Verdict = { to: null };

/** Decides access to an area (APP-11 to APP-13, SES-03, SGN-24, SGN-31). */
export function judge(area: Area, { session, here, returnTo, hasCode, publicScreen }: Facts): Verdict {
  const guest = session.status === 'signedIn' ? session.guest : null;
  switch (area) {
    case 'guest':
      // A public screen does not request a sign-in: it shows the start page.
      if (guest === null && publicScreen && here === paths.home) return { to: paths.kioskStart };
      if (guest === null) return { to: paths.login, remember: here };
      return guest.emailVerified ? letIn : { to: paths.emailVerification };
    case 'signedIn':
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
