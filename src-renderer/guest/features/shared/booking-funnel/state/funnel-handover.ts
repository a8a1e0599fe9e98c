import type { createStore } from 'jotai';
import * as z from 'zod/mini';
import { funnelAtom, type Persisted, takePersisted } from './funnel-state.ts';

type Store = ReturnType<typeof createStore>;

const CHANNEL = 'pernoite-funnel';
/** An open tab responds within milliseconds, on a busy phone later; without one the guest waits no longer for the first step. */
const PATIENCE_MS = 500;

const text = z.exactOptional(z.string());
const message = z.union([
  z.object({ question: z.uuid() }),
  z.object({ answer: z.uuid(), texts: z.object({ funnel: text, search: text, signUp: text }) }),
]);

/** Hands this tab's booking to a new tab of the same browser; nothing is written where it outlives the tabs. */
export function serveOtherTabs(store: Store, read: () => Persisted): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    const parsed = message.safeParse(data);
    if (!parsed.success || !('question' in parsed.data)) return;
    const { stage } = store.get(funnelAtom);
    // A booking that is done belongs to the tab that shows it.
    if (stage !== 'choosing' && stage !== 'unpaid') return;
    channel.postMessage({ answer: parsed.data.question, texts: read() });
  };
  return () => channel.close();
}

/** Asks the browser's other tabs for their booking; the first to answer counts. */
export async function askOtherTabs(storage: Storage, patienceMs = PATIENCE_MS): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  const question = crypto.randomUUID();
  try {
    await new Promise<void>(resolve => {
      channel.onmessage = ({ data }) => {
        const parsed = message.safeParse(data);
        if (!parsed.success || !('answer' in parsed.data) || parsed.data.answer !== question) return;
        takePersisted(storage, parsed.data.texts);
        resolve();
      };
      setTimeout(resolve, patienceMs);
      channel.postMessage({ question });
    });
  } finally {
    channel.close();
  }
}
