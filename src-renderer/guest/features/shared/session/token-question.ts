import { createEmitter } from '#renderer/platform/state/emitter.ts';
import type { AccountChoice } from './account-choice.ts';

export type TokenQuestion = AccountChoice & { stay(): void; change(): void };

let current: TokenQuestion | null = null;
const changes = createEmitter();

export function tokenQuestion(): TokenQuestion | null {
  return current;
}

export const onTokenQuestion = changes.subscribe;

export function putQuestion(question: TokenQuestion | null): void {
  current = question;
  changes.notify();
}
