import { expect, test } from 'vitest';
import { attentionPath } from '#renderer/staff/features/board/attention-path.ts';
import { replySchema } from '#renderer/staff/features/inbox/reply-schema.ts';
import { aboutText, isOverdue } from '#renderer/staff/features/notes/due-text.ts';
import { noteSchema } from '#renderer/staff/features/notes/note-schema.ts';
import { isSectionHere, sections } from '#renderer/staff/features/shared/paths/staff-paths.ts';
import { cancelSchema } from '#renderer/staff/features/spaces/cancel-schema.ts';

const ZONE = 'America/Sao_Paulo';
const CARD = 'card 4111 1111 1111 1111';
const text = (key: string, values?: object) => `${key}${values ? JSON.stringify(values) : ''}`;

test('a note is one paragraph without a card number, about a room, a booking or the hotel (FRD-19, FRD-06)', () => {
  const typed = { text: ' Taxi\nat  nine ', about: ' 201 ', day: '', hour: '12' };
  expect(noteSchema.parse(typed)).toMatchObject({ text: 'Taxi at nine', about: '201' });
  const messageOf = (wrong: string) =>
    noteSchema.safeParse({ ...typed, text: wrong }).error?.issues.map(({ message }) => message);
  expect(messageOf(' ')).toContain('required');
  expect(messageOf(CARD)).toContain('cardNumber');
  expect(messageOf('a\u202eb')).toContain('control');
  expect(aboutText({ room: '201', booking: null }, text)).toBe('room{"number":"201"}');
  expect(aboutText({ room: null, booking: { bookingId: 'b', locator: 'ABC123' } }, text)).toBe('ABC123');
  expect(aboutText({ room: null, booking: null }, text)).toBe('hotel');
});

test('a note is overdue from its hour on until it is done (FRD-19)', () => {
  const due = { date: '2026-12-01', hour: 9 };
  const at = (instant: string, doneAt: string | null = null) =>
    isOverdue({ due, doneAt }, new Date(instant), ZONE);
  expect(at('2026-12-01T08:59:00-03:00')).toBe(false);
  expect(at('2026-12-01T09:00:00-03:00')).toBe(true);
  expect(at('2026-12-01T10:00:00-03:00', '2026-12-01T08:00:00Z')).toBe(false);
  expect(isOverdue({ due: null, doneAt: null }, new Date(), ZONE)).toBe(false);
});

test('a message to a guest has words and no card number; an answer keeps its lines (FRD-14, FRD-18, FRD-06)', () => {
  expect(cancelSchema.parse({ message: ' Sorry,\nno ' })).toEqual({ message: 'Sorry, no' });
  expect(replySchema.parse({ text: 'Yes.\nToday.' })).toEqual({ text: 'Yes.\nToday.' });
  for (const wrong of [' ', CARD, 'a\u0007b']) {
    expect(cancelSchema.safeParse({ message: wrong }).success && !wrong.includes('\u0007')).toBe(false);
    expect(replySchema.safeParse({ text: wrong }).success).toBe(false);
  }
});

test('a subject of attention leads to the page that settles it, below the link that is marked there (FRD-01, FRD-14, FRD-18)', () => {
  expect(attentionPath({ kind: 'VISITOR_OVERDUE', bookingId: 'b' })).toBe('/visitors');
  expect(attentionPath({ kind: 'MESSAGE_WAITING', bookingId: 'b' })).toBe('/inbox');
  expect(attentionPath({ kind: 'ARRIVAL_MISSED', bookingId: 'b' })).toBe('/bookings/b');
  const here = (path: string) =>
    sections.filter(section => isSectionHere(section, path)).map(({ name }) => name);
  expect(here('/inbox')).toEqual(['dayToDay']);
  expect(here('/')).toEqual(['board']);
});
