import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isStaffTapping, useStaffGesture } from '#renderer/guest/features/device/kiosk/staff-gesture.ts';
import { runHook } from './run-hook.ts';

test('five quick taps on the mark are the staff, and fewer or slower ones are a guest (KSK-06)', () => {
  expect(isStaffTapping([0, 500, 1_000, 1_500, 2_000])).toBe(true);
  expect(isStaffTapping([0, 500, 1_000, 1_500])).toBe(false);
  expect(isStaffTapping([0, 1_500, 3_000, 4_500, 6_000])).toBe(false);
  expect(isStaffTapping([0, 9_000, 9_500, 10_000, 10_500, 11_000])).toBe(true);
  expect(isStaffTapping([])).toBe(false);
});

describe('a press on the mark', () => {
  const onGesture = vi.fn<() => void>();
  let mark: EventTarget;
  let unmount: () => void;
  const press = (...kinds: string[]) => {
    for (const kind of kinds) mark.dispatchEvent(new Event(kind, { cancelable: true }));
  };
  const endInWindow = (kind: string) => {
    const event = new Event(kind, { cancelable: true });
    window.dispatchEvent(event);
    return event;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    onGesture.mockClear();
    mark = new EventTarget();
    ({ unmount } = runHook(() => useStaffGesture({ current: mark as HTMLElement }, onGesture)));
  });
  afterEach(() => {
    unmount();
    vi.useRealTimers();
  });

  test('of three seconds opens the PIN once, and of less opens nothing (KSK-06)', () => {
    press('pointerdown');
    vi.advanceTimersByTime(2_900);
    press('pointerup');
    vi.advanceTimersByTime(10_000);
    expect(onGesture).not.toHaveBeenCalled();
    press('pointerdown');
    vi.advanceTimersByTime(30_000);
    expect(onGesture).toHaveBeenCalledOnce();
  });

  test('leaves the dialog that it opened when the finger is lifted, whose next touch counts again (KSK-06)', () => {
    press('pointerdown');
    vi.advanceTimersByTime(3_000);
    endInWindow('pointerup');
    expect(endInWindow('click').defaultPrevented, 'the end of the press').toBe(true);
    vi.advanceTimersByTime(1);
    expect(endInWindow('click').defaultPrevented, 'the first key').toBe(false);
  });

  test('by a finger is never taken over by the browser, and five of them are the staff (KSK-06)', () => {
    const start = new Event('touchstart', { cancelable: true });
    mark.dispatchEvent(start);
    expect(start.defaultPrevented).toBe(true);
    for (let tap = 0; tap < 5; tap += 1) press('pointerdown', 'touchstart', 'pointerup', 'touchend');
    expect(onGesture).toHaveBeenCalledOnce();
  });
});
