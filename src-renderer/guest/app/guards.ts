import type { Session } from '#renderer/guest/features/shared/session/session-state.ts';
import { paths } from '#renderer/platform/paths.ts';

type KnownSession = Exclude<Session, { status: 'loading' }>;

export type Area =
  | 'guest'
  /** Verified or not: /link explains the use of a verified e-mail; at /guest/pix a guest may just have signed up. */
  | 'signedIn'
  | 'login'
  | 'signedOutOnly'
  | 'emailVerification'
  | 'kioskStart';

export type Facts = {
  session: KnownSession;
  here: string;
  returnTo: string;
  /** The address contained a verification code, whose page asks for the password where it has to. */
  hasCode: boolean;
  publicScreen: boolean;
};

export type Verdict = { to: null } | { to: string; remember?: string };

const letIn: Verdict = { to: null };

export function judge(area: Area, { session, here, returnTo, hasCode, publicScreen }: Facts): Verdict {
  const guest = session.status === 'signedIn' ? session.guest : null;
  switch (area) {
    case 'guest':
      // A public screen does not request a sign-in: it shows the start page.
      if (guest === null && publicScreen && here === paths.home) return { to: paths.kioskStart };
      if (guest === null) return { to: paths.login, remember: here };
      return guest.emailVerified ? letIn : { to: paths.emailVerification, remember: here };
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
