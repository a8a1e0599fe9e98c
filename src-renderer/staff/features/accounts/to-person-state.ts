import type { StaffPerson } from '#shared/contract/staff/staff-accounts.ts';
import type { StateKind } from '../shared/look/state-arch.tsx';

/** Signed in now, able to sign in, or invited and not ready yet. */
export type StateOfPerson = { kind: StateKind; word: 'signedIn' | 'away' | 'invited' };

export function toPersonState({ isSetUp, signedInSince }: StaffPerson): StateOfPerson {
  if (!isSetUp) return { kind: 'missing', word: 'invited' };
  return signedInSince === null ? { kind: 'waiting', word: 'away' } : { kind: 'ready', word: 'signedIn' };
}
