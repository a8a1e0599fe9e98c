import { host } from '#renderer/platform/host/host.ts';
import { loadTexts } from '#renderer/platform/i18n/i18n.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { isAddressToken } from '#shared/auth/address-token.ts';
import { AppError } from '#shared/errors.ts';
import { type AccountChoice, chooseNames, decideOn } from './account-choice.ts';
import { openProvisionalSession, type ProvisionalSession, settleSession } from './session.ts';
import { currentSession, onSession } from './session-state.ts';
import { putQuestion } from './token-question.ts';

export async function openAddressToken(token: string): Promise<void> {
  // The address of a public screen is never a guest's own.
  if (host().profile.capabilities.publicScreen) return;
  try {
    // A token made for sign-up or for a device of the hotel is not even exchanged.
    if (isAddressToken(token)) await signInFromAddress(token);
    else await notifyRejected();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'UNAUTHORIZED')) throw error;
    await notifyRejected();
  }
}

/** Not the text of UNAUTHORIZED, "your session has ended": a guest who is signed in stays so. */
async function notifyRejected(): Promise<void> {
  await loadTexts('session');
  toast.notify({ intent: 'error', textKey: 'session:choice.rejected' });
}

/** A guest is prompted first: another person's link must not lead into another account unnoticed (SEC-05). */
export async function signInFromAddress(token: string): Promise<void> {
  await settleSession();
  const provisional = await openProvisionalSession(token);
  // Read now: a guest may have signed in meanwhile, here or in another tab.
  const session = currentSession();
  const current = session.status === 'signedIn' ? session.guest : null;
  switch (decideOn(current, provisional.guest)) {
    case 'adopt':
      return provisional.adopt();
    case 'discard':
      return provisional.discard();
    case 'ask':
      if (current !== null) ask({ current, other: provisional.guest }, provisional);
  }
}

function ask(choice: AccountChoice, provisional: ProvisionalSession): void {
  const close = () => {
    stop();
    putQuestion(null);
  };
  const stay = () => {
    close();
    provisional.discard();
  };
  // Another tab signed the guest out, or another guest in: the accounts of the question are no longer current.
  const stop = onSession(session => {
    if (session.status !== 'signedIn' || session.guest.uid !== choice.current.uid) stay();
  });
  putQuestion({
    ...choice,
    stay,
    change() {
      close();
      provisional.adopt().then(
        () => {
          const { other: name } = chooseNames(choice);
          toast.notify({ intent: 'success', textKey: 'session:choice.changed', values: { name } });
        },
        (error: unknown) => toast.notify({ intent: 'error', error }),
      );
    },
  });
}
