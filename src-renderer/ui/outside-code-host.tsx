import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadTexts } from '#renderer/i18n/i18n.ts';
import { onOutsideCode, outsideCode, showOutsideCode } from './outside-code.ts';

const Dialog = lazy(() =>
  Promise.all([import('./outside-code-dialog.tsx'), loadTexts('outside-code')]).then(([module]) => module),
);

/** Stands once in the app, for links that must not lead out of it (BEY-05); costs nothing until one is pressed. */
export function OutsideCodeHost() {
  const address = useSyncExternalStore(onOutsideCode, outsideCode);
  return address === null ? null : (
    <Suspense fallback={null}>
      <Dialog address={address} onClose={() => showOutsideCode(null)} />
    </Suspense>
  );
}
