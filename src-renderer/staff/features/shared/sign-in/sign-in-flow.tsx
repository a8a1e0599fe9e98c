import { useState } from 'react';
import { AppError } from '#shared/errors.ts';
import { canUsePasskeys } from '../passkey/can-use-passkeys.ts';
import { CodeStep } from './code-step.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { PasswordStep } from './password-step.tsx';

type Step =
  | { name: 'password'; isLate: boolean }
  | { name: 'code'; challenge: string }
  | { name: 'recovery'; challenge: string };

type SignInFlowProps = {
  /** A page's, or that of a part of the lock. */
  email?: string;
  onDone: () => void;
};

/** E-mail and password, then a code of the authenticator app or one of the recovery codes; or a passkey for all of it. */
export function SignInFlow({ email: known = '', onDone }: SignInFlowProps) {
  const [email, setEmail] = useState(known);
  const [step, setStep] = useState<Step>({ name: 'password', isLate: false });
  if (step.name === 'password')
    return (
      <>
        <PasswordStep
          email={email}
          isLate={step.isLate}
          onNext={(typed, challenge) => {
            setEmail(typed);
            setStep({ name: 'code', challenge });
          }}
        />
        {canUsePasskeys(location) && <PasskeyStep onDone={onDone} />}
      </>
    );
  const { name, challenge } = step;
  return (
    <CodeStep
      key={name}
      email={email}
      method={name}
      challenge={challenge}
      onOther={() => setStep(name === 'code' ? { name: 'recovery', challenge } : { name: 'code', challenge })}
      onBack={() => setStep({ name: 'password', isLate: false })}
      onDone={onDone}
      onFailed={error => {
        if (error instanceof AppError && error.code === 'STAFF_SIGN_IN_EXPIRED')
          setStep({ name: 'password', isLate: true });
      }}
    />
  );
}
