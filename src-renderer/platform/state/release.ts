import { createEmitter } from './emitter.ts';

export type OpenRelease = () => void;

let waiting: OpenRelease | null = null;
const changes = createEmitter();

export function announceRelease(open: OpenRelease): void {
  waiting = open;
  changes.notify();
}

export const waitingRelease = (): OpenRelease | null => waiting;

export const onRelease = changes.subscribe;
