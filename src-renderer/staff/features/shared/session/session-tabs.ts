import { createEmitter } from '#renderer/platform/state/emitter.ts';

/** Tabs of one browser share the session's cookie: each hears what happened to it, and that somebody is at work. */
type Message = 'changed' | 'active';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('pernoite-staff');
const heard = createEmitter<[Message]>();

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === 'changed' || data === 'active') heard.notify(data);
});

export const onOtherTab = heard.subscribe;

export const notifyOtherTabs = (message: Message = 'changed'): void => channel?.postMessage(message);
