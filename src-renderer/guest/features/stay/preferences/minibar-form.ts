import type { MinibarOption, MinibarPreference } from '#shared/contract/guest/preferences.ts';
import {
  type ChosenItem,
  defaultItems,
  findFault,
  hasSameItems,
  quantityOf,
  withQuantity,
} from '#shared/rules/minibar.ts';

/** The choice of a minibar; null if the hotel offers none. */
export type MinibarForm = { optionId: string; items: ChosenItem[] };

export function findOption(minibar: MinibarPreference, id: string): MinibarOption | undefined {
  return minibar.options.find(option => option.id === id);
}

/** The saved minibar, else the standard one, so that one is chosen from the start (PRF-23). */
export function startForm(minibar: MinibarPreference): MinibarForm | null {
  const saved = minibar.optionSelected;
  const savedOption = saved && findOption(minibar, saved.id);
  if (saved && savedOption)
    return {
      optionId: saved.id,
      items: savedOption.items.map(({ id }) => ({ id, quantity: quantityOf(saved.items, id) })),
    };
  const first = findOption(minibar, minibar.optionDefault ?? '') ?? minibar.options[0];
  return first ? { optionId: first.id, items: defaultItems(first.items) } : null;
}

export function chooseOption(minibar: MinibarPreference, optionId: string): MinibarForm | null {
  const option = findOption(minibar, optionId);
  return option ? { optionId, items: defaultItems(option.items) } : null;
}

export function changeItem(
  minibar: MinibarPreference,
  form: MinibarForm,
  itemId: string,
  quantity: number,
): MinibarForm {
  const item = findOption(minibar, form.optionId)?.items.find(({ id }) => id === itemId);
  return item ? { ...form, items: withQuantity(item, form.items, quantity) } : form;
}

/** The form adjusted to an offer that may be newer: items that are gone are left out; null if the option is gone. */
export function fitForm(minibar: MinibarPreference, form: MinibarForm): MinibarForm | null {
  const option = findOption(minibar, form.optionId);
  if (!option) return null;
  return {
    ...form,
    items: option.items.map(({ id }) => ({ id, quantity: quantityOf(form.items, id) })),
  };
}

export function isSaved({ optionSelected: saved }: MinibarPreference, form: MinibarForm): boolean {
  return saved !== null && saved.id === form.optionId && hasSameItems(saved.items, form.items);
}

/** The form equals neither the saved minibar nor the option's defaults. */
export function isEdited(minibar: MinibarPreference, form: MinibarForm): boolean {
  const begun = chooseOption(minibar, form.optionId);
  return begun !== null && !hasSameItems(begun.items, form.items) && !isSaved(minibar, form);
}

export function isChanged(minibar: MinibarPreference, form: MinibarForm): boolean {
  const start = startForm(minibar);
  return start !== null && !(start.optionId === form.optionId && hasSameItems(start.items, form.items));
}

/** The guest's edits; null if they equal the page's initial form, so that they do not hide newer data. */
export function ownEdit(minibar: MinibarPreference, form: MinibarForm): MinibarForm | null {
  return isChanged(minibar, form) ? form : null;
}

/** The guest's edits after a save: an edit made meanwhile stays. */
export function editAfterSave(edited: MinibarForm | null, sent: MinibarForm): MinibarForm | null {
  if (edited?.optionId !== sent.optionId) return edited;
  // Every item of the option was sent; any other one is no longer offered.
  const isSent = sent.items.every(({ id, quantity }) => quantityOf(edited.items, id) === quantity);
  return isSent ? null : edited;
}

/** Exactly ten, none over its maximum, and not equal to the saved minibar (PRF-26). */
export function canSave(minibar: MinibarPreference, form: MinibarForm): boolean {
  const option = findOption(minibar, form.optionId);
  return option !== undefined && findFault(option.items, form.items) === null && !isSaved(minibar, form);
}
