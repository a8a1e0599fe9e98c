import type { MinibarRow } from '#gateway/store/hotel-rows.ts';
import { files } from './hotel-data.ts';
import type { JsonRows } from './json-rows.ts';
import type { MinibarEntry } from './minibar-schema.ts';
import type { PictureName } from './picture-files.ts';
import type { Report } from './problems.ts';

/** The minibars of the brand; exactly one is the default of a room whose guest has chosen none (PRF-16). */
export function checkMinibars(
  { rows: entries, ids }: JsonRows<MinibarEntry>,
  pictureName: PictureName,
  report: Report,
): MinibarRow[] {
  const file = files.minibars;
  for (const name of ['id', 'key'] as const) {
    const seen = new Map<string, number>();
    for (const { value, lineOf } of entries) {
      const first = seen.get(value[name]);
      if (first === undefined) seen.set(value[name], lineOf(name));
      else report(file, lineOf(name), `${value[name]} is given twice, first in line ${first}`);
    }
  }
  const [, ...others] = entries.filter(({ value }) => value.isDefault === true);
  for (const { lineOf } of others) report(file, lineOf('isDefault'), 'isDefault: another one is the default');
  // An entry with another error may be the default.
  const isWhole = ids !== null && ids.size <= entries.length;
  if (isWhole && !entries.some(({ value }) => value.isDefault === true))
    report(file, 1, 'one minibar must have "isDefault": true');
  return entries.map(({ value: { picture, isDefault = false, items, ...minibar } }, index) => ({
    ...minibar,
    rank: index + 1,
    picture: picture === undefined ? null : pictureName(picture),
    isDefault,
    items: items.map(({ maxQuantity = null, ...item }) => ({ ...item, maxQuantity })),
  }));
}
