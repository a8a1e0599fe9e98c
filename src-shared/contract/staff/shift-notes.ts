import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { id, isoInstant, localDate } from '../schemas.ts';
import { localHour } from './board.ts';
import { deskKey, deskRoles, deskText, inHotel } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

export const NOTE_LENGTH = 500;
/** Room number or locator. */
export const NOTE_SUBJECT_LENGTH = 16;
export const NOTE_PAGE_LENGTH = 50;

export const noteStates = ['OPEN', 'DONE'] as const;
export type NoteState = (typeof noteStates)[number];

export const shiftNote = z.object({
  id,
  text: z.string(),
  /** Number of the room that it is about; null for a booking's, and for the hotel's own. */
  room: z.nullable(z.string()),
  booking: z.nullable(z.object({ bookingId: id, locator: z.string() })),
  /** Hotel-local. */
  due: z.nullable(localHour),
  /** Names of staff; null for an account that is gone. */
  writtenBy: z.nullable(z.string()),
  writtenAt: isoInstant,
  doneBy: z.nullable(z.string()),
  doneAt: z.nullable(isoInstant),
});
export type ShiftNote = z.infer<typeof shiftNote>;

/** Open ones by the hour that they are due, those without one last; done ones latest first. An open page fetches itself. */
export const list = staffCall({ roles: deskRoles, act: null, isPolled: true })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/notes',
    operationId: 'listNotes',
    tags: ['Notes'],
    summary: 'What one shift leaves to the next',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object({ ...inHotel, state: z.enum(noteStates), after: z.optional(id) }))
  .output(z.object({ notes: z.array(shiftNote), next: z.nullable(id) }));

/** The same key returns the same note. NOTE_SUBJECT_NOT_FOUND for a room or booking that the hotel does not have. */
export const write = staffCall({ roles: deskRoles, act: 'NOTE_WRITTEN' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/notes',
    operationId: 'writeNote',
    tags: ['Notes'],
    successStatus: 201,
    summary: 'Leave a note to the next shift',
  })
  .errors(hotelFailures('BAD_REQUEST', 'NOTE_SUBJECT_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'))
  .input(
    z.object({
      ...inHotel,
      key: deskKey,
      text: deskText(NOTE_LENGTH),
      /** Room number or locator. */
      about: z.optional(deskText(NOTE_SUBJECT_LENGTH)),
      due: z.optional(z.object({ date: localDate, hour: z.int().check(z.gte(0), z.lte(23)) })),
    }),
  )
  .output(shiftNote);

/** NOTE_CHANGED with `details.doneBy` for a note that somebody has done already. */
export const finish = staffCall({ roles: deskRoles, act: 'NOTE_DONE' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/notes/{id}/done',
    operationId: 'finishNote',
    tags: ['Notes'],
    summary: 'A note is done',
  })
  .errors(hotelFailures('NOT_FOUND', 'NOTE_CHANGED'))
  .input(z.object({ ...inHotel, id }))
  .output(shiftNote);

export const reopen = staffCall({ roles: deskRoles, act: 'NOTE_REOPENED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/notes/{id}/reopen',
    operationId: 'reopenNote',
    tags: ['Notes'],
    summary: 'A note is open again',
  })
  .errors(hotelFailures('NOT_FOUND', 'NOTE_CHANGED'))
  .input(z.object({ ...inHotel, id }))
  .output(shiftNote);
