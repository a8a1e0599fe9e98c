import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { AuthenticatorStep } from './authenticator-step.tsx';
import { CodesStep } from './codes-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { PinStep } from './pin-step.tsx';
import { type Linked, type SetUpStep, setUpSteps } from './set-up.ts';

const useStyles = makeStyles({
  step: { margin: '-8px 0 0', color: brand.inkSoft },
});

type SetUpFlowProps = {
  linked: Linked;
  /** `email` is for a sign-in by hand; null for a person who is signed in. */
  onDone: (email: string | null) => void;
};

export function SetUpFlow({ linked, onDone }: SetUpFlowProps) {
  const styles = useStyles();
  const t = useText('staff/set-up');
  const [step, setStep] = useState<SetUpStep>({ name: 'password' });
  return (
    <>
      <p className={styles.step} role="status">
        {t('step', {
          at: setUpSteps.indexOf(step.name) + 1,
          of: setUpSteps.length,
          name: t(`steps.${step.name}`),
        })}
      </p>
      {step.name === 'password' && <NewPasswordStep linked={linked} onNext={setStep} />}
      {step.name === 'authenticator' && <AuthenticatorStep linked={linked} step={step} onNext={setStep} />}
      {step.name === 'codes' && (
        <CodesStep
          codes={step.recoveryCodes}
          onNext={() =>
            step.isSignedIn ? setStep({ name: 'pin', password: step.password }) : onDone(linked.email)
          }
        />
      )}
      {step.name === 'pin' && <PinStep password={step.password} onDone={() => onDone(null)} />}
    </>
  );
}
