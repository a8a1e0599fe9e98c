import { createEmitter } from './emitter.ts';

/** Reloads the page with the new release. */
export type OpenRelease = () => void;

let waiting: OpenRelease | null = null;
const changes = createEmitter();

/** A newer release than this page's is ready on this device. */
export function announceRelease(open: OpenRelease): void {
  waiting = open;
  changes.notify();
}

/** Opens the newer release; null while there is none. */
export const waitingRelease = (): OpenRelease | null => waiting;

export const onRelease = changes.subscribe;
