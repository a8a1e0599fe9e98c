import type { SignedInGuest } from './session-state.ts';

export type AccountChoice = { current: SignedInGuest; other: SignedInGuest };

export function decideOn(current: SignedInGuest | null, other: SignedInGuest): 'adopt' | 'discard' | 'ask' {
  if (current === null) return 'adopt';
  return current.uid === other.uid ? 'discard' : 'ask';
}

const firstName = ({ displayName }: SignedInGuest) => displayName.trim().split(/\s+/)[0] ?? '';
const fullName = ({ displayName }: SignedInGuest) => displayName.trim();
const email = (guest: SignedInGuest) => guest.email;

/** The shortest names that distinguish both accounts: first names, full names, or the e-mail addresses. */
export function chooseNames({ current, other }: AccountChoice): { current: string; other: string } {
  for (const name of [firstName, fullName]) {
    const names = { current: name(current), other: name(other) };
    const areFilled = names.current !== '' && names.other !== '';
    if (areFilled && names.current.toLocaleLowerCase() !== names.other.toLocaleLowerCase()) return names;
  }
  return { current: email(current), other: email(other) };
}
