import { createEmitter } from '#renderer/platform/state/emitter.ts';
import type { AccountChoice } from './account-choice.ts';

/** The open question, with the action of each choice. */
export type TokenQuestion = AccountChoice & { stay(): void; change(): void };

let current: TokenQuestion | null = null;
const changes = createEmitter();

/** The choice between two accounts while a guest is prompted (SEC-05); otherwise null. */
export function tokenQuestion(): TokenQuestion | null {
  return current;
}

export const onTokenQuestion = changes.subscribe;

export function putQuestion(question: TokenQuestion | null): void {
  current = question;
  changes.notify();
}
