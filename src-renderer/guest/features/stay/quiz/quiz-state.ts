import type { Quiz, QuizAnswers } from '#shared/contract/guest/quiz.ts';
import {
  QUIZ_DEFAULT_ID,
  QUIZ_GENRES_MAX,
  QUIZ_HOBBIES_MAX,
  QUIZ_RESTRICTIONS_MAX,
} from '#shared/policies.ts';

export const stages = ['hobbies', 'genres', 'ambient', 'habits', 'privacy', 'restrictions'] as const;
export type StageName = (typeof stages)[number];
export type Stage = 1 | 2 | 3 | 4 | 5 | 6;
export const LAST_STAGE: Stage = 6;
export const stageName = (stage: Stage): StageName => stages[stage - 1] ?? 'hobbies';

export type Draft = {
  hobbies: readonly number[];
  genres: readonly number[];
  restrictions: readonly number[];
  ambient: number | null;
  routine: number;
  nightHabit: number;
  privacy: number;
};
export type DraftList = 'hobbies' | 'genres' | 'restrictions';
export type DraftField = 'ambient' | 'routine' | 'nightHabit' | 'privacy';

export type QuizState =
  | { step: 'intro' }
  /** `failure`: the error of the last save; null without one. */
  | { step: 'stage'; stage: Stage; draft: Draft; failure: unknown }
  | { step: 'canceling'; stage: Stage; draft: Draft }
  | { step: 'saving'; draft: Draft }
  | { step: 'saved' };

export const intro: QuizState = { step: 'intro' };

export const limits: Record<DraftList, number> = {
  hobbies: QUIZ_HOBBIES_MAX,
  genres: QUIZ_GENRES_MAX,
  restrictions: QUIZ_RESTRICTIONS_MAX,
};

export const isFull = (draft: Draft, list: DraftList): boolean => draft[list].length >= limits[list];

/** Stages 1 to 3 have rules; the later ones have a value from the start (PRF-40). */
export function isValid(stage: Stage, draft: Draft): boolean {
  if (stage === 1) return draft.hobbies.length > 0 && draft.hobbies.length <= limits.hobbies;
  if (stage === 2) return draft.genres.length > 0 && draft.genres.length <= limits.genres;
  if (stage === 3) return draft.ambient !== null;
  return true;
}

export function started(quiz: Quiz): QuizState {
  const said = quiz.answers;
  const draft = {
    hobbies: said?.hobbies ?? [],
    genres: said?.genres ?? [],
    restrictions: said?.restrictions ?? [],
    ambient: said?.ambient ?? null,
    routine: said?.routine ?? QUIZ_DEFAULT_ID,
    nightHabit: said?.nightHabit ?? QUIZ_DEFAULT_ID,
    privacy: said?.privacy ?? QUIZ_DEFAULT_ID,
  };
  return { step: 'stage', stage: 1, draft: fittedDraft(draft, quiz), failure: null };
}

const changed = (state: QuizState, change: (draft: Draft) => Draft): QuizState =>
  state.step === 'stage' ? { ...state, draft: change(state.draft) } : state;

export const toggled = (state: QuizState, list: DraftList, id: number): QuizState =>
  changed(state, draft => {
    if (draft[list].includes(id)) return { ...draft, [list]: draft[list].filter(other => other !== id) };
    return isFull(draft, list) ? draft : { ...draft, [list]: [...draft[list], id] };
  });

export const chosen = (state: QuizState, field: DraftField, id: number): QuizState =>
  changed(state, draft => ({ ...draft, [field]: id }));

const at = (stage: number): Stage => Math.min(Math.max(stage, 1), LAST_STAGE) as Stage;

export function submitted(state: QuizState): QuizState {
  if (state.step !== 'stage' || !isValid(state.stage, state.draft)) return state;
  if (state.stage === LAST_STAGE) return { step: 'saving', draft: state.draft };
  return { ...state, stage: at(state.stage + 1), failure: null };
}

export const wentBack = (state: QuizState): QuizState =>
  state.step === 'stage' ? { ...state, stage: at(state.stage - 1), failure: null } : state;

/** On the last stage only the save could be canceled (PRF-41). */
export const canCancel = (stage: Stage): boolean => stage < LAST_STAGE;

export const cancelPressed = (state: QuizState): QuizState =>
  state.step === 'stage' && canCancel(state.stage)
    ? { step: 'canceling', stage: state.stage, draft: state.draft }
    : state;

export const cancelWithdrawn = (state: QuizState): QuizState =>
  state.step === 'canceling'
    ? { step: 'stage', stage: state.stage, draft: state.draft, failure: null }
    : state;

export const cancelConfirmed = (state: QuizState): QuizState => (state.step === 'canceling' ? intro : state);

export const saveFailed = (state: QuizState, failure: unknown): QuizState =>
  state.step === 'saving' ? { step: 'stage', stage: LAST_STAGE, draft: state.draft, failure } : state;

export function saveSucceeded(state: QuizState, goesOn: boolean): QuizState {
  if (state.step !== 'saving') return state;
  return goesOn ? intro : { step: 'saved' };
}

export const successClosed = (state: QuizState): QuizState => (state.step === 'saved' ? intro : state);

/** The body of the save. Null while a question without a default is open. */
export function toAnswers({ ambient, ...draft }: Draft): QuizAnswers | null {
  if (ambient === null) return null;
  const { hobbies, genres, restrictions } = draft;
  return {
    ...draft,
    ambient,
    hobbies: [...hobbies],
    genres: [...genres],
    restrictions: [...restrictions],
  };
}

/** Options that are gone are dropped; a guest whose question has become empty by that returns to it. */
export function fitted(state: QuizState, quiz: Quiz): QuizState {
  if (state.step !== 'stage' && state.step !== 'canceling') return state;
  const draft = fittedDraft(state.draft, quiz);
  const open = ([1, 2, 3] as const).find(stage => stage < state.stage && !isValid(stage, draft));
  return { ...state, draft, stage: open ?? state.stage };
}

function fittedDraft(draft: Draft, quiz: Quiz): Draft {
  const ids = (options: readonly { id: number }[]) => options.map(({ id }) => id);
  const list = (name: DraftList, offered: readonly number[]) =>
    [...new Set(draft[name])].filter(id => offered.includes(id)).slice(0, limits[name]);
  const one = (id: number, offered: readonly number[]) =>
    offered.includes(id) ? id : chooseDefault(offered);
  const ambients = ids(quiz.ambients);
  return {
    hobbies: list('hobbies', ids(quiz.categHobbies.flatMap(({ options }) => options))),
    genres: list('genres', ids(quiz.genres)),
    restrictions: list('restrictions', ids(quiz.categRestrictions.flatMap(({ options }) => options))),
    ambient: draft.ambient !== null && ambients.includes(draft.ambient) ? draft.ambient : null,
    routine: one(draft.routine, ids(quiz.routines)),
    nightHabit: one(draft.nightHabit, ids(quiz.nightHabits)),
    privacy: one(draft.privacy, ids(quiz.privacies)),
  };
}

/** The default option of a question; the middle one if a hotel has none of that id (PRF-36, PD-121). */
function chooseDefault(offered: readonly number[]): number {
  if (offered.includes(QUIZ_DEFAULT_ID)) return QUIZ_DEFAULT_ID;
  return offered[Math.floor((offered.length - 1) / 2)] ?? QUIZ_DEFAULT_ID;
}
