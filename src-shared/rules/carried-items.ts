import type { Bilingual } from '../contract/guest/preferences.ts';
import type { PreparedPart, RoomToPrepare } from '../contract/staff/preparations.ts';

/** Things that have no name of their own in the data; screens have a text for each. */
type OtherItem = 'CRIB' | 'PET_MAT';

export type CarriedItems = { minibar: CarriedMinibarItem[]; others: CarriedOther[]; minibarTotal: number };
export type CarriedMinibarItem = { id: string; name: Bilingual; quantity: number };
export type CarriedOther = { item: OtherItem; quantity: number };

type Carried = Pick<RoomToPrepare, 'state' | 'changed' | 'minibar' | 'hasCrib' | 'hasPet'>;

/** Nothing for a room that is done, and for one that has changed only what is changed. */
const isCarried = ({ state, changed }: Carried, part: PreparedPart): boolean =>
  state === 'OPEN' || (state === 'CHANGED' && changed.includes(part));

/** The sum of what is still to be carried to some rooms, the most of a thing first. */
export function carriedItems(rooms: readonly Carried[]): CarriedItems {
  const sums = new Map<string, CarriedMinibarItem>();
  for (const room of rooms) {
    if (!isCarried(room, 'MINIBAR')) continue;
    for (const { item, quantity } of room.minibar?.items ?? []) {
      const sum = sums.get(item.id)?.quantity ?? 0;
      sums.set(item.id, { id: item.id, name: item.name, quantity: sum + quantity });
    }
  }
  const minibar = [...sums.values()].toSorted((one, other) => other.quantity - one.quantity);
  const count = (part: PreparedPart, needs: (room: Carried) => boolean) =>
    rooms.filter(room => isCarried(room, part) && needs(room)).length;
  const others: CarriedOther[] = [
    { item: 'CRIB', quantity: count('CRIB', ({ hasCrib }) => hasCrib) },
    { item: 'PET_MAT', quantity: count('PET', ({ hasPet }) => hasPet) },
  ];
  return {
    minibar,
    others: others.filter(({ quantity }) => quantity > 0),
    minibarTotal: minibar.reduce((total, { quantity }) => total + quantity, 0),
  };
}
