import type { GuideTraits } from '#gateway/store/schema/guide.ts';
import type { QuizOptionKind } from '#gateway/store/schema/preferences.ts';
import { type CheckedRows, isFirst, reportUnknown } from './check-rows.ts';
import { fitKinds, type GuideEntry } from './guide-schema.ts';
import { files } from './hotel-data.ts';
import type { JsonRow } from './json-rows.ts';
import type { PictureName } from './picture-files.ts';
import type { Report } from './problems.ts';
import type { FolderRows } from './read-folder.ts';
import { weekdays } from './space-schema.ts';

/** The keys that the quiz offers; null if they are not known, so that keys are not reported. */
export type QuizKeys = Record<QuizOptionKind, ReadonlySet<string>> | null;

export function toQuizKeys(options: readonly { kind: QuizOptionKind; key: string }[]): QuizKeys {
  if (options.length === 0) return null;
  const keysOf = (wanted: QuizOptionKind) =>
    new Set(options.filter(({ kind }) => kind === wanted).map(({ key }) => key));
  return {
    HOBBY: keysOf('HOBBY'),
    GENRE: keysOf('GENRE'),
    AMBIENT: keysOf('AMBIENT'),
    ROUTINE: keysOf('ROUTINE'),
    NIGHT_HABIT: keysOf('NIGHT_HABIT'),
    PRIVACY: keysOf('PRIVACY'),
    RESTRICTION: keysOf('RESTRICTION'),
  };
}

export function addGuide(
  { hotels, guide }: Pick<FolderRows, 'hotels' | 'guide'>,
  { data, lines }: CheckedRows,
  { pictureName, quizKeys }: { pictureName: PictureName; quizKeys: QuizKeys },
  report: Report,
): void {
  const ranks = new Map<string, number>();
  for (const row of guide.rows) {
    const { value, line, lineOf } = row;
    const { hotel, id, picture, week, event, minPrice, maxPrice, fits, address, ...texts } = value;
    if (!isFirst(lines.guide, id, [files.guide, line], report)) continue;
    reportUnknown(hotels.ids, [hotel, files.hotels], [files.guide, lineOf('hotel')], report);
    if (quizKeys !== null) reportUnknownKeys(row, quizKeys, report);
    const rank = (ranks.get(hotel) ?? 0) + 1;
    ranks.set(hotel, rank);
    data.guidePlaces.push({
      ...texts,
      id,
      hotelId: hotel,
      rank,
      highlight: texts.highlight ?? null,
      recommendedBy: texts.recommendedBy ?? null,
      picture: picture === undefined ? null : pictureName(picture),
      address: { ...address, streetNumber: address.streetNumber ?? null },
      week: week === undefined ? null : weekdays.map(day => toHours(week[day])),
      event: event ?? null,
      website: texts.website ?? null,
      phone: texts.phone ?? null,
      minPrice: minPrice ?? null,
      maxPrice: maxPrice ?? null,
      traits: toTraits(fits),
    });
  }
}

type Hours = { from: string; until: string };

const toHours = (open: Hours | null) => open && { start: open.from, end: open.until };

const fitLists = Object.keys(fitKinds) as (keyof typeof fitKinds)[];

/** Without empty lists, as a comparison with the stored value needs it. */
function toTraits(fits: GuideEntry['fits']): GuideTraits {
  const traits: GuideTraits = {};
  for (const list of fitLists) {
    const keys = fits[list] ?? [];
    if (keys.length > 0) traits[fitKinds[list]] = keys;
  }
  return traits;
}

function reportUnknownKeys(
  { value, lineOf }: JsonRow<GuideEntry>,
  quizKeys: NonNullable<QuizKeys>,
  report: Report,
): void {
  for (const list of fitLists)
    for (const [index, key] of (value.fits[list] ?? []).entries())
      if (!quizKeys[fitKinds[list]].has(key))
        report(
          files.guide,
          lineOf('fits', list, index),
          `fits.${list}.${index}: ${key} is no option of the quiz`,
        );
}
