import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseAddress, stepDay, toSearch } from '#renderer/staff/features/board/board-address.ts';
import { toGroups } from '#renderer/staff/features/board/row-groups.ts';
import { rowMarks, rowPhrase } from '#renderer/staff/features/board/row-phrase.ts';
import { countChanges, receive } from '#renderer/staff/features/board/waiting-board.ts';
import { createTypingPause, TYPING_MS } from '#renderer/staff/features/search/search-text.ts';
import type { Board, BoardRow, Todo } from '#shared/contract/staff/board.ts';

const NOW = new Date('2026-12-10T18:00:00Z');

const row = (own: Partial<BoardRow> = {}): BoardRow => ({
  accommodationId: 1,
  bookingId: '00000000-0000-4000-8000-000000000001',
  locator: 'K7WM3D',
  guest: 'Joana M.',
  language: 'pt',
  state: 'EXPECTED',
  bookingStatus: 'CONFIRMED',
  todo: [{ code: 'READY', detail: null, isBlocking: false }],
  arrival: { date: '2026-12-10', hour: 15 },
  departure: { date: '2026-12-12', hour: 12 },
  number: '101',
  adults: 2,
  childrenAges: [],
  hasPet: false,
  hasCrib: false,
  bedLayout: null,
  dueCents: 0,
  nights: 2,
  roomType: 'Queen',
  isRoomReady: true,
  roomExpectedAt: null,
  checkedInAt: null,
  leftAt: null,
  unnamedGuests: 0,
  isSpecialCareRequired: false,
  isOfPartner: false,
  partner: null,
  isWalkIn: false,
  payBy: null,
  opened: 'NEVER',
  before: {},
  ...own,
});

const board = (rows: BoardRow[], own: Partial<Board> = {}): Board => ({
  day: '2026-12-10',
  today: '2026-12-10',
  version: 1,
  counts: {
    arrivals: { total: rows.length, toCome: rows.length },
    inHouse: 0,
    departures: { total: 0, toCome: 0 },
    attention: 0,
    roomsNotReady: 0,
    unfinishedDayBefore: 0,
    arrivalsDayAfter: 0,
  },
  rows,
  lists: { arrivals: rows.map(one => one.accommodationId), inHouse: [], departures: [] },
  attention: [],
  devices: [],
  ...own,
});

const missing = (code: Todo['code'], detail: Todo['detail'] = null, isBlocking = true): Todo => ({
  code,
  detail,
  isBlocking,
});

describe('the words of a row', () => {
  test('the first thing that stops the guest is said with its reason, and the next one after it (FRD-02)', () => {
    const todo = [missing('GUEST_LIST', null, false), missing('IDENTITY', 'REJECTED'), missing('GUARANTEE')];
    expect(rowPhrase(row({ todo, unnamedGuests: 2 }), NOW)).toEqual({
      kind: 'missing',
      sign: 'document',
      word: 'words.IDENTITY',
      why: { key: 'why.REJECTED' },
      next: 'next.GUEST_LIST',
    });
  });

  test('nothing missing is ready, and a guest who checked in from home is told from one who has not (FRD-02)', () => {
    expect(rowPhrase(row(), NOW)).toMatchObject({ kind: 'ready', why: { key: 'why.self' } });
    const fromHome = row({ checkedInAt: '2026-12-09T12:00:00Z' });
    expect(rowPhrase(fromHome, NOW)).toMatchObject({ word: 'words.READY', why: { key: 'why.home' } });
  });

  test('an unpaid room that is released within half an hour stops everything else (FRD-02)', () => {
    const unpaid = (payBy: string) => rowPhrase(row({ todo: [missing('PAYMENT', 'UNPAID')], payBy }), NOW);
    expect(unpaid('2026-12-10T18:30:00Z')).toMatchObject({
      kind: 'stop',
      why: { key: 'why.payBy', clock: '2026-12-10T18:30:00Z' },
    });
    expect(unpaid('2026-12-10T18:31:00Z').kind).toBe('missing');
  });

  test('what the guest cannot change waits for the hotel: a room, a bank, a review (FRD-02)', () => {
    const kindOf = (todo: Todo) => rowPhrase(row({ todo: [todo] }), NOW).kind;
    expect(kindOf(missing('ROOM', 'OCCUPIED'))).toBe('waiting');
    expect(kindOf(missing('PAYMENT', 'IN_PROGRESS'))).toBe('waiting');
    expect(kindOf(missing('IDENTITY', 'IN_REVIEW'))).toBe('waiting');
    expect(kindOf(missing('REGISTRATION', 'REFUSED'))).toBe('missing');
  });

  test('a late departure says when it was due, and then what is missing (FRD-02)', () => {
    const late = row({ state: 'OVERDUE', todo: [missing('PAYMENT', 'UNPAID', false)] });
    expect(rowPhrase(late, NOW)).toMatchObject({
      kind: 'stop',
      why: { key: 'why.dueAt', at: { date: '2026-12-12', hour: 12 } },
      next: 'next.PAYMENT',
    });
  });

  test('pet, crib, bed layout, special care and partner are marked (FRD-02)', () => {
    const all = row({
      hasPet: true,
      hasCrib: true,
      bedLayout: 'SINGLE',
      isSpecialCareRequired: true,
      isOfPartner: true,
    });
    expect(rowMarks(all)).toEqual(['marks.care', 'marks.pet', 'marks.crib', 'marks.SINGLE', 'marks.partner']);
    expect(rowMarks(row())).toEqual([]);
  });
});

describe('the lists', () => {
  const rows = [
    row({ accommodationId: 1, arrival: { date: '2026-12-10', hour: 15 } }),
    row({ accommodationId: 2, arrival: { date: '2026-12-10', hour: 18 } }),
    row({ accommodationId: 3, state: 'STAYING', checkedInAt: '2026-12-10T14:00:00Z' }),
    row({ accommodationId: 4, state: 'OVERDUE' }),
  ];
  const idsOf = (groups: ReturnType<typeof toGroups>) =>
    groups.map(({ name, rows: own }) => [name, ...own.map(one => one.accommodationId)]);

  test('whoever may arrive now stands first, whoever has arrived last (FRD-01)', () => {
    const today = board(rows.slice(0, 3));
    expect(idsOf(toGroups(today, 'arrivals', 15))).toEqual([
      ['now', 1],
      ['later', 2],
      ['come', 3],
    ]);
  });

  test('another day has no hour of its own: its arrivals stand in one group (FRD-01)', () => {
    const tomorrow = board(rows.slice(0, 2), { day: '2026-12-11' });
    expect(idsOf(toGroups(tomorrow, 'arrivals', 15))).toEqual([['expected', 1, 2]]);
  });

  test('among those who stay, rooms with something to do stand before the others (FRD-01)', () => {
    const lists = { arrivals: [], inHouse: [3, 4], departures: [4] };
    expect(idsOf(toGroups(board(rows, { lists }), 'inHouse', 15))).toEqual([
      ['todo', 4],
      ['calm', 3],
    ]);
    expect(idsOf(toGroups(board(rows, { lists }), 'departures', 15))).toEqual([['overdue', 4]]);
  });
});

describe('the day of the board', () => {
  const address = (search: string) => parseAddress(new URLSearchParams(search));

  test('is stepped from the day in the address, and is the hotel’s today without one (FRD-01)', () => {
    const step = (search: string, days: -1 | 1) => stepDay(address(search), '2026-12-10', days).day;
    expect(step('', 1)).toBe('2026-12-11');
    expect(step('?day=2026-12-11', 1)).toBe('2026-12-12');
    expect(step('?day=2026-12-11', -1)).toBeNull();
    expect(step('?day=2026-12-09', 1)).toBeNull();
    expect(step('', -1)).toBe('2026-12-09');
  });

  test('and its list are read from the address again, and nothing else is (FRD-01)', () => {
    const wanted = { day: '2026-12-11', list: 'departures' } as const;
    expect(address(toSearch(wanted))).toEqual(wanted);
    expect(toSearch({ day: null, list: 'arrivals' })).toBe('');
    expect(address('?day=2026-02-30&list=rooms')).toEqual({ day: null, list: 'arrivals' });
  });
});

describe('a list that somebody reads', () => {
  const first = board([row()]);
  const shown = { of: 'today', shown: first, waiting: null };
  const latest = board([row({ dueCents: 100 }), row({ accommodationId: 2 })], { version: 2 });

  test('keeps what it shows under the pointer or the focus, and counts what waits (FRD-04)', () => {
    const held = receive(shown, { of: 'today', latest, isInside: true });
    expect(held).toEqual({ of: 'today', shown: first, waiting: latest });
    expect(countChanges(held.shown, latest)).toBe(2);
    expect(receive(held, { of: 'today', latest, isInside: true })).toBe(held);
  });

  test('takes the changes once pointer and focus have left it (FRD-04)', () => {
    const held = receive(shown, { of: 'today', latest, isInside: true });
    const free = receive(held, { of: 'today', latest, isInside: false });
    expect(free).toEqual({ of: 'today', shown: latest, waiting: null });
    expect(receive(free, { of: 'today', latest, isInside: true })).toBe(free);
  });

  test('says nothing of a newer board that shows the same, and changes at once to another day (FRD-04)', () => {
    const same = board([row()], { version: 3 });
    expect(receive(shown, { of: 'today', latest: same, isInside: true })).toMatchObject({ waiting: null });
    const other = receive(shown, { of: '2026-12-11', latest, isInside: true });
    expect(other).toEqual({ of: '2026-12-11', shown: latest, waiting: null });
  });

  test('a room that goes to another list, comes or goes is a change (FRD-04)', () => {
    const moved = board([row()], { lists: { arrivals: [], inHouse: [1], departures: [] } });
    expect(countChanges(first, moved)).toBe(1);
    expect(countChanges(first, board([]))).toBe(1);
  });
});

describe('the search', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('asks once, for what stands in the field when typing stops, well within 150 ms (FRD-03)', () => {
    const asked: string[] = [];
    const pause = createTypingPause();
    for (const typed of ['mar', 'mari', ' maria  s']) {
      pause.type(typed, text => asked.push(text));
      vi.advanceTimersByTime(TYPING_MS - 1);
    }
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked).toEqual(['maria s']);
    expect(TYPING_MS).toBeLessThanOrEqual(100);
  });

  test('asks nothing for one letter, and forgets at once what is deleted (FRD-03)', () => {
    const asked: string[] = [];
    const pause = createTypingPause();
    for (const typed of ['m', 'ma', '']) pause.type(typed, text => asked.push(text));
    vi.advanceTimersByTime(1_000);
    expect(asked).toEqual(['', '']);
  });
});
