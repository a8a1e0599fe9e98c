import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { signIn, signInWithCustomToken } from '#renderer/guest/features/shared/session/session.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { createAccount, publishSignUp } from '#renderer/guest/features/shared/sign-up/create-account.ts';
import type { SignUpValues } from '#renderer/guest/features/shared/sign-up/sign-up-schema.ts';
import { useSignUpForm } from '#renderer/guest/features/shared/sign-up/use-sign-up-form.ts';
import { AppError } from '#shared/errors.ts';
import { pendingCardAtom } from './payment-choice.ts';
import type { Submit } from './run-payment.ts';

function useNewAccount(form: UseFormReturn<SignUpValues>): Pick<Submit, 'signUp' | 'signIn' | 'welcome'> {
  const guestToken = useRef<string | null>(null);
  const isCreateLost = useRef(false);
  return {
    signUp: async () => {
      try {
        guestToken.current = await createAccount(form.getValues());
      } catch (error) {
        const code = error instanceof AppError ? error.code : '';
        // The first response was lost, and now the e-mail is taken: by this guest, whose password will prove it.
        if (code === 'GUEST_EMAIL_ALREADY_EXISTS' && isCreateLost.current) return;
        isCreateLost.current ||= code.startsWith('NETWORK_');
        throw error;
      }
    },
    signIn: async () => {
      const token = guestToken.current;
      guestToken.current = null;
      const { email, password } = form.getValues();
      if (token === null) await signIn(email.trim().toLowerCase(), password);
      else await signInWithCustomToken(token);
    },
    welcome: publishSignUp,
  };
}

export type Booker = ReturnType<typeof useBooker>;

export function useBooker() {
  const session = useSession();
  const signUp = useSignUpForm();
  const account = useNewAccount(signUp);
  const setPendingCard = useSetAtom(pendingCardAtom);
  const [isLoginOpen, setLoginOpen] = useState(false);
  const [lastUid, setLastUid] = useState<string | null>(null);
  const guest = session.status === 'signedIn' ? session.guest : null;
  const uid = guest?.uid ?? null;

  useEffect(() => {
    if (uid === null || uid === lastUid) return;
    // A card belongs to one guest: another one who signs in does not get it.
    if (lastUid !== null) setPendingCard(null);
    setLastUid(uid);
  }, [uid, lastUid, setPendingCard]);

  return {
    session,
    guest,
    uid,
    signUp,
    isSignUpValid: signUp.formState.isValid,
    account,
    isSessionLost: guest === null && lastUid !== null,
    isLoginOpen,
    setLoginOpen,
  };
}
