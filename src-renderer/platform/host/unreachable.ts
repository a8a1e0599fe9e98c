import { createEmitter } from '#renderer/platform/state/emitter.ts';

const unreachable = createEmitter();

/** Called when a call got no response, or another server's. Returns a function that stops it. */
export const onUnreachable = unreachable.subscribe;

export const notifyUnreachable = unreachable.notify;
