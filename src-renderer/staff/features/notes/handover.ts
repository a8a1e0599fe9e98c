import type { ShiftNote } from '#shared/contract/staff/shift-notes.ts';

type Reader = { hotelId: string; staffId: string };

const nameOf = ({ hotelId, staffId }: Reader) => `pernoite.staff.notes.${hotelId}.${staffId}`;

/** Ids of the notes that a person has read at this tab; without storage nothing counts as read. */
function readIds(reader: Reader): readonly string[] {
  try {
    return sessionStorage.getItem(nameOf(reader))?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** Open notes that the person has not read yet. `readAt` is no more than the reason to look again. */
export function unreadNotes(
  notes: readonly ShiftNote[],
  { readAt: _, ...reader }: Reader & { readAt: number },
): ShiftNote[] {
  const read = readIds(reader);
  return notes.filter(({ id }) => !read.includes(id));
}

/** Only ids are kept, and only of notes that are still open: the list stays short. */
export function markRead(notes: readonly ShiftNote[], reader: Reader): void {
  const ids = new Set([...readIds(reader), ...notes.map(({ id }) => id)]);
  try {
    sessionStorage.setItem(nameOf(reader), [...ids].slice(-200).join(' '));
  } catch {
    // They then stand there again after the next fetch.
  }
}
