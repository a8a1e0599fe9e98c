import { describe, expect, test } from 'vitest';
import { earliestBirthDate, isGuestBirthDate, latestBirthDate } from '#shared/rules/birth-date.ts';

const TODAY = '2026-11-21';

describe('birth dates', () => {
  test.each([
    ['2008-11-21', true],
    ['2008-11-22', false],
    ['1926-11-21', true],
    ['1926-11-20', false],
    ['1990-02-30', false],
    ['not a date', false],
    ['2027-01-01', false],
  ])('who was born on %s may sign up: %s (SGN-15, LIM-17)', (birth, allowed) => {
    expect(isGuestBirthDate(birth, TODAY)).toBe(allowed);
  });

  test('who was born on 29 February is 18 from 1 March of a year without one (SGN-15)', () => {
    expect(isGuestBirthDate('2008-02-29', '2026-02-28')).toBe(false);
    expect(isGuestBirthDate('2008-02-29', '2026-03-01')).toBe(true);
  });

  test('the field offers 100 to 18 years back (SGN-15, LIM-17)', () => {
    expect(earliestBirthDate(TODAY)).toBe('1926-11-21');
    expect(latestBirthDate(TODAY)).toBe('2008-11-21');
    expect(latestBirthDate('2028-02-29')).toBe('2010-02-28');
  });
});
