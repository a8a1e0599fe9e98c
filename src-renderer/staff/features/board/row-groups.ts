import type { Board, BoardRow } from '#shared/contract/staff/board.ts';

export const roomLists = ['arrivals', 'inHouse', 'departures'] as const;
export type RoomList = (typeof roomLists)[number];
export const boardLists = [...roomLists, 'attention'] as const;
export type BoardList = (typeof boardLists)[number];

export type GroupName =
  | 'now'
  | 'later'
  | 'expected'
  | 'missed'
  | 'come'
  | 'todo'
  | 'calm'
  | 'overdue'
  | 'leaving'
  | 'left';

/** `isDone` for rows with which nothing is left to do: they are folded behind the others. */
export type Group = { name: GroupName; rows: BoardRow[]; isDone: boolean };

/** The rows of a list by need, the next thing first. `hour` is the hotel's now. Groups without rows are left out. */
export function toGroups(board: Board, list: RoomList, hour: number): Group[] {
  const known = new Map(board.rows.map(row => [row.accommodationId, row]));
  const rows = board.lists[list].flatMap(id => known.get(id) ?? []);
  const names = [...order[list]];
  const nameOf = { arrivals: arrivalGroup, inHouse: stayGroup, departures: departureGroup }[list];
  const isToday = board.day === board.today;
  return names
    .map(name => ({
      name,
      rows: rows.filter(row => nameOf(row, { isToday, hour }) === name),
      isDone: name === 'come' || name === 'left',
    }))
    .filter(group => group.rows.length > 0);
}

const order: Readonly<Record<RoomList, readonly GroupName[]>> = {
  arrivals: ['now', 'later', 'missed', 'expected', 'come'],
  inHouse: ['todo', 'calm'],
  departures: ['overdue', 'leaving', 'left'],
};

type Moment = { isToday: boolean; hour: number };

function arrivalGroup({ state, arrival }: BoardRow, { isToday, hour }: Moment): GroupName {
  if (state === 'MISSED' || state === 'NO_SHOW') return 'missed';
  if (state !== 'EXPECTED') return 'come';
  if (!isToday) return 'expected';
  return arrival.hour <= hour ? 'now' : 'later';
}

const stayGroup = ({ state, todo }: BoardRow): GroupName =>
  state === 'OVERDUE' || todo.some(({ code }) => code !== 'READY') ? 'todo' : 'calm';

function departureGroup({ state }: BoardRow): GroupName {
  if (state === 'LEFT') return 'left';
  return state === 'OVERDUE' ? 'overdue' : 'leaving';
}
