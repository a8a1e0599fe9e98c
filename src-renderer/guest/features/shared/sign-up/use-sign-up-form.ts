import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAppForm } from '#renderer/platform/forms/form.tsx';
import { emptySignUp, type SignUpValues, signUpSchema, signUpSchemaFor } from './sign-up-schema.ts';

type SignUpDraft = Omit<SignUpValues, 'password' | 'repeatPassword'>;

/** The typed values, for a guest who opens another step and returns. Never a password; dropped with the session. */
const signUpDraftAtom = atom<SignUpDraft | null>(null);

/** `shownFields` returns the fields to validate if not all are shown at once; `email` is the initial value of a new form. */
export function useSignUpForm(
  shownFields?: () => readonly (keyof SignUpValues)[],
  email = '',
): UseFormReturn<SignUpValues> {
  const [draft, setDraft] = useAtom(signUpDraftAtom);
  const form = useAppForm<SignUpValues>({
    schema: async () => (shownFields ? signUpSchemaFor(shownFields()) : signUpSchema()),
    defaultValues: { ...emptySignUp, email, ...draft },
    mode: 'onTouched',
  });
  useEffect(
    () => () => {
      const { password: _password, repeatPassword: _repeatPassword, ...withoutPasswords } = form.getValues();
      setDraft(withoutPasswords);
    },
    [form, setDraft],
  );
  return form;
}
