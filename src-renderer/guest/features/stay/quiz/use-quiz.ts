import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { guestStore } from '#renderer/platform/state/store.ts';
import { markUnsaved } from '#renderer/platform/state/unsaved.ts';
import type { Quiz } from '#shared/contract/guest/quiz.ts';
import { useSaveQuiz } from './queries.ts';
import { quizAtom, storeDraft, storedDraft } from './quiz-draft.ts';
import {
  fitted,
  type QuizState,
  saveFailed,
  saveSucceeded,
  submitted,
  successClosed,
  toAnswers,
} from './quiz-state.ts';

type QuizOptions = {
  quiz: Quiz;
  uid: string;
  /** Opens the next page after the save; null shows the success dialog (PRF-42). */
  onSaved: (() => void) | null;
};

export function useQuiz({ quiz, uid, onSaved }: QuizOptions) {
  const store = useStore();
  const save = useSaveQuiz();
  const now = useAtomValue(quizAtom);
  const state = fitted(now.step === 'intro' ? storedDraft(uid) : now, quiz);

  function set(next: QuizState): void {
    store.set(quizAtom, next);
    // A save that ends after the guest has left writes nothing into the browser.
    if (store === guestStore()) storeDraft(uid, next);
  }

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function submit(): Promise<void> {
    const next = submitted(state);
    set(next);
    if (next.step !== 'saving') return;
    const answers = toAnswers(next.draft);
    if (answers === null) return;
    try {
      await save.mutateAsync(answers);
      set(saveSucceeded(store.get(quizAtom), onSaved !== null));
      // A guest who has left meanwhile, the page or the session, is not redirected.
      if (isShown.current && store === guestStore()) onSaved?.();
    } catch (error) {
      set(saveFailed(store.get(quizAtom), error));
    }
  }

  const isOpen = state.step === 'stage' || state.step === 'canceling';
  useEffect(() => (isOpen ? markUnsaved() : undefined), [isOpen]);
  // A guest who follows a link of the success dialog finds the intro the next time.
  useEffect(() => () => store.set(quizAtom, successClosed), [store]);

  return {
    state,
    change: (transition: (state: QuizState) => QuizState) => set(transition(state)),
    submit: () => void submit(),
  };
}
