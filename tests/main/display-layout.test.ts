import { describe, expect, test } from 'vitest';
import { type DisplayBounds, layOutDisplays } from '../../src-main/windows/display-layout.ts';

const at = (id: number, x: number, y = 0): DisplayBounds => ({
  id,
  bounds: { x, y, width: 1080, height: 1920 },
});
const [left, middle, right] = [at(7, -1080), at(3, 0), at(5, 1080)];
const plugged = [middle, right, left];

describe('the screens of a kiosk', () => {
  test('guests use the main one, and the others are covered (KSK-02)', () => {
    expect(layOutDisplays(plugged, middle, { main: null, coverOthers: true, touchOnly: true })).toEqual({
      main: middle.bounds,
      covered: [left.bounds, right.bounds],
    });
  });

  test('another one can be chosen, counted from the left (KSK-02)', () => {
    expect(layOutDisplays(plugged, middle, { main: 2, coverOthers: false, touchOnly: true })).toEqual({
      main: right.bounds,
      covered: [],
    });
  });

  test('one that is not plugged in is replaced by the main one (KSK-02)', () => {
    expect(layOutDisplays([middle], middle, { main: 2, coverOthers: true, touchOnly: true })).toEqual({
      main: middle.bounds,
      covered: [],
    });
  });
});
