import { AppError } from '#shared/errors.ts';

export type Places = {
  /** Takes one of the places; the returned function gives it back. Throws TOO_MANY_REQUESTS where none is left. */
  take(): () => void;
};

/** Bounds what is worked on at one time: more is told to come again at once, and does not wait in memory. */
export function createPlaces(most: number): Places {
  let taken = 0;
  return {
    take() {
      if (taken >= most)
        throw new AppError('TOO_MANY_REQUESTS', 'too many requests at one time', {
          details: { retryAfterSeconds: 1 },
        });
      taken += 1;
      let isGivenBack = false;
      return () => {
        if (!isGivenBack) taken -= 1;
        isGivenBack = true;
      };
    },
  };
}
