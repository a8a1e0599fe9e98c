import { atom } from 'jotai';
import type { SignUpValues } from './sign-up-schema.ts';

/** The typed values without passwords, which are never stored. */
export type SignUpDraft = Omit<SignUpValues, 'password' | 'repeatPassword'>;

/** Of this guest session, for a guest who leaves the form and returns; dropped with the session and at a sign-in. */
export const signUpDraftAtom = atom<SignUpDraft | null>(null);

export function withoutPasswords(values: SignUpValues): SignUpDraft {
  const { password: _password, repeatPassword: _repeatPassword, ...draft } = values;
  return draft;
}
