import { atom } from 'jotai';
import * as z from 'zod/mini';
import { host } from '#renderer/platform/host/host.ts';
import { onGuestReset } from '#renderer/platform/state/store.ts';
import { parseJson } from '#shared/json.ts';
import { intro, type QuizState, type Stage } from './quiz-state.ts';

const KEY = 'pernoite.quiz';

/** The quiz of this guest session. It is dropped with the session: a reset creates a new store. */
export const quizAtom = atom<QuizState>(intro);

const ids = z.array(z.int()).check(z.maxLength(200));
const stage = z.literal([1, 2, 3, 4, 5, 6] satisfies Stage[]);
const stored = z.object({
  uid: z.string(),
  stage,
  draft: z.object({
    hobbies: ids,
    genres: ids,
    restrictions: ids,
    ambient: z.nullable(z.int()),
    routine: z.int(),
    nightHabit: z.int(),
    privacy: z.int(),
  }),
});

/** As in the funnel: null on a public screen, and if the browser provides none (PD-20, PD-119). */
function sessionStorageOfGuest(): Storage | null {
  if (!host().profile.capabilities.persistFunnel) return null;
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export function storeDraft(uid: string, state: QuizState, storage = sessionStorageOfGuest()): void {
  try {
    if (state.step === 'intro' || state.step === 'saved') storage?.removeItem(KEY);
    else {
      const at = state.step === 'saving' ? 6 : state.stage;
      storage?.setItem(KEY, JSON.stringify({ uid, stage: at, draft: state.draft }));
    }
  } catch {
    // If the storage is full, only a reload loses the answers.
  }
}

/** This guest's answers before a reload; the intro without any. Those of another guest are removed. */
export function storedDraft(uid: string, storage = sessionStorageOfGuest()): QuizState {
  try {
    const text = storage?.getItem(KEY) ?? null;
    if (text === null) return intro;
    const parsed = stored.safeParse(parseJson(text));
    if (parsed.success && parsed.data.uid === uid)
      return { step: 'stage', stage: parsed.data.stage, draft: parsed.data.draft, failure: null };
    storage?.removeItem(KEY);
  } catch {
    // Without a usable storage there is nothing to read.
  }
  return intro;
}

// After an expired session as well: restrictions may be about health, and nobody is signed in to this browser now.
onGuestReset(() => {
  try {
    sessionStorageOfGuest()?.removeItem(KEY);
  } catch {
    // Without a usable storage there is nothing to remove.
  }
});
