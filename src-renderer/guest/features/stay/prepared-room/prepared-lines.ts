import { formatQuantity } from '#renderer/platform/i18n/format.ts';
import { inLanguage, type Language } from '#renderer/platform/i18n/language.ts';
import type { PreferenceOption, PreparedRoom } from '#shared/contract/guest/preferences.ts';

export type PreparedLead = 'changeable' | 'fixed' | 'lived' | 'nothing' | 'usual' | 'other';

export const isChosen = ({ ac, lighting, tv, minibar }: PreparedRoom): boolean =>
  ac !== null || lighting !== null || tv !== null || minibar?.isStandard === false;

export function chooseLead(room: PreparedRoom, isLivedIn: boolean): PreparedLead {
  if (!room.isOwn) return 'other';
  if (isLivedIn) return 'lived';
  if (isChosen(room)) return room.isChangeable ? 'changeable' : 'fixed';
  return room.isChangeable ? 'nothing' : 'usual';
}

type Fixed = { fanOnly: string; ours: string };

export type PreparedLine = { part: 'climate' | 'light' | 'tv' | 'minibar'; value: string; details: string[] };

/** Without a choice as the hotel always prepares them; of a room without any choice only the minibar is listed. */
export function preparedLines(room: PreparedRoom, texts: Fixed, language: Language): PreparedLine[] {
  const lines = allLines(room, texts, language);
  return isChosen(room) ? lines : lines.filter(({ part }) => part === 'minibar' && room.minibar !== null);
}

function allLines(
  { ac, lighting, tv, minibar }: PreparedRoom,
  texts: Fixed,
  language: Language,
): PreparedLine[] {
  const nameOf = ({ name }: Pick<PreferenceOption, 'name'>) => inLanguage(name, language);
  const climate = ac && (ac.onlyVentilationEnabled ? texts.fanOnly : nameOf(ac.option));
  return [
    { part: 'climate', value: climate ?? texts.ours, details: [] },
    { part: 'light', value: lighting ? nameOf(lighting) : texts.ours, details: [] },
    { part: 'tv', value: tv ? nameOf(tv.routine) : texts.ours, details: (tv?.channels ?? []).map(nameOf) },
    {
      part: 'minibar',
      value: minibar ? nameOf(minibar.option) : texts.ours,
      details: (minibar?.items ?? []).map(({ item, quantity }) => formatQuantity(quantity, nameOf(item))),
    },
  ];
}
