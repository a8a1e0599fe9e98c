import { randomBytes } from 'node:crypto';

/** Crockford's base 32: without I, L, O and U, which are mistaken for others or form words. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** The code of an invitation, such as `7T4K2M9QX0RBC3VD`: 80 random bits, so that codes cannot be guessed. */
export function newInvitationCode(): string {
  // 32 divides 256: every sign is as likely as the others.
  return Array.from(randomBytes(LENGTH), byte => SIGNS.charAt(byte % SIGNS.length)).join('');
}

/** Queried in place of a text that is no code, so that the response takes as long. Never generated. */
const NO_CODE = '-'.repeat(LENGTH);

export function toInvitationCode(typed: string): string {
  const code = typed.toUpperCase();
  return code.length === LENGTH && [...code].every(sign => SIGNS.includes(sign)) ? code : NO_CODE;
}
