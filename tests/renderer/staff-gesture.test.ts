import { expect, test } from 'vitest';
import { isStaffTapping } from '#renderer/guest/features/device/kiosk/staff-gesture.ts';

test('five quick taps on the mark are the staff, and fewer or slower ones are a guest (KSK-06)', () => {
  expect(isStaffTapping([0, 500, 1_000, 1_500, 2_000])).toBe(true);
  expect(isStaffTapping([0, 500, 1_000, 1_500])).toBe(false);
  expect(isStaffTapping([0, 1_500, 3_000, 4_500, 6_000])).toBe(false);
  expect(isStaffTapping([0, 9_000, 9_500, 10_000, 10_500, 11_000])).toBe(true);
  expect(isStaffTapping([])).toBe(false);
});
