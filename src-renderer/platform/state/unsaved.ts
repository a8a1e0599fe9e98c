let marks = 0;

/** Marks that a form has unsaved input. Returns the function that removes the mark. */
export function markUnsaved(): () => void {
  let isMarked = true;
  marks += 1;
  return () => {
    if (isMarked) marks -= 1;
    isMarked = false;
  };
}

export function hasUnsaved(): boolean {
  return marks > 0;
}
