import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  monthsBetween,
  movedBy,
  weeksOf,
} from '#renderer/guest/features/booking/booking-search/calendar.ts';
import {
  dayPicked,
  isPickable,
  pickableDays,
  positionIn,
  stillBookable,
  typedRangeProblem,
} from '#renderer/guest/features/shared/booking-funnel/state/date-range.ts';
import {
  type Funnel,
  idle,
  type Search,
  searched,
} from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { parseDraft } from '#renderer/guest/features/shared/booking-funnel/state/funnel-schema.ts';
import {
  adultsChanged,
  ageChanged,
  childrenChanged,
  firstMissingAge,
  petsChanged,
  roomAdded,
  roomLimits,
  roomTakenOut,
} from '#renderer/guest/features/shared/booking-funnel/state/party-draft.ts';
import {
  type DraftRoom,
  defaultRoom,
  draftToShow,
  missingInSearch,
  newDraft,
  type SearchDraft,
  sameSearch,
  toSearch,
} from '#renderer/guest/features/shared/booking-funnel/state/search-draft.ts';
import { maskTypedDate, parseTypedDate, showTypedDate } from '#renderer/platform/forms/typed-date.ts';
import { checkRooms } from '#shared/rules/party.ts';
import { booking, couple } from './funnel-stay.ts';

const timeZone = 'America/Sao_Paulo';
const noon = { now: new Date('2026-11-20T12:00:00-03:00'), timeZone };
const dawn = { now: new Date('2026-11-20T09:30:00-03:00'), timeZone };
const untouched = newDraft({ hotelId: null, checkinDate: null });
const complete: SearchDraft = {
  ...untouched,
  hotelId: 'JARDINS',
  checkinDate: '2026-12-01',
  checkoutDate: '2026-12-03',
};

describe('the form of a search', () => {
  test('begins with arrival at 19, departure at 10 and one room for two adults (SRC-04, SRC-05)', () => {
    const nothing = { hotelId: null, checkinDate: null, checkoutDate: null };
    const rooms = [{ adults: 2, children: 0, ages: [], pets: 0 }];
    expect(untouched).toEqual({ ...nothing, checkinHour: 19, checkoutHour: 10, rooms });
  });

  test.each<[string, Partial<SearchDraft>, string[]]>([
    ['nothing chosen', {}, ['hotel', 'dates']],
    ['dates alone', { checkinDate: '2026-12-01', checkoutDate: '2026-12-03' }, ['hotel']],
    ['a hotel alone', { hotelId: 'NILO' }, ['dates']],
    ['a start without an end', { hotelId: 'NILO', checkinDate: '2026-12-01' }, ['dates']],
  ])('with %s it cannot be searched and says what is missing (SRC-14)', (_, change, missing) => {
    const draft = { ...untouched, ...change };
    expect(missingInSearch(draft)).toEqual(missing);
    expect(toSearch(draft)).toBeNull();
  });

  test('a child without an age blocks the search (SRC-10)', () => {
    const draft = { ...complete, rooms: [{ adults: 1, children: 2, ages: [0, null], pets: 0 }] };
    expect(missingInSearch(draft)).toEqual(['ages']);
    expect(toSearch(draft)).toBeNull();
  });

  test('a full form is the search with hotel, dates, hours and rooms (SRC-03)', () => {
    expect(missingInSearch(complete)).toEqual([]);
    const rooms = [{ adults: 1, children: 2, ages: [0, 17], pets: 1 }];
    const dates = { checkinDate: '2026-12-01', checkoutDate: '2026-12-03' };
    const found = { hotelId: 'JARDINS', ...dates, checkinHour: 19, checkoutHour: 10, rooms } satisfies Search;
    expect(toSearch({ ...complete, rooms })).toEqual(found);
  });

  test('coming back shows what was left in the form, else what was searched', () => {
    const search = toSearch(complete) as Search;
    const start = { hotelId: null, checkinDate: null };
    expect(draftToShow(null, idle, start)).toEqual(untouched);
    expect(draftToShow(null, searched(idle, search), start)).toEqual(search);
    expect(draftToShow({ ...complete, checkoutHour: 12 }, searched(idle, search), start).checkoutHour).toBe(
      12,
    );
  });

  test('after a booking the form starts empty at the same hotel', () => {
    const search = toSearch(complete) as Search;
    const booked: Funnel = { stage: 'booked', search, rooms: [], fees: null, walkIn: false, booking };
    const shown = draftToShow(complete, booked, { hotelId: null, checkinDate: null });
    expect(shown).toEqual({ ...untouched, hotelId: 'JARDINS' });
  });

  test('the same search is known again, any change makes another one (FUN-07)', () => {
    const search = toSearch(complete) as Search;
    expect(sameSearch(search, structuredClone(search))).toBe(true);
    expect(sameSearch(search, { ...search, checkinHour: 18 })).toBe(false);
    expect(sameSearch(search, { ...search, rooms: [...search.rooms, couple] })).toBe(false);
    expect(sameSearch(search, null)).toBe(false);
  });

  const roomOf = (room: Partial<DraftRoom>) => ({ rooms: [{ ...defaultRoom, ...room }] });
  test.each<[string, object | string, boolean]>([
    ['what a guest left half done', { checkoutDate: null }, true],
    ['an age not yet chosen', roomOf({ adults: 1, children: 1, ages: [null] }), true],
    ['a seventh room', { rooms: Array.from({ length: 7 }, () => defaultRoom) }, false],
    ['four in a room', roomOf({ adults: 4 }), false],
    ['a day that does not exist', { checkinDate: '2026-02-30' }, false],
    ['broken text', '{', false],
  ])('reading a stored form back: %s', (_, stored, fits) => {
    const text = typeof stored === 'string' ? stored : JSON.stringify({ ...complete, ...stored });
    expect(parseDraft(text) !== null).toBe(fits);
  });
});

describe('rooms and guests', () => {
  const one: readonly DraftRoom[] = [defaultRoom];

  test('there are never fewer than one and never more than six rooms (SRC-06)', () => {
    let rooms = one;
    for (let i = 0; i < 9; i += 1) rooms = roomAdded(rooms);
    expect(rooms).toHaveLength(6);
    for (let i = 0; i < 9; i += 1) rooms = roomTakenOut(rooms, 0);
    expect(rooms).toHaveLength(1);
  });

  test('a room keeps at least one adult (SRC-07)', () => expect(adultsChanged(one, 0, 0)[0]?.adults).toBe(1));

  test('adults and children together are at most three (SRC-08)', () => {
    expect(adultsChanged(childrenChanged(one, 0, 1), 0, 3)[0]?.adults).toBe(2);
    expect(childrenChanged(one, 0, 2)[0]?.children).toBe(1);
    expect(roomLimits({ adults: 3, children: 0, ages: [], pets: 0 }).children.max).toBe(0);
  });

  test('a room has at most two children (SRC-09)', () => {
    expect(childrenChanged(adultsChanged(one, 0, 1), 0, 3)[0]?.children).toBe(2);
  });

  test('each child gets an age to choose, and one that leaves takes its age along (SRC-10)', () => {
    const two = childrenChanged(adultsChanged(one, 0, 1), 0, 2);
    expect(two[0]?.ages).toEqual([null, null]);
    const aged = ageChanged(ageChanged(two, 0, 0, 5), 0, 1, 0);
    expect(aged[0]?.ages).toEqual([5, 0]);
    expect(childrenChanged(aged, 0, 1)[0]?.ages).toEqual([5]);
  });

  test('the first child without an age is found, so that the guest can be sent there (SRC-10)', () => {
    const rooms = [defaultRoom, { adults: 1, children: 2, ages: [3, null], pets: 0 }];
    expect(firstMissingAge(rooms)).toEqual({ room: 1, child: 1 });
    expect(firstMissingAge(one)).toBeNull();
  });

  test('a room takes one pet (SRC-11)', () => expect(petsChanged(one, 0, 2)[0]?.pets).toBe(1));

  test('whatever a guest presses, only unanswered ages can be wrong (SRC-06, SRC-07, SRC-08, SRC-09, SRC-10, SRC-11)', () => {
    const press = fc.oneof(
      fc.record({
        kind: fc.constantFrom('adults', 'children', 'pets'),
        room: fc.nat(6),
        value: fc.integer({ min: -2, max: 9 }),
      }),
      fc.record({ kind: fc.constantFrom('add', 'remove'), room: fc.nat(6), value: fc.constant(0) }),
    );
    fc.assert(
      fc.property(fc.array(press, { maxLength: 30 }), presses => {
        let rooms = one;
        for (const { kind, room, value } of presses) {
          if (kind === 'adults') rooms = adultsChanged(rooms, room, value);
          else if (kind === 'children') rooms = childrenChanged(rooms, room, value);
          else if (kind === 'pets') rooms = petsChanged(rooms, room, value);
          else rooms = kind === 'add' ? roomAdded(rooms) : roomTakenOut(rooms, room);
        }
        return checkRooms(rooms).every(({ problem }) => problem.key === 'party.ageRequired');
      }),
    );
  });
});

describe('choosing the dates', () => {
  const none = { start: null, end: null };
  const started = { start: '2026-12-01', end: null };

  test('the first day is today at the hotel, and yesterday until 9 in the morning (SRC-15)', () => {
    expect(pickableDays(none, noon).first).toBe('2026-11-20');
    expect(pickableDays(none, dawn).first).toBe('2026-11-19');
  });

  test('the last day is 180 days ahead, and no stay can begin on it (SRC-15)', () => {
    expect(pickableDays(none, noon).last).toBe('2027-05-19');
    expect(isPickable('2027-05-19', none, noon)).toBe(false);
    expect(isPickable('2027-05-18', none, noon)).toBe(true);
    expect(isPickable('2027-05-19', { start: '2027-05-18', end: null }, noon)).toBe(true);
  });

  test('with a start alone the end is within 30 days (SRC-16)', () => {
    expect(isPickable('2026-12-31', started, noon)).toBe(true);
    expect(isPickable('2027-01-01', started, noon)).toBe(false);
  });

  const whole = { start: '2026-12-01', end: '2026-12-04' };

  test('picking the end completes the range (SRC-17)', () => {
    expect(dayPicked(none, '2026-12-01')).toEqual({ range: started, complete: false });
    expect(dayPicked(started, '2026-12-04')).toEqual({ range: whole, complete: true });
  });

  test('the same day for start and end keeps only the start (SRC-18)', () => {
    expect(dayPicked(started, '2026-12-01')).toEqual({ range: started, complete: false });
  });

  test('a day before the start, or any day after a full range, starts again', () => {
    expect(dayPicked(started, '2026-11-28').range).toEqual({ start: '2026-11-28', end: null });
    expect(dayPicked(whole, '2026-12-02').range).toEqual({ start: '2026-12-02', end: null });
  });

  test.each([
    [
      { start: '2026-12-01', end: '2026-12-03' },
      { start: '2026-12-01', end: '2026-12-03' },
    ],
    [{ start: '2026-11-18', end: '2026-11-21' }, none],
    [{ start: '2026-12-01', end: '2027-01-20' }, started],
    [{ start: '2027-05-19', end: null }, none],
  ])('stored dates %o are restored as %o (SRC-15, SRC-16)', (stored, shown) => {
    expect(stillBookable(stored, noon)).toEqual(shown);
  });

  test.each([
    ['2026-11-19', '2026-11-21', 'tooEarly'],
    ['2027-05-19', null, 'tooFar'],
    ['2026-12-01', '2026-12-01', 'endNotAfterStart'],
    ['2026-12-05', '2026-12-01', 'endNotAfterStart'],
    ['2026-12-01', '2027-01-01', 'tooLong'],
    ['2027-05-10', '2027-05-20', 'tooFar'],
    ['2026-12-01', '2026-12-31', null],
    ['2026-12-01', null, null],
  ])('typed dates from %s to %s have the same limits (SRC-15, SRC-16, SRC-18)', (start, end, problem) => {
    expect(typedRangeProblem({ start, end }, noon)).toBe(problem);
  });

  test.each([
    ['2026-12-01', 'start'],
    ['2026-12-02', 'between'],
    ['2026-12-04', 'end'],
    ['2026-12-05', 'outside'],
  ])('%s lies at the %s of the range', (day, position) =>
    expect(positionIn(day, whole, null)).toBe(position),
  );
});

describe('the calendar', () => {
  test('a month is whole weeks from Sunday to Saturday', () => {
    const weeks = weeksOf('2026-12');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([null, null, ...[1, 2, 3, 4, 5].map(day => `2026-12-0${day}`)]);
    expect(weeks.flat().filter(day => day !== null)).toHaveLength(31);
  });

  test('months are counted across years', () => {
    expect(addMonths('2026-11', 3)).toBe('2027-02');
    expect(addMonths('2027-01', -1)).toBe('2026-12');
    expect(monthsBetween('2026-11', '2027-05')).toBe(6);
  });

  test.each([
    ['ArrowLeft', '2026-12-01', '2026-11-30'],
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowUp', '2026-12-10', '2026-12-03'],
    ['ArrowDown', '2026-12-10', '2026-12-17'],
    ['Home', '2026-12-10', '2026-12-06'],
    ['End', '2026-12-10', '2026-12-12'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2026-12-31', '2026-11-30'],
    ['ArrowLeft', '2026-11-20', '2026-11-20'],
    ['PageDown', '2027-05-10', '2027-05-19'],
  ])('%s on %s goes to %s and never outside the days that can be picked (SRC-15)', (key, from, to) => {
    expect(movedBy(key, from, { first: '2026-11-20', last: '2027-05-19' })).toBe(to);
  });

  test('another key moves nothing', () => {
    expect(movedBy('a', '2026-12-10', { first: '2026-11-20', last: '2027-05-19' })).toBeNull();
  });
});

describe('typing a date', () => {
  test.each([
    ['pt', '25122026', '25/12/2026', '2026-12-25'],
    ['en', '12252026', '12/25/2026', '2026-12-25'],
    ['pt', '25/12/2026x', '25/12/2026', '2026-12-25'],
    ['pt', '30022026', '30/02/2026', null],
    ['en', '25122026', '25/12/2026', null],
    ['pt', '2512', '25/12', null],
  ] as const)('%s: "%s" is shown as %s and means %s (VAL-09)', (language, typed, shown, date) => {
    expect(maskTypedDate(typed)).toBe(shown);
    expect(parseTypedDate(shown, language)).toBe(date);
    if (date) expect(showTypedDate(date, language)).toBe(shown);
  });
});

describe('the search of a device that books without payment', () => {
  const kiosk = { ...noon, walkIn: { maxRooms: 3, maxNights: 7, arrivalDays: 1 } };
  const none = { start: null, end: null };
  const from = (start: string) => ({ start, end: null });

  test('lets a stay begin today or tomorrow and last seven nights (SEC-04)', () => {
    expect(isPickable('2026-11-20', none, kiosk)).toBe(true);
    expect(isPickable('2026-11-21', none, kiosk)).toBe(true);
    expect(isPickable('2026-11-22', none, kiosk)).toBe(false);
    expect(isPickable('2026-11-27', from('2026-11-20'), kiosk)).toBe(true);
    expect(isPickable('2026-11-28', from('2026-11-20'), kiosk)).toBe(false);
    expect(pickableDays(none, kiosk)).toEqual({ first: '2026-11-20', last: '2026-11-28' });
    expect(pickableDays(from('2026-11-20'), kiosk).last).toBe('2026-11-27');
  });

  test('says of typed dates which of the two they exceed (SEC-04)', () => {
    expect(typedRangeProblem(from('2026-11-21'), kiosk)).toBeNull();
    expect(typedRangeProblem(from('2026-11-22'), kiosk)).toBe('walkInTooFar');
    expect(typedRangeProblem({ start: '2026-11-21', end: '2026-11-28' }, kiosk)).toBeNull();
    expect(typedRangeProblem({ start: '2026-11-21', end: '2026-11-29' }, kiosk)).toBe('walkInTooLong');
  });

  test('drops dates that it could not book (SEC-04)', () => {
    const far = { start: '2026-11-22', end: '2026-11-23' };
    expect(stillBookable(far, kiosk)).toEqual(none);
    expect(stillBookable(far, noon)).toEqual(far);
    const long = { start: '2026-11-20', end: '2026-11-28' };
    expect(stillBookable(long, kiosk)).toEqual(from('2026-11-20'));
  });

  test('adds rooms up to its limit (SEC-04)', () => {
    const three = [defaultRoom, defaultRoom, defaultRoom];
    expect(roomAdded(three, 3)).toHaveLength(3);
    expect(roomAdded(three)).toHaveLength(4);
  });
});
