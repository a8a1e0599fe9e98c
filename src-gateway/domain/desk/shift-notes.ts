import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import type { StaffPosition } from '#gateway/domain/staff/staff-request.ts';
import { keyReused } from '#gateway/platform/idempotency.ts';
import {
  deleteOldNotes,
  findNote,
  findNoteByKey,
  findNoteSubject,
  insertNote,
  listNotes,
  type StoredNote,
  setNoteDone,
} from '#gateway/store/shift-note-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import type { LocalHour } from '#shared/contract/staff/board.ts';
import { NOTE_PAGE_LENGTH, type NoteState, type ShiftNote } from '#shared/contract/staff/shift-notes.ts';
import { AppError } from '#shared/errors.ts';
import { dateAt, hourAt, instantAt } from '#shared/hotel-time.ts';
import { rejectFarDay } from './desk-day.ts';
import { inRecordedAct } from './recorded-act.ts';
import { shortStaffName } from './short-names.ts';

type Place = Pick<StaffPosition, 'hotelId' | 'timeZone'>;

/** Done notes are deleted this long after they were done. */
const RETENTION_MS = 90 * 24 * 3_600_000;

const noteNotFound = () => new AppError('NOT_FOUND', 'the hotel has no such note');

/** Throws NOT_FOUND for an unknown `after`. */
export async function listShiftNotes(
  app: AppContext,
  { hotelId, timeZone }: Place,
  { state, after }: { state: NoteState; after?: string | undefined },
): Promise<{ notes: ShiftNote[]; next: string | null }> {
  const { db } = app.store;
  if (after !== undefined && !(await findNote(db, { hotelId, id: after }))) throw noteNotFound();
  // One row more than a page shows whether another page follows.
  const rows = await listNotes(db, { hotelId, state, after, limit: NOTE_PAGE_LENGTH + 1 });
  const shown = rows.slice(0, NOTE_PAGE_LENGTH);
  return {
    notes: shown.map(row => toNote(row, timeZone)),
    next: rows.length > shown.length ? (shown.at(-1)?.note.id ?? null) : null,
  };
}

/** A hotel's open notes for its paper, as many as a page of them has. */
export async function openNotesOf(
  db: Database | Transaction,
  { hotelId, timeZone }: Place,
): Promise<ShiftNote[]> {
  const rows = await listNotes(db, { hotelId, state: 'OPEN', limit: NOTE_PAGE_LENGTH });
  return rows.map(row => toNote(row, timeZone));
}

export type NoteToWrite = {
  key: string;
  text: string;
  /** Room number or locator. */
  about?: string | undefined;
  due?: LocalHour | undefined;
};

/** Throws BAD_REQUEST, NOTE_SUBJECT_NOT_FOUND, IDEMPOTENCY_KEY_REUSED. */
export function writeShiftNote(
  app: AppContext,
  actor: Actor,
  place: Place,
  { key, text, about, due }: NoteToWrite,
): Promise<ShiftNote> {
  const { hotelId, timeZone } = place;
  return inRecordedAct(app, actor, async tx => {
    const now = app.clock.now();
    if (due) rejectFarDay(dateAt(now, timeZone), due.date, 'due.date');
    const subject = about === undefined ? null : await findNoteSubject(tx, { hotelId, about });
    if (about !== undefined && subject === null)
      throw new AppError('NOTE_SUBJECT_NOT_FOUND', 'the hotel has no such room or booking');
    const wanted = {
      text,
      roomId: subject?.roomId ?? null,
      bookingId: subject?.bookingId ?? null,
      dueAt: due ? instantAt(due.date, due.hour, timeZone) : null,
    };
    const row = { ...wanted, id: randomUUID(), hotelId, key, writtenBy: actor.staffId, createdAt: now };
    const isNew = await insertNote(tx, row);
    const stored = await findNoteByKey(tx, { hotelId, key });
    if (!stored) throw new Error('a note that was written is gone');
    if (!isNew && !isSame(stored.note, wanted)) throw keyReused();
    const { id: noteId, bookingId } = stored.note;
    const entry = isNew ? { act: 'NOTE_WRITTEN' as const, hotelId, bookingId, details: { noteId } } : null;
    return { result: toNote(stored, timeZone), entry };
  });
}

type NoteContent = Pick<StoredNote['note'], 'text' | 'roomId' | 'bookingId' | 'dueAt'>;

const isSame = (one: NoteContent, other: NoteContent): boolean =>
  one.text === other.text &&
  one.roomId === other.roomId &&
  one.bookingId === other.bookingId &&
  one.dueAt?.getTime() === other.dueAt?.getTime();

/** Throws NOT_FOUND, NOTE_CHANGED. */
export function finishShiftNote(app: AppContext, actor: Actor, place: Place, id: string): Promise<ShiftNote> {
  return changeNote(app, actor, place, { id, act: 'NOTE_DONE' });
}

/** Throws NOT_FOUND, NOTE_CHANGED. */
export function reopenShiftNote(app: AppContext, actor: Actor, place: Place, id: string): Promise<ShiftNote> {
  return changeNote(app, actor, place, { id, act: 'NOTE_REOPENED' });
}

function changeNote(
  app: AppContext,
  actor: Actor,
  { hotelId, timeZone }: Place,
  { id, act }: { id: string; act: 'NOTE_DONE' | 'NOTE_REOPENED' },
): Promise<ShiftNote> {
  return inRecordedAct(app, actor, async tx => {
    if (!(await findNote(tx, { hotelId, id }))) throw noteNotFound();
    const done = act === 'NOTE_DONE' ? { doneAt: app.clock.now(), doneBy: actor.staffId } : null;
    const isChanged = await setNoteDone(tx, { hotelId, id }, done);
    const stored = await findNote(tx, { hotelId, id });
    if (!stored) throw noteNotFound();
    const result = toNote(stored, timeZone);
    if (!isChanged)
      throw new AppError('NOTE_CHANGED', 'a colleague was faster', { details: { doneBy: result.doneBy } });
    const { bookingId } = stored.note;
    return { result, entry: { act, hotelId, bookingId, details: { noteId: id } } };
  });
}

function toNote({ note, room, locator, ...by }: StoredNote, timeZone: string): ShiftNote {
  const { dueAt, bookingId } = note;
  return {
    id: note.id,
    text: note.text,
    room,
    booking: bookingId === null || locator === null ? null : { bookingId, locator },
    due: dueAt && { date: dateAt(dueAt, timeZone), hour: hourAt(dueAt, timeZone) },
    writtenBy: shortStaffName(by.writtenBy),
    writtenAt: note.createdAt.toISOString(),
    doneBy: shortStaffName(by.doneBy),
    doneAt: note.doneAt?.toISOString() ?? null,
  };
}

export const forgetShiftNotes = (app: AppContext): Promise<void> =>
  deleteOldNotes(app.store.db, new Date(app.clock.now().getTime() - RETENTION_MS));
