import type { RoomToPrepare } from '#shared/contract/staff/preparations.ts';

const named = (key: string) => ({ en_us: key, pt_br: `${key} (pt)` });
const option = (id: number, key: string) => ({ id, key, name: named(key) });
const item = (id: string, quantity: number) => ({ item: { id, key: id, name: named(id) }, quantity });

const minibar = (items: Record<string, number>, isStandard = false) => ({
  option: { id: 'basic', key: 'BASIC', name: named('Basic') },
  items: Object.entries(items).map(([id, quantity]) => item(id, quantity)),
  isStandard,
});

/** A room that nothing was chosen for but a minibar. */
export const roomToPrepare = ({
  items = { water: 6, beer: 4 },
  ...changes
}: Partial<RoomToPrepare> & { items?: Record<string, number> } = {}): RoomToPrepare => ({
  accommodationId: 1,
  roomId: 'jardins-201',
  number: '201',
  roomType: 'Garden Queen',
  arrival: { date: '2026-12-03', hour: 15 },
  movesFrom: null,
  isCheckedIn: false,
  isPaid: true,
  changeableUntil: '2026-12-02T18:00:00Z',
  isChangeable: false,
  adults: 2,
  childrenAges: [],
  ac: null,
  lighting: null,
  tv: null,
  minibar: minibar(items),
  bedLayout: null,
  hasCrib: false,
  hasPet: false,
  needsCare: false,
  state: 'OPEN',
  changed: [],
  doneAt: null,
  mark: 'mark',
  ...changes,
});

/** All that can be chosen. */
export const fullRoom = (): RoomToPrepare =>
  roomToPrepare({
    ac: { option: option(1, 'Cool'), onlyVentilationEnabled: true },
    lighting: option(1, 'Bright'),
    tv: { routine: option(1, 'Often'), channels: [option(1, 'News'), option(2, 'Music')] },
    minibar: minibar({ water: 10 }, true),
    bedLayout: 'SINGLE',
    hasCrib: true,
    hasPet: true,
    needsCare: true,
  });
