import { describe, expect, test } from 'vitest';
import { dueCare, isWithin, keepsScreenOn, MEMORY_CEILING_KB } from '../../src-main/kiosk/machine-policy.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00`);

test.for([
  ['03:00', '05:00', '03:00', true],
  ['03:00', '05:00', '04:59', true],
  ['03:00', '05:00', '05:00', false],
  ['03:00', '05:00', '12:00', false],
  ['22:00', '02:00', '23:30', true],
  ['22:00', '02:00', '01:59', true],
  ['22:00', '02:00', '02:00', false],
  ['06:00', '06:00', '13:00', true],
] as const)('from %s to %s holds %s: %s', ([from, to, time, isInside]) => {
  expect(isWithin({ from, to }, at(time))).toBe(isInside);
});

const facts = {
  memoryKb: 400_000,
  hasFreedMemory: false,
  isNobodyThere: true,
  isBeingReplaced: false,
  isPageOutdated: false,
  uptimeMs: 20 * 3_600_000,
  moment: at('12:00'),
};
const quietWindow = { from: '03:00', to: '05:00' };

describe('care for a kiosk that runs for weeks', () => {
  test('by day nothing happens to one that is well', () => {
    expect(dueCare(facts, { quietWindow })).toEqual({ act: 'none' });
  });

  test('it restarts at night, once, when nobody is there (BEY-07)', () => {
    const night = { ...facts, moment: at('03:30') };
    expect(dueCare(night, { quietWindow })).toEqual({ act: 'relaunch', why: 'night' });
    expect(dueCare({ ...night, isNobodyThere: false }, { quietWindow })).toEqual({ act: 'none' });
    expect(dueCare({ ...night, uptimeMs: 600_000 }, { quietWindow })).toEqual({ act: 'none' });
    expect(dueCare(night, { quietWindow: null })).toEqual({ act: 'none' });
  });

  test('a page without the hotel’s configuration is loaded again; never a guest’s (KSK-08)', () => {
    const late = { ...facts, isPageOutdated: true };
    expect(dueCare(late, { quietWindow })).toEqual({ act: 'reload' });
    expect(dueCare({ ...late, isNobodyThere: false }, { quietWindow })).toEqual({ act: 'none' });
  });

  test('a page that is being replaced is not replaced once more, under the next guest’s finger (KSK-08)', () => {
    const late = { ...facts, isPageOutdated: true, isBeingReplaced: true };
    expect(dueCare(late, { quietWindow })).toEqual({ act: 'none' });
  });

  test('too much memory ends the page, and the app where that did not help; never a guest (BEY-07)', () => {
    const full = { ...facts, memoryKb: MEMORY_CEILING_KB + 1 };
    expect(dueCare(full, { quietWindow })).toEqual({ act: 'reset' });
    expect(dueCare({ ...full, hasFreedMemory: true }, { quietWindow })).toEqual({
      act: 'relaunch',
      why: 'memory',
    });
    expect(dueCare({ ...full, isNobodyThere: false }, { quietWindow })).toEqual({ act: 'none' });
  });

  test('the screen stays lit while the hotel is open', () => {
    const openingHours = { from: '06:00', to: '23:00' };
    expect(keepsScreenOn({ openingHours }, at('12:00'))).toBe(true);
    expect(keepsScreenOn({ openingHours }, at('02:00'))).toBe(false);
    expect(keepsScreenOn({ openingHours: null }, at('02:00'))).toBe(true);
  });
});
