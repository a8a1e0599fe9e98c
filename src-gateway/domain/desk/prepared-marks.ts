import { createHash } from 'node:crypto';
import { type PreparedPart, preparedParts, type RoomToPrepare } from '#shared/contract/staff/preparations.ts';

type Facts = Pick<
  RoomToPrepare,
  'roomId' | 'ac' | 'lighting' | 'tv' | 'minibar' | 'bedLayout' | 'hasCrib' | 'hasPet' | 'needsCare'
>;

const HASH_LENGTH = 16;

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, HASH_LENGTH);

/** A hash of each part by the ids in it, so that a new name of an item changes none. */
export function partMarks(room: Facts): Record<PreparedPart, string> {
  const { ac, lighting, tv, minibar, bedLayout, hasCrib, hasPet, needsCare } = room;
  return {
    MINIBAR: hashOf(minibar?.items.map(({ item, quantity }) => [item.id, quantity]) ?? null),
    CLIMATE: hashOf(ac && [ac.option.id, ac.onlyVentilationEnabled]),
    LIGHT: hashOf(lighting?.id ?? null),
    TV: hashOf(tv && [tv.routine.id, tv.channels.map(({ id }) => id)]),
    BEDS: hashOf(bedLayout),
    CRIB: hashOf(hasCrib),
    PET: hashOf(hasPet),
    CARE: hashOf(needsCare),
  };
}

/** Of the room and of all that is prepared in it. */
export const roomMark = (room: Facts): string => hashOf([room.roomId, partMarks(room)]);

/** The parts that are not what was prepared. A part that an older gateway did not know counts as prepared. */
export function changedParts(room: Facts, ticked: Partial<Record<PreparedPart, string>>): PreparedPart[] {
  const current = partMarks(room);
  return preparedParts.filter(part => ticked[part] !== undefined && ticked[part] !== current[part]);
}
