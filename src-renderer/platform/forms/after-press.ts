/**
 * A message that appears while a button is pressed moves the elements below it, and the press ends beside the button.
 * So a field that loses the focus by a press is validated after the press's click.
 */
let isDown = false;
/** Number of forms on the page, which share the listeners. */
let forms = 0;
const waiting = new Set<() => void>();

// A finger is lifted before the field loses the focus, so the press has ended by then.
const begin = ({ pointerType, button }: PointerEvent) => {
  isDown = pointerType === 'mouse' && button === 0;
};
const end = () => {
  isDown = false;
  // The click of this press is dispatched first.
  setTimeout(() => {
    const due = [...waiting];
    waiting.clear();
    for (const work of due) work();
  });
};

/** Follows the presses on the page, until the returned functions of all its callers are called. */
export function followPresses(): () => void {
  const capture = { capture: true };
  forms += 1;
  document.addEventListener('pointerdown', begin, capture);
  document.addEventListener('pointerup', end, capture);
  document.addEventListener('pointercancel', end, capture);
  return () => {
    forms -= 1;
    if (forms > 0) return;
    isDown = false;
    waiting.clear();
    document.removeEventListener('pointerdown', begin, capture);
    document.removeEventListener('pointerup', end, capture);
    document.removeEventListener('pointercancel', end, capture);
  };
}

/** Runs `work` at once, or after the current press. */
export function afterPress(work: () => void): void {
  if (isDown) waiting.add(work);
  else work();
}
