import { atom } from 'jotai';
import * as z from 'zod/mini';
import { host } from '#renderer/platform/host/host.ts';
import { onGuestReset } from '#renderer/platform/state/guest-reset.ts';
import { intro, type QuizState, type Stage } from './quiz-state.ts';

const KEY = 'pernoite.quiz';

/** The quiz of this guest session. It goes with the session: a reset makes a new store. */
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

/** As the funnel's: null on a public screen, and where the browser gives none (PD-20, PD-119). */
function sessionStorageOfGuest(): Storage | null {
  if (!host().profile.capabilities.persistFunnel) return null;
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Stores a quiz that is not finished, so that a reload finds it; removes one that is (PD-119). */
export function storeDraft(uid: string, state: QuizState, storage = sessionStorageOfGuest()): void {
  try {
    if (state.step === 'intro' || state.step === 'saved') storage?.removeItem(KEY);
    else {
      const at = state.step === 'saving' ? 6 : state.stage;
      storage?.setItem(KEY, JSON.stringify({ uid, stage: at, draft: state.draft }));
    }
  } catch {
    // A full storage costs the guest only the reload.
  }
}

/** What this guest left before a reload; the intro where there is nothing. What is of another guest is removed. */
export function storedDraft(uid: string, storage = sessionStorageOfGuest()): QuizState {
  try {
    const text = storage?.getItem(KEY) ?? null;
    if (text === null) return intro;
    const parsed = stored.safeParse(toJson(text));
    if (parsed.success && parsed.data.uid === uid)
      return { step: 'stage', stage: parsed.data.stage, draft: parsed.data.draft, failure: null };
    storage?.removeItem(KEY);
  } catch {
    // A storage that is closed to us has nothing.
  }
  return intro;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// Also of a session that merely expired: restrictions may be about health, and nobody is signed in to this browser now.
onGuestReset(() => {
  try {
    sessionStorageOfGuest()?.removeItem(KEY);
  } catch {
    // A storage that is closed to us has nothing.
  }
});
