import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat, repeatOrWake } from '#gateway/platform/repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work that takes longer than its interval never runs beside itself, and stopping waits for it (OPS-03)', async () => {
  const { promise: work, resolve: finish } = Promise.withResolvers<void>();
  let begun = 0;
  const stop = repeat(
    1_000,
    () => {
      begun += 1;
      return work;
    },
    () => expect.unreachable(),
  );
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toBe(1);
  let hasStopped = false;
  const stopped = stop().then(() => {
    hasStopped = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(hasStopped).toBe(false);
  finish();
  await stopped;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toBe(1);
});

test('a turn that fails is reported, and the next one comes all the same (OPS-03)', async () => {
  const failures: unknown[] = [];
  const stop = repeat(
    1_000,
    () => Promise.reject(new Error('the database is away')),
    error => failures.push(error),
  );
  await vi.advanceTimersByTimeAsync(2_000);
  await stop();
  expect(failures).toHaveLength(2);
});

test('what is woken has its turn at once, one more where it runs already, and none after it was stopped (OPS-03)', async () => {
  let begun = 0;
  let { promise: work, resolve: finish } = Promise.withResolvers<void>();
  const { wake, stop } = repeatOrWake(
    1_000,
    () => {
      begun += 1;
      return work;
    },
    () => expect.unreachable(),
  );
  wake();
  expect(begun).toBe(1);
  wake();
  wake();
  expect(begun).toBe(1);
  const first = finish;
  ({ promise: work, resolve: finish } = Promise.withResolvers<void>());
  first();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toBe(2);
  wake();
  const stopped = stop();
  wake();
  finish();
  await stopped;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toBe(2);
});
