/** A message that appears during a press moves the button away: a field is validated after the press's click. */
let isDown = false;
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

export function afterPress(work: () => void): void {
  if (isDown) waiting.add(work);
  else work();
}
