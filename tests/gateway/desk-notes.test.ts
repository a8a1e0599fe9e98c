import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { tidyDesk } from '#gateway/domain/desk/hotel-version.ts';
import { shiftNotes } from '#gateway/store/schema/shift-notes.ts';
import { dateAt } from '#shared/hotel-time.ts';
import { type Desk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { type Stay, scenario } from './scenario.ts';
import { codeOf, HOTEL, ZONE } from './small-hotel.ts';

const hotel = openFreshHotel();
let stay: Stay;
let desk: Desk;
let locator: string;
beforeEach(async () => {
  await hotel.db.delete(shiftNotes);
  stay = await scenario(hotel).paidStay();
  desk = await newDesk(hotel.gateway);
  ({ locator } = await desk.open(stay.bookingId));
});

const today = () => dateAt(hotel.gateway.clock.now(), ZONE);
const note = (changes: object = {}) => ({
  hotelId: HOTEL,
  key: `desk_${randomUUID()}`,
  text: 'Water the ferns',
  ...changes,
});
const open = async () => (await desk.calls.notes.list({ hotelId: HOTEL, state: 'OPEN' })).notes;
const acts = async () => (await recordOf(hotel.db)).filter(({ act }) => act.startsWith('NOTE_'));

describe('a note for the next shift', () => {
  test('says what, about which room or booking, by when and by whom, the next one due first (FRD-19)', async () => {
    const late = { date: today(), hour: 22 };
    await desk.calls.notes.write(note());
    const ofRoom = await desk.calls.notes.write(note({ about: stay.room, due: late }));
    const ofBooking = await desk.calls.notes.write(
      note({ about: locator.toLowerCase(), due: { date: today(), hour: 9 }, text: 'Taxi  at nine' }),
    );
    expect(ofRoom).toMatchObject({ room: stay.room, booking: null, due: late, doneAt: null });
    expect(ofBooking).toMatchObject({
      room: null,
      booking: { bookingId: stay.bookingId, locator: locator },
      writtenBy: 'Bia R.',
    });
    const listed = await open();
    expect(listed.map(({ id }) => id).slice(0, 2)).toEqual([ofBooking.id, ofRoom.id]);
    expect(listed.at(-1)).toMatchObject({ text: 'Water the ferns', room: null, booking: null, due: null });
  });

  test('is done by a colleague, who is named, and can be opened again; each act is recorded without its text (FRD-19, AUD-01)', async () => {
    const { id } = await desk.calls.notes.write(note({ about: locator }));
    const before = await desk.version();
    const colleague = await newDesk(hotel.gateway);
    const done = await colleague.calls.notes.finish({ hotelId: HOTEL, id });
    expect(done).toMatchObject({ doneBy: 'Bia R.', doneAt: expect.any(String) });
    expect(await open()).toEqual([]);
    expect((await desk.calls.notes.list({ hotelId: HOTEL, state: 'DONE' })).notes).toMatchObject([{ id }]);
    await expect(desk.calls.notes.finish({ hotelId: HOTEL, id })).rejects.toMatchObject({
      code: 'NOTE_CHANGED',
      status: 409,
      details: { doneBy: 'Bia R.' },
    });
    expect(await desk.version()).toBe(before + 1);
    expect(await desk.calls.notes.reopen({ hotelId: HOTEL, id })).toMatchObject({
      doneBy: null,
      doneAt: null,
    });
    expect(await codeOf(desk.calls.notes.reopen({ hotelId: HOTEL, id }))).toBe('NOTE_CHANGED');
    const entries = (await acts()).filter(({ details }) => details['noteId'] === id);
    expect(entries.map(({ act }) => act)).toEqual(['NOTE_WRITTEN', 'NOTE_DONE', 'NOTE_REOPENED']);
    expect(entries.every(({ bookingId }) => bookingId === stay.bookingId)).toBe(true);
    expect(JSON.stringify(entries)).not.toContain('ferns');
  });

  test('is written once under its key, whoever sends it twice, and a key of another one is rejected (FRD-19, PD-10)', async () => {
    const wanted = note({ due: { date: today(), hour: 7 } });
    const written = await Promise.all([1, 2, 3].map(() => desk.calls.notes.write(wanted)));
    expect(new Set(written.map(({ id }) => id)).size).toBe(1);
    expect(await open()).toHaveLength(1);
    expect(await codeOf(desk.calls.notes.write({ ...wanted, text: 'Other' }))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('is not about another hotel’s room or booking, and another hotel neither reads nor closes it (FRD-19, STF-04)', async () => {
    const elsewhere = { hotelId: OTHER_HOTEL.hotelId };
    for (const about of [locator, 'NOWHERE'])
      expect(await codeOf(desk.calls.notes.write(note({ ...elsewhere, about })))).toBe(
        'NOTE_SUBJECT_NOT_FOUND',
      );
    const { id } = await desk.calls.notes.write(note());
    expect((await desk.calls.notes.list({ ...elsewhere, state: 'OPEN' })).notes).toEqual([]);
    for (const act of [desk.calls.notes.finish, desk.calls.notes.reopen])
      for (const wanted of [
        { ...elsewhere, id },
        { hotelId: HOTEL, id: 'x' },
      ])
        expect(await codeOf(act(wanted))).toBe('NOT_FOUND');
    expect(await open()).toHaveLength(1);
  });

  test.each([
    ['no text', { text: ' ' }],
    ['a card number', { text: 'card 4111 1111 1111 1111' }],
    ['a bidirectional control', { text: 'call \u202eadA' }],
    ['a day that is too far', { due: { date: '2031-01-01', hour: 9 } }],
    ['an hour that is none', { due: { date: '2026-12-01', hour: 24 } }],
  ])('with %s is not written (FRD-19, FRD-06, SEC-22)', async (_what, changes) => {
    expect(await codeOf(desk.calls.notes.write(note(changes)))).toBe('BAD_REQUEST');
    expect(await open()).toEqual([]);
  });

  test('stands on the paper of the day while it is open (FRD-19, FRD-17)', async () => {
    const { id } = await desk.calls.notes.write(note({ about: stay.room }));
    const printed = () => desk.calls.dayPrint.print({ hotelId: HOTEL, date: today() });
    expect((await printed()).notes).toMatchObject([{ id, room: stay.room, text: 'Water the ferns' }]);
    await desk.calls.notes.finish({ hotelId: HOTEL, id });
    expect((await printed()).notes).toEqual([]);
  });

  test('pages of done ones have no gaps, and after 90 days they are forgotten (FRD-19, PD-300)', async () => {
    const made: string[] = [];
    for (let at = 0; at < 53; at += 1) {
      const { id } = await desk.calls.notes.write(note());
      await desk.calls.notes.finish({ hotelId: HOTEL, id });
      made.unshift(id);
    }
    const first = await desk.calls.notes.list({ hotelId: HOTEL, state: 'DONE' });
    const rest = await desk.calls.notes.list({ hotelId: HOTEL, state: 'DONE', after: first.next ?? '' });
    const ids = [...first.notes, ...rest.notes].map(({ id }) => id);
    expect(ids).toHaveLength(53);
    expect(new Set(ids)).toEqual(new Set(made));
    expect(rest.next).toBeNull();
    await desk.calls.notes.write(note());
    hotel.gateway.clock.moveBy(91 * 24 * 3_600_000);
    await tidyDesk(hotel.gateway.app);
    expect(await hotel.db.$count(shiftNotes)).toBe(1);
  });
});
