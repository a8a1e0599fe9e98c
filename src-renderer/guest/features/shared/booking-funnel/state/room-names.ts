import type { Language } from '#renderer/platform/i18n/language.ts';
import { type Funnel, type SelectedRoom, selectedRooms } from './flow.ts';

export function hasForeignName(funnel: Funnel, language: Language): boolean {
  return selectedRooms(funnel).some(room => room.nameIn !== language);
}

export function roomsRenamed(funnel: Funnel, names: ReadonlyMap<string, string>, language: Language): Funnel {
  const renamed = (room: SelectedRoom): SelectedRoom => {
    const name = names.get(room.typeId);
    return name === undefined ? room : { ...room, name, nameIn: language };
  };
  switch (funnel.stage) {
    case 'idle':
      return funnel;
    case 'choosing':
      return { ...funnel, rooms: funnel.rooms.map(room => room && renamed(room)) };
    case 'unpaid':
    case 'booked':
      return { ...funnel, rooms: funnel.rooms.map(renamed) };
    default:
      return funnel satisfies never;
  }
}
