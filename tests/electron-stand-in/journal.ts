/** Acts that leave the process in real Electron; tests read them as `globalThis.electronStandIn.journal`. */
export type JournalEntry = { what: string; [detail: string]: unknown };

export const journal: JournalEntry[] = [];

/** Older entries go: a kiosk that runs for days on the stand-in must not grow by its own journal. */
const LONGEST = 1_000;

export function note(what: string, details: Record<string, unknown> = {}): void {
  journal.push({ what, ...details });
  if (journal.length > LONGEST) journal.shift();
}
