import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { onTokenQuestion, tokenQuestion } from '#renderer/guest/features/shared/session/token-question.ts';
import { loadTexts } from '#renderer/platform/i18n/i18n.ts';

const Dialog = lazy(() =>
  Promise.all([
    import('#renderer/guest/features/shared/session/components/account-choice-dialog.tsx'),
    loadTexts('session'),
  ]).then(([module]) => module),
);

/** Loads nothing until an address contains another account's token (SEC-05). */
export function TokenQuestionHost() {
  const question = useSyncExternalStore(onTokenQuestion, tokenQuestion);
  // A closing dialog still shows its text, and returns the focus before it is removed.
  const [last, setLast] = useState(question);
  if (question !== null && question !== last) setLast(question);
  return last === null ? null : (
    <Suspense fallback={null}>
      <Dialog question={last} open={question !== null} />
    </Suspense>
  );
}
