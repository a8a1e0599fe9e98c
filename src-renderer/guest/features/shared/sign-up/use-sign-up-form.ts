import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { currentSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { useAppForm } from '#renderer/platform/forms/form.tsx';
import { signUpDraftAtom, withoutPasswords } from './sign-up-draft.ts';
import { emptySignUp, type SignUpValues, signUpSchema, signUpSchemaFor } from './sign-up-schema.ts';

/** `shownFields` returns the fields to validate if not all are shown at once; `email` is the initial value of a new form. */
export function useSignUpForm(
  shownFields?: () => readonly (keyof SignUpValues)[],
  email = '',
): UseFormReturn<SignUpValues> {
  const store = useStore();
  // Read once: the form has the values from then on, and a page does not render again with each key.
  const [draft] = useState(() => store.get(signUpDraftAtom));
  const form = useAppForm<SignUpValues>({
    schema: async () => (shownFields ? signUpSchemaFor(shownFields()) : signUpSchema()),
    defaultValues: { ...emptySignUp, email, ...draft },
    mode: 'onTouched',
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          // The account that was created holds them now.
          if (currentSession().status !== 'signedIn') store.set(signUpDraftAtom, withoutPasswords(values));
        },
      }),
    [form, store],
  );
  return form;
}
