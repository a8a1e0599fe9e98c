import { formatHour, formatQuantity } from '#renderer/platform/i18n/format.ts';
import { inLanguage, type Language } from '#renderer/platform/i18n/language.ts';
import type { Text } from '#renderer/platform/i18n/texts.ts';
import type { PreparedPart, RoomToPrepare } from '#shared/contract/staff/preparations.ts';
import { floorOf } from '#shared/rules/floors.ts';

type Texts = Text<'staff/preparations'>;
export type PreparedLine = { part: PreparedPart; value: string; note: string | null; isChanged: boolean };

/** What is to be done in a room, in the order of the cart. What nobody chose, and no child or pet needs, is left out. */
export function toLines(room: RoomToPrepare, t: Texts, language: Language): PreparedLine[] {
  const { ac, lighting, tv, minibar, bedLayout, changed } = room;
  const own = (name: Parameters<typeof inLanguage>[0]) => inLanguage(name, language);
  const wanted: (readonly [PreparedPart, string, string | null] | null)[] = [
    minibar && [
      'MINIBAR',
      minibar.isStandard ? t('standard', { name: own(minibar.option.name) }) : own(minibar.option.name),
      minibar.items.map(({ item, quantity }) => formatQuantity(quantity, own(item.name))).join(', '),
    ],
    ac && ['CLIMATE', own(ac.option.name), ac.onlyVentilationEnabled ? t('fanOnly') : null],
    lighting && ['LIGHT', own(lighting.name), null],
    tv && ['TV', own(tv.routine.name), tv.channels.map(({ name }) => own(name)).join(', ') || null],
    bedLayout && ['BEDS', t(`beds.${bedLayout}`), null],
    flag('CRIB', room.hasCrib),
    flag('PET', room.hasPet),
    flag('CARE', room.needsCare),
  ];
  /** A crib that is wanted no longer is a line too: it has to be taken away again. */
  function flag(part: 'CRIB' | 'PET' | 'CARE', isWanted: boolean) {
    if (!isWanted && !changed.includes(part)) return null;
    return [part, t(`${part}.${isWanted ? 'wanted' : 'removed'}`), null] as const;
  }
  return wanted.flatMap(line =>
    line === null
      ? []
      : [{ part: line[0], value: line[1], note: line[2], isChanged: changed.includes(line[0]) }],
  );
}

/** When its guests come, who they are in numbers, and what may still change. */
export function toFacts(room: RoomToPrepare, t: Texts): { when: string; notes: string[] } {
  const time = formatHour(room.arrival.hour);
  const { movesFrom, isCheckedIn, isPaid, isChangeable, childrenAges } = room;
  const isHere = isCheckedIn && movesFrom === null;
  const notes = [
    room.roomType,
    t('adults', { count: room.adults }),
    childrenAges.length > 0
      ? t('children', { count: childrenAges.length, ages: childrenAges.join(', ') })
      : null,
    isPaid ? null : t('unpaid'),
    isHere ? t('checkedIn') : null,
    isChangeable && !isCheckedIn ? t('changeable') : null,
  ];
  return {
    when: movesFrom === null ? t('arrives', { time }) : t('moves', { number: movesFrom, time }),
    notes: notes.filter(note => note !== null),
  };
}

export type PreparedFloor = { floor: string | null; rooms: RoomToPrepare[] };

/** By floor, `''` for numbers without one; those without a room stand last, under null. */
export function toPreparedFloors(rooms: readonly RoomToPrepare[]): PreparedFloor[] {
  const floors = Map.groupBy(rooms, ({ number }) => (number === null ? null : floorOf(number)));
  const rank = ({ floor }: PreparedFloor) => (floor === null ? 1 : 0);
  return [...floors]
    .map(([floor, inFloor]) => ({ floor, rooms: inFloor }))
    .toSorted((one, other) => rank(one) - rank(other));
}

export const countDone = (rooms: readonly RoomToPrepare[]): number =>
  rooms.filter(({ state }) => state === 'DONE').length;
