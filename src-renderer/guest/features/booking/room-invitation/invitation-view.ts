import type { SignedInGuest } from '#renderer/guest/features/shared/session/session-state.ts';

export type InvitationView = 'anonymous' | 'other' | 'unverified' | 'invited';

/** Addresses are compared without case, as the gateway stores them. */
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

export function invitationView(
  guest: Pick<SignedInGuest, 'email' | 'emailVerified'> | null,
  invited: { email: string },
): InvitationView {
  if (guest === null) return 'anonymous';
  if (!isSame(guest.email, invited.email)) return 'other';
  return guest.emailVerified ? 'invited' : 'unverified';
}

/** `b•••@example.com`: its owner recognizes it, and others learn no more. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at < 1 ? '•••' : `${first}•••${email.slice(at)}`;
}
