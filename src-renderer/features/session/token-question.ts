import type { AccountChoice } from './account-choice.ts';

/** The open question, with the action of each choice. */
export type TokenQuestion = AccountChoice & { stay(): void; change(): void };

let current: TokenQuestion | null = null;
const listeners = new Set<() => void>();

/** Which account to use, while a guest is prompted (SEC-05); else null. */
export function tokenQuestion(): TokenQuestion | null {
  return current;
}

export function onTokenQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function putQuestion(question: TokenQuestion | null): void {
  current = question;
  for (const listener of listeners) listener();
}
