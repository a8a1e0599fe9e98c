/**
 * What the app requested from the system, for tests to read: in real Electron these acts leave the process, here they
 * are recorded. Tests reach it as `globalThis.electronStandIn.journal`, which real Electron does not have.
 */
export type JournalEntry = { what: string; [detail: string]: unknown };

export const journal: JournalEntry[] = [];

/** Older entries go: a kiosk that runs for days on the stand-in must not grow by its own journal. */
const LONGEST = 1_000;

export function note(what: string, details: Record<string, unknown> = {}): void {
  journal.push({ what, ...details });
  if (journal.length > LONGEST) journal.shift();
}
