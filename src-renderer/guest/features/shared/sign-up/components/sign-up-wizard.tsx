import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Form } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { BRAZIL } from '#shared/rules/brazil-address.ts';
import { findCountryOfCode } from '../dialling-codes.ts';
import { useCountries } from '../queries.ts';
import type { SignUpValues } from '../sign-up-schema.ts';
import { fieldsUpTo, isStepFilled, signUpSteps } from '../sign-up-steps.ts';
import { useSignUpForm } from '../use-sign-up-form.ts';
import { BirthDateField } from './birth-date-field.tsx';
import {
  EmailField,
  FullNameField,
  PasswordFields,
  PhoneFields,
  type SignUpLinks,
} from './sign-up-fields.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px' },
  step: { margin: 0, color: brand.inkSoft, fontWeight: 600, outlineStyle: 'none' },
  bars: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '6px', marginTop: '8px' },
  bar: { height: '4px', borderRadius: '2px', backgroundColor: brand.hairline },
  done: { backgroundColor: brand.sage },
  actions: { display: 'flex', flexDirection: 'row-reverse', gap: '12px', '& > *': { flexGrow: 1 } },
});

type SignUpWizardProps = {
  links: SignUpLinks;
  onCreate: (values: SignUpValues) => Promise<void>;
  onCancel: () => void;
  email: string;
};

function useSteps(email: string) {
  const [step, setStep] = useState(0);
  const shownFields = useRef(fieldsUpTo(0));
  const form = useSignUpForm(() => shownFields.current, email);
  const stepLine = useRef<HTMLParagraphElement | null>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) stepLine.current?.focus();
  }, [step]);
  const goTo = (next: number) => {
    moved.current = true;
    shownFields.current = fieldsUpTo(next);
    setStep(next);
  };
  return { step, goTo, form, stepLine };
}

function useCreation(form: UseFormReturn<SignUpValues>, onCreate: SignUpWizardProps['onCreate']) {
  const [failure, setFailure] = useState<unknown>(null);
  const countries = useCountries();
  const create = async () => {
    setFailure(null);
    try {
      // Not a field here (PD-29): the country is that of the phone's code.
      const country = findCountryOfCode(countries.data ?? [], form.getValues('phoneCode')) ?? BRAZIL;
      await onCreate({ ...form.getValues(), country });
    } catch (error) {
      setFailure(error);
    }
  };
  return { failure, create };
}

export function SignUpWizard({ links, onCreate, onCancel, email }: SignUpWizardProps) {
  const t = useText('sign-up');
  const styles = useStyles();
  const errorText = useErrorText();
  const { step, goTo, form, stepLine } = useSteps(email);
  const { failure, create } = useCreation(form, onCreate);
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const last = signUpSteps.length - 1;
  const onward = () => {
    if (step < last) return goTo(step + 1);
    return create();
  };

  return (
    <Form form={form} texts="sign-up" className={styles.form} label={t('pageTitle')} onSubmit={onward}>
      <div>
        <p className={styles.step} ref={stepLine} tabIndex={-1}>
          {t('stepOf', { step: step + 1, total: signUpSteps.length })}
        </p>
        <div className={styles.bars} aria-hidden="true">
          {signUpSteps.map((fields, index) => (
            <span key={fields[0]} className={mergeClasses(styles.bar, index <= step && styles.done)} />
          ))}
        </div>
      </div>
      {step === 0 && (
        <>
          <EmailField />
          <FullNameField />
        </>
      )}
      {step === 1 && (
        <>
          <BirthDateField name="dateOfBirth" />
          <PhoneFields />
        </>
      )}
      {step === 2 && <PasswordFields links={links} withNewsletter={false} />}
      {failure !== null && (
        <Notice intent="error">
          {t('signUp.error')} {errorText(failure)}
        </Notice>
      )}
      <div className={styles.actions}>
        <SubmitButton disabled={!isStepFilled(step, values)}>
          {t(step === last ? 'create' : 'continue')}
        </SubmitButton>
        <Button size="large" onClick={() => (step === 0 ? onCancel() : goTo(step - 1))}>
          {t(step === 0 ? 'cancel' : 'back')}
        </Button>
      </div>
    </Form>
  );
}
