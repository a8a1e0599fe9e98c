import { useEffect, useState } from 'react';
import { forgetOobCode, oobCode } from '#renderer/guest/features/shared/session/link-secrets.ts';
import { confirmOwnEmail, refreshGuest } from '#renderer/guest/features/shared/session/session.ts';
import { currentSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { loadTexts } from '#renderer/platform/i18n/i18n.ts';
import { linkStep } from './link-step.ts';
import { useVerifiedGuest } from './use-verified-guest.ts';

export type VerificationLink =
  | { step: 'none' | 'checking' }
  /** The link is for `email`, and nobody is signed in here as that guest. */
  | { step: 'password'; email: string }
  | { step: 'failed'; error: unknown };

/** The link of the page's address. It counts only for the guest who is signed in to its account (SEC-21). */
export function useVerificationLink(): { link: VerificationLink; retry: () => void } {
  const { goOn, welcome } = useVerifiedGuest();
  const [link, setLink] = useState<VerificationLink>({ step: oobCode() === null ? 'none' : 'checking' });

  async function followLink(code: string): Promise<void> {
    setLink({ step: 'checking' });
    try {
      const { addressOfCode } = await import('#renderer/platform/gateway/auth-client.ts');
      const next = linkStep(currentSession(), await addressOfCode(code));
      if (next.step === 'password') return setLink(next);
      await confirmOwnEmail(code);
      forgetOobCode();
    } catch (error) {
      forgetOobCode();
      // Links are opened twice: a guest who is already verified is not shown that the link is used (SGN-24).
      const guest = currentSession().status === 'signedIn' ? await refreshGuest().catch(() => null) : null;
      if (guest?.emailVerified) return goOn();
      await loadTexts('errors').catch(() => undefined);
      return setLink({ step: 'failed', error });
    }
    await welcome();
  }

  const start = () => {
    const code = oobCode();
    if (code !== null) void followLink(code);
  };
  // Once, with the code that the page was opened with.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(start, []);
  return { link, retry: start };
}
