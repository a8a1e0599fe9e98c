import { z } from 'zod';
import type { QuizOptionRow } from '#gateway/store/hotel-rows.ts';
import { type QuizOptionKind, quizOptionKinds } from '#gateway/store/schema/preferences.ts';
import { QUIZ_DEFAULT_ID } from '#shared/policies.ts';
import { count, inBothLanguages, line } from './file-schemas.ts';
import { files } from './hotel-data.ts';
import type { JsonRows } from './json-rows.ts';
import type { Report } from './problems.ts';

const key = z
  .string('must be a text')
  .regex(
    /^[A-Z][A-Z0-9 &_-]{0,39}$/,
    'must be 1 to 40 capitals, digits, spaces, &, _ or -, and begin with a capital',
  );

/** Kinds that guests see under headings (PRF-31, PRF-35). */
const GROUPED: readonly QuizOptionKind[] = ['HOBBY', 'RESTRICTION'];
const WITH_DEFAULT: readonly QuizOptionKind[] = ['ROUTINE', 'NIGHT_HABIT', 'PRIVACY'];

export const quizOptionEntry = z
  .strictObject({
    kind: z.enum(quizOptionKinds, `must be one of ${quizOptionKinds.join(', ')}`),
    id: count(0, 9_999),
    key,
    category: key.optional(),
    name: inBothLanguages(line(60)),
  })
  .check(({ value: { kind, category }, issues }) => {
    const isGrouped = GROUPED.includes(kind);
    if (isGrouped === (category !== undefined)) return;
    issues.push({
      code: 'custom',
      input: category,
      path: ['category'],
      message: isGrouped ? `must be given for ${kind}` : `is for ${GROUPED.join(' and ')} alone`,
    });
  });
export type QuizOptionEntry = z.infer<typeof quizOptionEntry>;

export const quizOptionName = ({ kind, id }: Pick<QuizOptionRow, 'kind' | 'id'>): string => `${kind} ${id}`;

export function checkQuizOptions(
  { rows, ids }: JsonRows<QuizOptionEntry>,
  lines: Map<string, number>,
  report: Report,
): QuizOptionRow[] {
  const keys = new Map<string, number>();
  const isFirst = (seen: Map<string, number>, title: string, at: number) => {
    const first = seen.get(title);
    if (first === undefined) seen.set(title, at);
    else report(files.quizOptions, at, `${title} is given twice, first in line ${first}`);
    return first === undefined;
  };
  const options = rows.flatMap(({ value: { category, ...option }, line: at }): QuizOptionRow[] => {
    const isNew = [
      isFirst(lines, quizOptionName(option), at),
      isFirst(keys, `${option.kind} ${option.key}`, at),
    ];
    return isNew.includes(false) ? [] : [{ ...option, category: category ?? null, rank: 0 }];
  });
  if (ids !== null) for (const kind of quizOptionKinds) reportMissing(kind, options, report);
  return options.map((option, index) => ({ ...option, rank: index + 1 }));
}

/** A question without options, or whose default is missing, would stop every guest. */
function reportMissing(kind: QuizOptionKind, options: readonly QuizOptionRow[], report: Report): void {
  const own = options.filter(option => option.kind === kind);
  if (own.length === 0) report(files.quizOptions, null, `has no ${kind}`);
  else if (WITH_DEFAULT.includes(kind) && own.every(({ id }) => id !== QUIZ_DEFAULT_ID))
    report(files.quizOptions, null, `has no ${kind} with the id ${QUIZ_DEFAULT_ID}, which guests begin with`);
}
