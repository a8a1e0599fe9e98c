import type { AccountChoice } from './account-choice.ts';

/** The question that stands, with what each choice does. */
export type TokenQuestion = AccountChoice & { stay(): void; change(): void };

let current: TokenQuestion | null = null;
const listeners = new Set<() => void>();

/** Which account to use, while a guest is asked (SEC-05); null while nobody is. */
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
