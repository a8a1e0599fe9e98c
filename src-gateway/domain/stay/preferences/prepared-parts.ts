import type * as z from 'zod/mini';
import { toBilingual } from '#gateway/platform/texts.ts';
import type { PreparationOptions } from '#gateway/store/preparation-store.ts';
import type { RoomOptionKind, StoredMinibarItem } from '#gateway/store/schema/preferences.ts';
import {
  acAnswers,
  type MinibarChoice,
  type PreferenceOption,
  type PreparedRoom,
  tvAnswers,
} from '#shared/contract/guest/preferences.ts';
import { chosenMinibar } from './minibar-preference.ts';
import { parseAnswers, type SavedPart, storedLighting } from './stored-answers.ts';

type Prepared = Pick<PreparedRoom, 'ac' | 'lighting' | 'tv' | 'minibar'>;
type PreparedMinibar = NonNullable<Prepared['minibar']>;
type MinibarRow = PreparationOptions['minibar'][number];

/** A part that was not saved or is no longer offered is null; the minibar is the standard one then (PRF-16). */
export function toPrepared(saved: readonly SavedPart[], options: PreparationOptions): Prepared {
  return {
    ac: toClimate(parseAnswers(saved, 'AC', acAnswers), options),
    lighting: findOption(
      options,
      'LIGHTING',
      parseAnswers(saved, 'LIGHTING', storedLighting)?.lighting ?? null,
    ),
    tv: toTelevision(parseAnswers(saved, 'TV', tvAnswers), options),
    minibar: toChosenMinibar(chosenMinibar(options.minibar, saved), options) ?? toStandardMinibar(options),
  };
}

function toClimate(answers: z.infer<typeof acAnswers> | null, options: PreparationOptions): Prepared['ac'] {
  const option = findOption(options, 'AC', answers?.temperature ?? null);
  return answers && option && { option, onlyVentilationEnabled: answers.onlyVentilationEnabled };
}

/** Channels that are no longer offered are left out. */
function toTelevision(
  answers: z.infer<typeof tvAnswers> | null,
  options: PreparationOptions,
): Prepared['tv'] {
  const routine = findOption(options, 'TV_ROUTINE', answers?.routine ?? null);
  if (!answers || !routine) return null;
  const channels = answers.channels.flatMap(id => findOption(options, 'TV_CHANNEL', id) ?? []);
  return { routine, channels };
}

function toChosenMinibar(
  choice: MinibarChoice | null,
  { minibar }: PreparationOptions,
): PreparedMinibar | null {
  const row = minibar.find(({ id }) => id === choice?.id);
  if (!choice || !row) return null;
  const quantities = new Map(choice.items.map(({ id, quantity }) => [id, quantity]));
  return toMinibar(row, item => quantities.get(item.id) ?? 0, false);
}

function toStandardMinibar({ minibar }: PreparationOptions): PreparedMinibar | null {
  const row = minibar.find(({ isDefault }) => isDefault);
  return row ? toMinibar(row, item => item.defaultQuantity, true) : null;
}

function toMinibar(
  { id, key, name, items }: MinibarRow,
  quantityOf: (item: StoredMinibarItem) => number,
  isStandard: boolean,
): PreparedMinibar {
  return {
    option: { id, key, name: toBilingual(name) },
    items: items
      .map(item => ({
        item: { id: item.id, key: item.key, name: toBilingual(item.name) },
        quantity: quantityOf(item),
      }))
      .filter(({ quantity }) => quantity > 0),
    isStandard,
  };
}

function findOption(
  { room }: PreparationOptions,
  kind: RoomOptionKind,
  id: number | null,
): PreferenceOption | null {
  const row = room.find(one => one.kind === kind && one.id === id);
  return row ? { id: row.id, key: row.key, name: toBilingual(row.name) } : null;
}
