import type { AppContext } from '#gateway/context.ts';
import { findQuizOptions, type QuizOption } from '#gateway/store/preference-store.ts';
import type { QuizOptionKind } from '#gateway/store/schema/preferences.ts';
import type { Quiz, QuizAnswers } from '#shared/contract/guest/quiz.ts';
import { AppError } from '#shared/errors.ts';
import { savePart } from '../preferences/save-part.ts';
import { findQuiz, optionFields, optionLists } from './find-quiz.ts';

/** Throws PREFERENCE_NOT_OFFERED without the option: restrictions are about health, and errors may be logged. */
export async function saveQuiz(app: AppContext, guestId: string, answers: QuizAnswers): Promise<Quiz> {
  const { db } = app.store;
  assertOffered(answers, await findQuizOptions(db));
  await savePart(app, guestId, { part: 'ABOUT', answers });
  return findQuiz(db, guestId);
}

function assertOffered(answers: QuizAnswers, options: readonly QuizOption[]): void {
  const offered = new Set(options.map(({ kind, id }) => `${kind} ${id}`));
  const assertIds = (kind: QuizOptionKind, ids: readonly number[]) => {
    if (ids.some(id => !offered.has(`${kind} ${id}`)))
      throw new AppError('PREFERENCE_NOT_OFFERED', `an option of ${kind} is not offered`);
  };
  for (const name of keysOf(optionLists)) assertIds(optionLists[name], answers[name]);
  for (const name of keysOf(optionFields)) assertIds(optionFields[name], [answers[name]]);
}

const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];
