import { createEmitter } from '#renderer/platform/state/emitter.ts';

const unreachable = createEmitter();

/**
 * Called whenever the gateway did not respond to a call, or another server responded in its place. Returns a function
 * that stops it.
 */
export const onUnreachable = unreachable.subscribe;

export const notifyUnreachable = unreachable.notify;
