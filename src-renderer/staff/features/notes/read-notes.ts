import { useSyncExternalStore } from 'react';
import { createEmitter } from '#renderer/platform/state/emitter.ts';
import type { ShiftNote } from '#shared/contract/staff/shift-notes.ts';
import type { StaffSession } from '#shared/contract/staff/staff-session.ts';
import { currentSession } from '../shared/session/session-state.ts';

/** A person's shift: what was read in one is on top again in the next. */
export type Shift = { hotelId: string } & Pick<StaffSession, 'staffId' | 'endsAt'>;

const STORED_IDS = 200;

const changes = createEmitter();
let memory = '';

const nameOf = ({ hotelId, staffId, endsAt }: Shift) =>
  `pernoite.staff.notes ${hotelId} ${staffId} ${endsAt}`;

/** Without storage it lasts as long as the page. */
function readIds(shift: Shift): string {
  try {
    return sessionStorage.getItem(nameOf(shift)) ?? '';
  } catch {
    return memory;
  }
}

/** By whoever is signed in. Ids alone are stored: never what a note says. */
export function markRead(notes: readonly Pick<ShiftNote, 'id'>[], hotelId: string): void {
  const session = currentSession();
  if (session === null) return;
  const shift = { hotelId, staffId: session.staffId, endsAt: session.endsAt };
  const ids = new Set([...readIds(shift).split(' '), ...notes.map(({ id }) => id)]);
  memory = [...ids].filter(Boolean).slice(-STORED_IDS).join(' ');
  try {
    sessionStorage.setItem(nameOf(shift), memory);
  } catch {
    // The page's own memory has them.
  }
  changes.notify();
}

/** Those that the person has not read in this shift. */
export function useUnreadNotes(notes: readonly ShiftNote[], shift: Shift): ShiftNote[] {
  const ids = () => readIds(shift);
  const read = useSyncExternalStore(changes.subscribe, ids, ids).split(' ');
  return notes.filter(({ id }) => !read.includes(id));
}
