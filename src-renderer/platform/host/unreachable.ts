import { createEmitter } from '#renderer/platform/state/emitter.ts';

const unreachable = createEmitter();

/**
 * Called whenever the gateway did not respond to a call, or another server responded in its place. Returns the way to
 * stop.
 */
export const onUnreachable = unreachable.subscribe;

export const notifyUnreachable = unreachable.notify;
