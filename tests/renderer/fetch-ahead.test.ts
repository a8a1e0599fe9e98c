import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead } from '#renderer/platform/host/fetch-ahead.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that is never idle: the browser calls back when the time that it was given is over, and not without one. */
const neverIdle = (call: () => void, { timeout }: IdleRequestOptions = {}) =>
  timeout === undefined ? 0 : Number(setTimeout(call, timeout));

test.each([
  ['a page that is idle at once', (call: () => void) => call()],
  ['a page that is never idle', neverIdle],
])(
  '%s fetches within five seconds what it needs later, one after another (APP-18, APP-34)',
  async (_which, idle) => {
    vi.stubGlobal('window', { requestIdleCallback: idle });
    const fetched: string[] = [];
    fetchAhead(
      () => Promise.reject(new Error('out of reach')),
      async () => void fetched.push('chat'),
    );
    await vi.advanceTimersByTimeAsync(2_999);
    expect(fetched, 'the first screen comes first').toEqual([]);
    await vi.advanceTimersByTimeAsync(2_001);
    expect(fetched).toEqual(['chat']);
  },
);

test('a browser without idle callbacks fetches all the same (APP-34)', async () => {
  vi.stubGlobal('window', {});
  const part = vi.fn<() => Promise<void>>(() => Promise.resolve());
  fetchAhead(part);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(part).toHaveBeenCalledOnce();
});
