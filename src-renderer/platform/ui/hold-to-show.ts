/** After a longer press the content is masked all the same: a thumb or an elbow may rest on it (BEY-09). */
export const SHOWN_AT_MOST_MS = 10_000;

export type Hold = { press(): void; release(): void };

export function holdToShow(show: (isShown: boolean) => void, limitMs = SHOWN_AT_MOST_MS): Hold {
  let limit: ReturnType<typeof setTimeout> | null = null;
  const mask = () => {
    if (limit === null) return;
    clearTimeout(limit);
    limit = null;
    show(false);
  };
  return {
    press() {
      if (limit !== null) return;
      limit = setTimeout(mask, limitMs);
      show(true);
    },
    release: mask,
  };
}
