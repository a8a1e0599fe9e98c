import type { RoomOptionRow } from '#gateway/store/hotel-rows.ts';
import { roomOptionKinds } from '#gateway/store/schema/preferences.ts';
import { TV_CHANNELS_MAX } from '#shared/policies.ts';
import { files } from './hotel-data.ts';
import type { JsonRows } from './json-rows.ts';
import type { PictureName } from './picture-files.ts';
import type { Report } from './problems.ts';
import type { RoomOptionEntry } from './room-option-schema.ts';

/** Each kind has its own ids and keys, and each but the channels has one default. */
export function checkRoomOptions(
  { rows: entries, ids }: JsonRows<RoomOptionEntry>,
  pictureName: PictureName,
  report: Report,
): RoomOptionRow[] {
  const file = files.roomOptions;
  for (const kind of roomOptionKinds) {
    const own = entries.filter(({ value }) => value.kind === kind);
    for (const name of ['id', 'key'] as const) {
      const seen = new Map<string | number, number>();
      for (const { value, line, lineOf } of own) {
        const first = seen.get(value[name]);
        if (first === undefined) seen.set(value[name], line);
        else report(file, lineOf(name), `${kind} ${value[name]} is given twice, first in line ${first}`);
      }
    }
    if (kind === 'TV_CHANNEL') {
      if (own.length > TV_CHANNELS_MAX) report(file, 1, `has more than ${TV_CHANNELS_MAX} of ${kind}`);
      continue;
    }
    const defaults = own.filter(({ value }) => value.isDefault === true);
    // A file that is no list gets no further report.
    if (defaults.length === 0 && ids !== null)
      report(file, 1, `${kind} needs one option with "isDefault": true`);
    for (const { lineOf } of defaults.slice(1)) report(file, lineOf('isDefault'), `${kind} has one default`);
  }
  const ranks = new Map<string, number>();
  return entries.map(({ value: { picture, isDefault = false, ...option } }) => {
    const rank = (ranks.get(option.kind) ?? 0) + 1;
    ranks.set(option.kind, rank);
    return { ...option, rank, picture: picture === undefined ? null : pictureName(picture), isDefault };
  });
}
