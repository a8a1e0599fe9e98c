import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { loadTexts } from '#renderer/platform/i18n/i18n.ts';
import { onOutsideCode, outsideCode, showOutsideCode } from './outside-link.ts';

const Dialog = lazy(() =>
  Promise.all([import('./outside-code-dialog.tsx'), loadTexts('outside-code')]).then(([module]) => module),
);

/** Mounted once in the app, for links that must not lead out of it (BEY-05); loads nothing until one is pressed. */
export function OutsideCodeHost() {
  const address = useSyncExternalStore(onOutsideCode, outsideCode);
  // A closing dialog keeps its text, and returns the focus before it is unmounted.
  const [last, setLast] = useState(address);
  if (address !== null && address !== last) setLast(address);
  return last === null ? null : (
    <Suspense fallback={null}>
      <Dialog address={last} open={address !== null} onClose={() => showOutsideCode(null)} />
    </Suspense>
  );
}
