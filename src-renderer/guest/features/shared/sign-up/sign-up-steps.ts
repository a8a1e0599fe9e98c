import type { SignUpValues } from './sign-up-schema.ts';

export const signUpSteps = [
  ['email', 'fullName'],
  ['dateOfBirth', 'phoneCode', 'phone'],
  ['password', 'repeatPassword', 'consent'],
] as const satisfies readonly (readonly (keyof SignUpValues)[])[];

export function isStepFilled(step: number, values: SignUpValues): boolean {
  return (signUpSteps[step] ?? []).every(field => {
    const value = values[field];
    return typeof value === 'string' ? value.trim() !== '' : value === true;
  });
}

export function fieldsUpTo(step: number): (keyof SignUpValues)[] {
  return signUpSteps.slice(0, step + 1).flat();
}
