import { useSyncExternalStore } from 'react';
import { createEmitter } from '#renderer/platform/state/emitter.ts';
import type { ShiftNote } from '#shared/contract/staff/shift-notes.ts';
import type { StaffSession } from '#shared/contract/staff/staff-session.ts';
import { currentSession, useStaffSession } from '../shared/session/session-state.ts';

const STORED_IDS = 200;

const changes = createEmitter();
let memory = '';

/** A person's shift: what was read in one is on top again in the next. */
const nameOf = (hotelId: string, { staffId, endsAt }: StaffSession) =>
  `pernoite.staff.notes ${hotelId} ${staffId} ${endsAt}`;

/** Without storage it lasts as long as the page. */
function readIds(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return memory;
  }
}

/** By whoever is signed in. Ids alone are stored: never what a note says. */
export function markRead(notes: readonly Pick<ShiftNote, 'id'>[], hotelId: string): void {
  const session = currentSession();
  if (session === null) return;
  const name = nameOf(hotelId, session);
  const ids = new Set([...readIds(name).split(' '), ...notes.map(({ id }) => id)]);
  memory = [...ids].filter(Boolean).slice(-STORED_IDS).join(' ');
  try {
    sessionStorage.setItem(name, memory);
  } catch {
    // The page's own memory has them.
  }
  changes.notify();
}

/** Those that the person has not read in this shift. */
export function useUnreadNotes(notes: readonly ShiftNote[], hotelId: string): readonly ShiftNote[] {
  const session = useStaffSession();
  const ids = () => (session === null ? '' : readIds(nameOf(hotelId, session)));
  const read = useSyncExternalStore(changes.subscribe, ids, ids).split(' ');
  return notes.filter(({ id }) => !read.includes(id));
}
