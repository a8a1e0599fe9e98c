import type { Query } from '@tanstack/react-query';
import { useState } from 'react';

const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;

/** The pause after so many failures in a row: 5 s, 10 s, 20 s … a minute. */
const pauseAfter = (failures: number): number => Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);

type Polled = { state: Pick<Query['state'], 'status' | 'data' | 'errorUpdateCount'> };

/**
 * For the `refetchInterval` of one query: the usual pause, and a growing one while fetches fail. A page that has nothing to show
 * yet is not tried sooner than usual, because its error with the button would disappear each time.
 */
export function createGrowingPause(usualMs: number): (query: Polled) => number {
  let before = 0;
  return ({ state: { status, data, errorUpdateCount } }) => {
    if (status === 'success') before = errorUpdateCount;
    const failures = errorUpdateCount - before;
    if (failures <= 0) return usualMs;
    return data === undefined ? Math.max(usualMs, pauseAfter(failures)) : pauseAfter(failures);
  };
}

export function useGrowingPause(usualMs: number): (query: Polled) => number {
  const [pause] = useState(() => createGrowingPause(usualMs));
  return pause;
}
