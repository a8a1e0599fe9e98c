let marks = 0;

/** A form holds input that is sent nowhere yet. Returns the way to take the mark back. */
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
