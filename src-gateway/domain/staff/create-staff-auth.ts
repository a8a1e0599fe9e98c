import type { StaffAuth, StaffAuthParts } from './staff-auth.ts';

/** Loads better-auth with the first request of staff: it would take a good part of a gateway's start. */
export function createStaffAuth(parts: StaffAuthParts): StaffAuth {
  let opened: Promise<StaffAuth> | undefined;
  const open = () =>
    (opened ??= import('./better-auth.ts').then(({ openStaffAuth }) => openStaffAuth(parts)));
  return {
    beginSignIn: async (...args) => (await open()).beginSignIn(...args),
    challengedStaff: async (...args) => (await open()).challengedStaff(...args),
    confirmCode: async (...args) => (await open()).confirmCode(...args),
    confirmRecoveryCode: async (...args) => (await open()).confirmRecoveryCode(...args),
    createSession: async (...args) => (await open()).createSession(...args),
    readToken: async (...args) => (await open()).readToken(...args),
    signedTokenOf: async (...args) => (await open()).signedTokenOf(...args),
    hashPassword: async (...args) => (await open()).hashPassword(...args),
    beginSecondFactor: async (...args) => (await open()).beginSecondFactor(...args),
    confirmSecondFactor: async (...args) => (await open()).confirmSecondFactor(...args),
  };
}
