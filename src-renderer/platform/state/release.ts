import { createEmitter } from './emitter.ts';

/** Takes the guest to the new release: the page is loaded again. */
export type OpenRelease = () => void;

let waiting: OpenRelease | null = null;
const changes = createEmitter();

/** A newer release than this page's is ready on this device. */
export function announceRelease(open: OpenRelease): void {
  waiting = open;
  changes.notify();
}

/** How the newer release is opened; null while there is none. */
export const waitingRelease = (): OpenRelease | null => waiting;

export const onRelease = changes.subscribe;
