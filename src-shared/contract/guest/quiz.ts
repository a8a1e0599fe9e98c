import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { QUIZ_GENRES_MAX, QUIZ_HOBBIES_MAX, QUIZ_RESTRICTIONS_MAX } from '../../policies.ts';
import { failures } from '../failures.ts';
import { optionId, preferenceOption } from './preferences.ts';

const options = z.array(preferenceOption);
/** Options under the heading of their category; known categories have their own texts (PRF-31, PRF-35). */
const category = z.object({ category: z.string(), options });

const chosen = (min: number, max: number) =>
  z.array(optionId).check(
    z.minLength(min),
    z.maxLength(max),
    z.refine(list => new Set(list).size === list.length, { error: 'list.twice' }),
  );

/** The answers of "about you" (PRF-37 to PRF-39), in the body of POST quiz and as they are stored. */
export const quizAnswers = z.strictObject({
  hobbies: chosen(1, QUIZ_HOBBIES_MAX),
  genres: chosen(1, QUIZ_GENRES_MAX),
  restrictions: chosen(0, QUIZ_RESTRICTIONS_MAX),
  ambient: optionId,
  routine: optionId,
  nightHabit: optionId,
  privacy: optionId,
});
export type QuizAnswers = z.infer<typeof quizAnswers>;

export const quiz = z.object({
  categHobbies: z.array(category),
  genres: options,
  ambients: options,
  routines: options,
  nightHabits: options,
  privacies: options,
  categRestrictions: z.array(category),
  /** Null before the first time. Options that are no longer offered are left out; the rest may be too few. */
  answers: z.nullable(
    z.object({
      hobbies: z.array(optionId),
      genres: z.array(optionId),
      restrictions: z.array(optionId),
      ambient: z.nullable(optionId),
      routine: z.nullable(optionId),
      nightHabit: z.nullable(optionId),
      privacy: z.nullable(optionId),
    }),
  ),
});
export type Quiz = z.infer<typeof quiz>;

export const find = oc
  .route({
    method: 'GET',
    path: '/quiz',
    operationId: 'getQuiz',
    tags: ['Preferences'],
    summary: 'The questions about the guest, and the last answers',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(quiz);

/** POST quiz (APS-06). PREFERENCE_NOT_OFFERED if an option is not in its list. */
export const save = oc
  .route({
    method: 'POST',
    path: '/quiz',
    operationId: 'saveQuiz',
    tags: ['Preferences'],
    summary: 'Save the answers about the guest',
  })
  .errors(failures('UNAUTHORIZED', 'PREFERENCE_NOT_OFFERED', 'TOO_MANY_REQUESTS'))
  .input(quizAnswers)
  .output(quiz);
