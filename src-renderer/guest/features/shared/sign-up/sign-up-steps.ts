import type { SignUpValues } from './sign-up-schema.ts';

/** The fields of each of the three steps of /sign-up (SGN-04 to SGN-06). */
export const signUpSteps = [
  ['email', 'fullName'],
  ['dateOfBirth', 'phoneCode', 'phone'],
  ['password', 'repeatPassword', 'consent'],
] as const satisfies readonly (readonly (keyof SignUpValues)[])[];

/** True if every field of a step is filled, which enables continue (SGN-07). */
export function isStepFilled(step: number, values: SignUpValues): boolean {
  return (signUpSteps[step] ?? []).every(field => {
    const value = values[field];
    return typeof value === 'string' ? value.trim() !== '' : value === true;
  });
}

/** All fields shown up to a step; only these are validated there. */
export function fieldsUpTo(step: number): (keyof SignUpValues)[] {
  return signUpSteps.slice(0, step + 1).flat();
}
