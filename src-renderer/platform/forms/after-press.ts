/**
 * A message that comes while a button is pressed moves what is below it, and the press ends beside the button. So a field
 * that is left by a press is judged once the press has ended with its click.
 */
let isDown = false;
/** The forms on the page: they share the listeners. */
let forms = 0;
const waiting = new Set<() => void>();

// A finger has left the screen before the field is: there the press has ended by then.
const begin = ({ pointerType, button }: PointerEvent) => {
  isDown = pointerType === 'mouse' && button === 0;
};
const end = () => {
  isDown = false;
  // The click of this press comes first.
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

/** Does something at once, or after the press that is under way. */
export function afterPress(work: () => void): void {
  if (isDown) waiting.add(work);
  else work();
}
