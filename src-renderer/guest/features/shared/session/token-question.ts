import { createEmitter } from '#renderer/platform/state/emitter.ts';
import type { AccountChoice } from './account-choice.ts';

/** The open question, with the action of each choice. */
export type TokenQuestion = AccountChoice & { stay(): void; change(): void };

let current: TokenQuestion | null = null;
const changes = createEmitter();

/** Which account to use, while a guest is prompted (SEC-05); else null. */
export function tokenQuestion(): TokenQuestion | null {
  return current;
}

export const onTokenQuestion = changes.subscribe;

export function putQuestion(question: TokenQuestion | null): void {
  current = question;
  changes.notify();
}
