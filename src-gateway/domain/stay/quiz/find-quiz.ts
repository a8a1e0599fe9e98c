import { toBilingual } from '#gateway/platform/texts.ts';
import { findAboutYou, findQuizOptions, type QuizOption } from '#gateway/store/preference-store.ts';
import type { QuizOptionKind } from '#gateway/store/schema/preferences.ts';
import type { Database } from '#gateway/store/store.ts';
import { type Quiz, type QuizAnswers, quizAnswers } from '#shared/contract/guest/quiz.ts';

/** The options of the quiz, and the guest's last answers as far as their options are still offered (APS-05). */
export async function findQuiz(db: Database, guestId: string): Promise<Quiz> {
  const options = optionsByKind(await findQuizOptions(db));
  const stored = quizAnswers.safeParse(await findAboutYou(db, guestId));
  return {
    categHobbies: grouped(options('HOBBY')),
    genres: options('GENRE').map(toPreferenceOption),
    ambients: options('AMBIENT').map(toPreferenceOption),
    routines: options('ROUTINE').map(toPreferenceOption),
    nightHabits: options('NIGHT_HABIT').map(toPreferenceOption),
    privacies: options('PRIVACY').map(toPreferenceOption),
    categRestrictions: grouped(options('RESTRICTION')),
    answers: stored.success ? offeredOnly(stored.data, options) : null,
  };
}

type OptionsOf = (kind: QuizOptionKind) => QuizOption[];

export function optionsByKind(options: readonly QuizOption[]): OptionsOf {
  const kinds = Map.groupBy(options, ({ kind }) => kind);
  return kind => kinds.get(kind) ?? [];
}

export const optionLists = { hobbies: 'HOBBY', genres: 'GENRE', restrictions: 'RESTRICTION' } as const;
export const optionFields = {
  ambient: 'AMBIENT',
  routine: 'ROUTINE',
  nightHabit: 'NIGHT_HABIT',
  privacy: 'PRIVACY',
} as const;

const toPreferenceOption = ({ id, key, name }: QuizOption) => ({
  id,
  key,
  name: toBilingual(name),
});

function grouped(options: readonly QuizOption[]): Quiz['categHobbies'] {
  return [...Map.groupBy(options, ({ category }) => category ?? '')].map(([category, own]) => ({
    category,
    options: own.map(toPreferenceOption),
  }));
}

function offeredOnly(answers: QuizAnswers, options: OptionsOf): Quiz['answers'] {
  const isOffered = (kind: QuizOptionKind, id: number) => options(kind).some(option => option.id === id);
  const list = (name: keyof typeof optionLists) =>
    answers[name].filter(id => isOffered(optionLists[name], id));
  const one = (name: keyof typeof optionFields) =>
    isOffered(optionFields[name], answers[name]) ? answers[name] : null;
  return {
    hobbies: list('hobbies'),
    genres: list('genres'),
    restrictions: list('restrictions'),
    ambient: one('ambient'),
    routine: one('routine'),
    nightHabit: one('nightHabit'),
    privacy: one('privacy'),
  };
}
