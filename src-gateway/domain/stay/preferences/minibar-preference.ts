import type { AppContext } from '#gateway/context.ts';
import { pictureAddresses } from '#gateway/domain/hotel/picture-addresses.ts';
import { toBilingual } from '#gateway/platform/texts.ts';
import { findMinibars, type StoredMinibar } from '#gateway/store/preference-store.ts';
import type { Database } from '#gateway/store/store.ts';
import {
  type MinibarChoice,
  type MinibarPreference,
  minibarChoice,
} from '#shared/contract/guest/preferences.ts';
import { AppError } from '#shared/errors.ts';
import { findFault, quantityOf } from '#shared/rules/minibar.ts';
import { savePart } from './save-part.ts';
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

/** Throws PREFERENCE_NOT_OFFERED, MINIBAR_LIMIT_EXCEEDED or MINIBAR_TOTAL_WRONG, and then nothing is saved. */
export async function saveMinibar(app: AppContext, guestId: string, choice: MinibarChoice): Promise<void> {
  const option = (await findMinibars(app.store.db)).find(({ id }) => id === choice.id);
  if (option === undefined) throw new AppError('PREFERENCE_NOT_OFFERED', 'no such minibar');
  const fault = findFault(option.items, choice.items);
  if (fault !== null) {
    const { code, ...details } = fault;
    throw new AppError(code, 'this minibar cannot be filled', { details });
  }
  // One form for one choice: in the order of the option, without items of quantity zero.
  const items = option.items
    .map(({ id }) => ({ id, quantity: quantityOf(choice.items, id) }))
    .filter(({ quantity }) => quantity > 0);
  await savePart(app, guestId, { part: 'MINIBAR', answers: { id: option.id, items } });
}
