import { useState } from 'react';
import type { Quiz } from '#shared/contract/guest/quiz.ts';
import { LAST_STAGE, started } from '../quiz-state.ts';
import { useQuiz } from '../use-quiz.ts';
import { QuizDialogs } from './quiz-dialogs.tsx';
import { QuizIntro } from './quiz-intro.tsx';
import { StageForm } from './stage-form.tsx';

type QuizPageProps = {
  quiz: Quiz;
  uid: string;
  /** Opens the next page after the save; null shows the success dialog (PRF-42). */
  onSaved: (() => void) | null;
};

export function QuizPage({ quiz, uid, onSaved }: QuizPageProps) {
  const { state, change, submit } = useQuiz({ quiz, uid, onSaved });
  const [wasInStage, markInStage] = useState(false);
  const isInStage = state.step === 'stage' || state.step === 'canceling' || state.step === 'saving';
  if (isInStage && !wasInStage) markInStage(true);
  return (
    <>
      {isInStage ? (
        <StageForm
          quiz={quiz}
          stage={state.step === 'saving' ? LAST_STAGE : state.stage}
          draft={state.draft}
          isSaving={state.step === 'saving'}
          failure={state.step === 'stage' ? state.failure : null}
          change={change}
          onSubmit={submit}
        />
      ) : (
        <QuizIntro
          isFilled={quiz.answers !== null}
          takesFocus={wasInStage && state.step === 'intro'}
          onStart={() => change(() => started(quiz))}
        />
      )}
      <QuizDialogs step={state.step} change={change} />
    </>
  );
}
