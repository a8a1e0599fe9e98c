import { pictureAddresses } from '#gateway/domain/hotel/picture-addresses.ts';
import { findMinibars, type StoredMinibar } from '#gateway/store/minibar-store.ts';
import type { Database } from '#gateway/store/store.ts';
import { type MinibarChoice, type MinibarPreference, minibarChoice } from '#shared/contract/preferences.ts';
import { findFault } from '#shared/rules/minibar.ts';
import { toBilingual } from '../bilingual.ts';
import { parseAnswers, type SavedPart } from './stored-answers.ts';

export async function minibarPreference(
  db: Database,
  parts: readonly SavedPart[],
): Promise<MinibarPreference> {
  const minibars = await findMinibars(db);
  return {
    options: minibars.map(({ name, description, picture, items, id, key }) => ({
      id,
      key,
      name: toBilingual(name),
      description: toBilingual(description),
      pictureUrl: picture === null ? null : pictureAddresses(picture).small,
      items: items.map(({ maxQuantity, ...item }) => ({
        ...item,
        name: toBilingual(item.name),
        ...(maxQuantity === null ? {} : { maxQuantity }),
      })),
    })),
    optionDefault: minibars.find(({ isDefault }) => isDefault)?.id ?? null,
    optionSelected: chosenMinibar(minibars, parts),
  };
}

/** Null also where the option or one of its items is gone, or a maximum is lower now (PD-116). */
export function chosenMinibar(
  minibars: readonly StoredMinibar[],
  parts: readonly SavedPart[],
): MinibarChoice | null {
  const choice = parseAnswers(parts, 'MINIBAR', minibarChoice);
  const option = minibars.find(({ id }) => id === choice?.id);
  return choice && option && findFault(option.items, choice.items) === null ? choice : null;
}
