import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pause } from '#renderer/platform/gateway/pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a pause lasts as long as it says (PD-10)', async () => {
  let isOver = false;
  const wait = pause(800).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(799);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await wait;
  expect(isOver).toBe(true);
});

test('a pause ends at once when its screen is left, and leaves no timer behind (IDV-06)', async () => {
  const leave = new AbortController();
  const wait = pause(5_000, leave.signal);
  leave.abort();
  await wait;
  expect(vi.getTimerCount()).toBe(0);
});
