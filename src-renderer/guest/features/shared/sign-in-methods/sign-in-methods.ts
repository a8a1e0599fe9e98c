export const signInMethods = ['phone', 'reservation', 'password'] as const;
export type SignInMethod = (typeof signInMethods)[number];
