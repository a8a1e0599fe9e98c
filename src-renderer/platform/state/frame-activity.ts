import { createEmitter } from './emitter.ts';

const inFrames = createEmitter();

/** A frame of another origin reports activity in it, which this page cannot see (PD-38). */
export const noteFrameActivity = inFrames.notify;

export const onFrameActivity = inFrames.subscribe;
