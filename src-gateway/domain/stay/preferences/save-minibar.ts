import type { AppContext } from '#gateway/context.ts';
import { findMinibars } from '#gateway/store/minibar-store.ts';
import type { MinibarChoice } from '#shared/contract/preferences.ts';
import { AppError } from '#shared/errors.ts';
import { findFault, quantityOf } from '#shared/rules/minibar.ts';
import { savePart } from './save-part.ts';

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
