import { QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noteSaved } from '#renderer/guest/features/stay/quiz/queries.ts';
import { storeDraft, storedDraft } from '#renderer/guest/features/stay/quiz/quiz-draft.ts';
import {
  cancelConfirmed,
  cancelPressed,
  cancelWithdrawn,
  chosen,
  type DraftList,
  fitted,
  intro,
  isFull,
  isValid,
  limits,
  type QuizState,
  type Stage,
  saveFailed,
  saveSucceeded,
  stageName,
  started,
  submitted,
  successClosed,
  toAnswers,
  toggled,
  wentBack,
} from '#renderer/guest/features/stay/quiz/quiz-state.ts';
import { accountQuery } from '#renderer/platform/gateway/guest-queries.ts';
import { createQueryClient } from '#renderer/platform/gateway/query-client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { type Quiz, type QuizAnswers, quizAnswers } from '#shared/contract/guest/quiz.ts';
import { storageOf } from './storage.ts';

const options = (...ids: number[]) =>
  ids.map(id => ({ id, key: `KEY_${id}`, name: { en_us: `Option ${id}`, pt_br: `Opção ${id}` } }));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const quiz: Quiz = {
  categHobbies: [
    { category: 'FITNESS', options: options(...upTo(12)) },
    { category: 'CULTURE', options: options(...upTo(40).slice(12)) },
  ],
  genres: options(...upTo(18)),
  ambients: options(1, 2, 3),
  routines: options(1, 3, 5),
  nightHabits: options(1, 3, 5),
  privacies: options(0, 1, 2, 3, 4, 5, 6),
  categRestrictions: [{ category: 'FOOD', options: options(1, 2, 3) }],
  answers: null,
};
const said: QuizAnswers = {
  hobbies: [4, 30],
  genres: [2],
  restrictions: [1],
  ambient: 2,
  routine: 5,
  nightHabit: 1,
  privacy: 6,
};

const inStage = (state: QuizState) => {
  if (state.step !== 'stage') throw new Error(`the quiz is at ${state.step}`);
  return state;
};
const through = (state: QuizState, ...steps: ((state: QuizState) => QuizState)[]) =>
  steps.reduce((now, step) => step(now), state);
const choose = (list: DraftList, ids: number[]) => (state: QuizState) =>
  ids.reduce((now, id) => toggled(now, list, id), state);
const filled = () => started({ ...quiz, answers: said });
const atStage = (stage: Stage): QuizState => ({ ...inStage(filled()), stage });

describe('the stages', () => {
  test('go from hobbies to restrictions, and from the last one the quiz is saved (PRF-28, PRF-42)', () => {
    let state = filled();
    const names = [];
    while (state.step === 'stage') {
      names.push(stageName(state.stage));
      state = submitted(state);
    }
    expect(names).toEqual(['hobbies', 'genres', 'ambient', 'habits', 'privacy', 'restrictions']);
    expect(state.step === 'saving' && toAnswers(state.draft)).toEqual(said);
  });

  test('begin empty with 3 for day, night and company, or with what the guest said the last time (PRF-29, PRF-36)', () => {
    expect(started(quiz)).toEqual({
      step: 'stage',
      stage: 1,
      failure: null,
      draft: {
        hobbies: [],
        genres: [],
        restrictions: [],
        ambient: null,
        routine: 3,
        nightHabit: 3,
        privacy: 3,
      },
    });
    expect(inStage(filled()).draft).toEqual(said);
  });

  test.each<[string, Stage, (state: QuizState) => QuizState]>([
    ['a hobby', 1, state => toggled(state, 'hobbies', 1)],
    ['a genre', 2, state => toggled(state, 'genres', 1)],
    ['a place', 3, state => chosen(state, 'ambient', 1)],
  ])('wait for %s before the next one; the others have what they need (PRF-40)', (_, stage, pick) => {
    const open = { ...inStage(started(quiz)), stage };
    expect(submitted(open)).toBe(open);
    expect(inStage(submitted(pick(open))).stage).toBe(stage + 1);
    for (const later of [4, 5, 6] as const) expect(isValid(later, inStage(started(quiz)).draft)).toBe(true);
  });

  test('lead back from the second one on, with everything that was chosen (PRF-40)', () => {
    expect(inStage(wentBack(atStage(1))).stage).toBe(1);
    for (const stage of [2, 3, 4, 5, 6] as const)
      expect(wentBack(atStage(stage))).toEqual({ ...atStage(stage), stage: stage - 1 });
  });

  test.each<[DraftList, number]>([
    ['hobbies', 16],
    ['genres', 3],
  ])('take up to the limit of %s, %i, and one can be taken away again (PRF-37, PRF-38)', (list, max) => {
    const full = choose(list, upTo(max))(started(quiz));
    expect(limits[list]).toBe(max);
    expect(isFull(inStage(full).draft, list)).toBe(true);
    expect(isFull(inStage(choose(list, upTo(max - 1))(started(quiz))).draft, list)).toBe(false);
    expect(inStage(toggled(full, list, max + 1)).draft[list]).toEqual(upTo(max));
    const swapped = through(full, choose(list, [1, max + 1]));
    expect(inStage(swapped).draft[list]).toEqual([...upTo(max).slice(1), max + 1]);
  });
});

describe('a cancel', () => {
  test('is offered before the last stage, needs a confirmation, and then forgets the draft (PRF-41)', () => {
    for (const stage of [1, 2, 3, 4, 5] as const) {
      const confirming = cancelPressed(atStage(stage));
      expect(confirming.step).toBe('canceling');
      expect(cancelWithdrawn(confirming)).toEqual(atStage(stage));
      expect(cancelConfirmed(confirming)).toEqual(intro);
    }
    expect(cancelPressed(atStage(6))).toEqual(atStage(6));
  });
});

describe('a save', () => {
  const saving = submitted(atStage(6));
  test('that fails leaves every choice where it is, and can be sent again (PRF-42)', () => {
    const failed = saveFailed(saving, 'down');
    expect(failed).toEqual({ ...atStage(6), failure: 'down' });
    expect(submitted(failed)).toEqual(saving);
  });

  test('that succeeds shows the success dialog, whose close resets; with a redirect there is none (PRF-42, PRF-43)', () => {
    expect(saveSucceeded(saving, false)).toEqual({ step: 'saved' });
    expect(successClosed({ step: 'saved' })).toEqual(intro);
    expect(saveSucceeded(saving, true)).toEqual(intro);
  });

  test('takes no change while it is in progress, and no second one', () => {
    for (const change of [choose('hobbies', [9]), wentBack, cancelPressed, submitted])
      expect(change(saving)).toBe(saving);
  });
});

describe('after a save', () => {
  const savedQuiz: Quiz = { ...quiz, answers: said };

  test('the guide knows of it before anything is fetched again, and has no list of before (PRF-42, CUR-03)', () => {
    const queries = createQueryClient();
    const forYou = [...queryKeys.guideList('forYou', 'JARDINS'), 'en'];
    const best = [...queryKeys.guideList('best', 'JARDINS'), 'en'];
    const { queryKey } = accountQuery();
    queries.setQueryData(queryKey, { preferenceProgress: 0.4, aboutYou: { isFilled: false } });
    queries.setQueryData(forYou, []);
    queries.setQueryData(best, []);
    noteSaved(queries, savedQuiz);
    expect(queries.getQueryData(queryKeys.quiz())).toEqual(savedQuiz);
    expect(queries.getQueryData(queryKey)).toEqual({ preferenceProgress: 0.4, aboutYou: { isFilled: true } });
    expect(queries.getQueryState(queryKey)?.isInvalidated, 'the ring is fetched again').toBe(true);
    expect(queries.getQueryState(forYou)).toBeUndefined();
    expect(queries.getQueryData(best), 'the best of the city is the same for everyone').toEqual([]);
    queries.clear();
  });

  test('a list that is shown meanwhile is fetched again in its place, and no account is made up (PRF-42)', async () => {
    const queries = createQueryClient();
    const queryKey = [...queryKeys.guideList('forYou', 'JARDINS'), 'en'];
    let fetches = 0;
    const shown = new QueryObserver<number[]>(queries, {
      queryKey,
      initialData: [],
      queryFn: () => [(fetches += 1)],
    });
    const stop = shown.subscribe(() => undefined);
    noteSaved(queries, savedQuiz);
    expect(shown.getCurrentResult().data).toEqual([]);
    await expect.poll(() => shown.getCurrentResult().data).toEqual([1]);
    expect(queries.getQueryState(accountQuery().queryKey)).toBeUndefined();
    stop();
    queries.clear();
  });
});

test('whatever a guest presses, the quiz is never saved with what the gateway rejects (PRF-37, PRF-38, PRF-39)', () => {
  const id = fc.integer({ min: 0, max: 45 });
  const press = fc.oneof(
    fc.tuple(fc.constantFrom<DraftList>('hobbies', 'genres', 'restrictions'), id).map(
      ([list, of]) =>
        (state: QuizState) =>
          toggled(state, list, of),
    ),
    fc.tuple(fc.constantFrom('ambient' as const, 'routine' as const, 'privacy' as const), id).map(
      ([field, of]) =>
        (state: QuizState) =>
          chosen(state, field, of),
    ),
    fc.constantFrom(submitted, wentBack, cancelPressed, cancelWithdrawn),
  );
  let saved = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(started(quiz), filled()),
      fc.array(press, { maxLength: 60 }),
      (begin, presses) => {
        let state = begin;
        for (const one of [...presses, cancelWithdrawn, ...Array<typeof submitted>(6).fill(submitted)]) {
          state = fitted(one(state), quiz);
          if (state.step !== 'saving') continue;
          saved += 1;
          expect(quizAnswers.safeParse(toAnswers(state.draft)).success).toBe(true);
          return;
        }
      },
    ),
    { numRuns: 300, seed: 15 },
  );
  expect(saved).toBeGreaterThan(20);
});

describe('options that are gone', () => {
  const fewer: Quiz = {
    ...quiz,
    categHobbies: [{ category: 'FITNESS', options: options(1, 4) }],
    ambients: options(1, 3),
    routines: options(1, 2, 4),
    categRestrictions: [],
  };

  test('are left out of a draft, and a day without its option has the middle one (PD-120, PD-121)', () => {
    expect(inStage(fitted(filled(), fewer)).draft).toEqual({
      ...said,
      hobbies: [4],
      ambient: null,
      routine: 2,
      restrictions: [],
    });
  });

  test('lead back to the question that has become empty (PD-120)', () => {
    expect(inStage(fitted(atStage(6), fewer)).stage).toBe(3);
    expect(inStage(fitted(atStage(2), fewer)).stage).toBe(2);
    const none = { ...fewer, categHobbies: [] };
    expect(inStage(fitted(atStage(6), none)).stage).toBe(1);
    expect(fitted(cancelPressed(atStage(5)), none)).toMatchObject({ step: 'canceling', stage: 1 });
  });

  test('are left out of what the guest said the last time, too (PD-120)', () => {
    const gone = { ...fewer, answers: { ...said, hobbies: [], ambient: null, routine: null } };
    expect(inStage(started(gone)).draft).toMatchObject({ hobbies: [], ambient: null, routine: 2 });
  });
});

describe('a draft', () => {
  const uid = 'guest-a';
  test('comes back after a reload at its stage, with all that was chosen (PD-119)', () => {
    for (const state of [atStage(1), atStage(6)]) {
      const storage = storageOf();
      storeDraft(uid, state, storage);
      expect(storedDraft(uid, storage)).toEqual(state);
    }
    const storage = storageOf();
    storeDraft(uid, cancelPressed(atStage(4)), storage);
    expect(storedDraft(uid, storage)).toEqual(atStage(4));
    storeDraft(uid, submitted(atStage(6)), storage);
    expect(storedDraft(uid, storage)).toEqual(atStage(6));
  });

  test('is gone with the cancel and with the save (PD-119)', () => {
    for (const end of [intro, { step: 'saved' } as const]) {
      const storage = storageOf();
      storeDraft(uid, atStage(6), storage);
      storeDraft(uid, end, storage);
      expect(storage).toHaveLength(0);
    }
  });

  test('of another guest is not shown, and removed (PD-119)', () => {
    const storage = storageOf();
    storeDraft('guest-b', atStage(6), storage);
    expect(storedDraft(uid, storage)).toEqual(intro);
    expect(storage).toHaveLength(0);
  });

  test.each([
    '{',
    'null',
    '[]',
    JSON.stringify({ uid, stage: 7, draft: said }),
    JSON.stringify({ uid, stage: 1, draft: { ...said, hobbies: ['x'] } }),
    JSON.stringify({ uid, stage: 1, draft: { ...said, hobbies: upTo(201) } }),
    JSON.stringify({ uid, stage: 1 }),
  ])('that does not fit is dropped: %s (PD-119)', text => {
    const storage = storageOf({ 'pernoite.quiz': text });
    expect(storedDraft(uid, storage)).toEqual(intro);
    expect(storage).toHaveLength(0);
  });

  test('without a storage, as on a kiosk, is nowhere (PD-119, KSK-01)', () => {
    storeDraft(uid, atStage(6), null);
    expect(storedDraft(uid, null)).toEqual(intro);
  });
});
