import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenWith } from '#renderer/platform/ui/lazy-screen.ts';

const loadTexts = vi.fn<() => Promise<void>>(() => Promise.resolve());
const screen = screenWith(loadTexts);

const Component = () => null;
const missing = () => new TypeError('Failed to fetch dynamically imported module: /assets/login.js');
const loader = () =>
  vi.fn<() => Promise<{ Component: typeof Component }>>(() => Promise.resolve({ Component }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  loadTexts.mockClear();
});

test('a screen whose code does not come is requested once more, after a moment (APP-30)', async () => {
  const load = loader().mockRejectedValueOnce(missing());
  const opening = screen(load)();
  await vi.advanceTimersByTimeAsync(499);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(opening).resolves.toEqual({ Component });
  expect(load).toHaveBeenCalledTimes(2);
});

test('texts that do not come are requested once more, and the code beside them is not (APP-30)', async () => {
  loadTexts.mockRejectedValueOnce(missing());
  const load = loader();
  const opening = screen(load, 'general')();
  await vi.runAllTimersAsync();
  await expect(opening).resolves.toEqual({ Component });
  expect(loadTexts).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a screen whose code does not come twice is given up (APP-30)', async () => {
  const load = loader().mockImplementation(() => Promise.reject(missing()));
  await Promise.all([
    expect(screen(load)()).rejects.toThrow('dynamically imported module'),
    vi.runAllTimersAsync(),
  ]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a screen whose own code throws is not requested again (APP-30)', async () => {
  const load = loader().mockRejectedValue(new Error('the module threw'));
  await expect(screen(load)()).rejects.toThrow('the module threw');
  expect(load).toHaveBeenCalledTimes(1);
});
