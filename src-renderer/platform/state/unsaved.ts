let marks = 0;

/** Marks that a form has input that is not sent yet. Returns the function that removes the mark. */
export function markUnsaved(): () => void {
  let isMarked = true;
  marks += 1;
  return () => {
    if (isMarked) marks -= 1;
    isMarked = false;
  };
}

/** Whether input would be lost if the page went away now. */
export function hasUnsaved(): boolean {
  return marks > 0;
}
