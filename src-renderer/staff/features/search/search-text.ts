/** One character is the beginning of every tenth name; a room's number can have one. */
const SHORTEST = 2;

/**
 * First results stand at most 150 ms after typing stops (FRD-03): the call and its paint need the rest. Shorter than most
 * pauses between two keys would be a call, and a row in the record, for each of them.
 */
export const TYPING_MS = 80;

export const toSearchText = (typed: string): string => typed.trim().replace(/\s+/g, ' ');

export const isSearched = (text: string): boolean => text.length >= SHORTEST || /^\d$/.test(text);

/** Calls `settle` with the last value once none has come for `TYPING_MS`; an empty one at once. */
export function createTypingPause() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    type: (typed: string, settle: (text: string) => void) => {
      clearTimeout(timer);
      const text = toSearchText(typed);
      if (isSearched(text)) timer = setTimeout(() => settle(text), TYPING_MS);
      else settle('');
    },
    stop: () => clearTimeout(timer),
  };
}
