import { describe, expect, test } from 'vitest';
import { formatWholeReais } from '#shared/money.ts';
import { nextWeekend, tonight } from '#shared/rules/near-stays.ts';

const zone = 'America/Sao_Paulo';
const at = (instant: string) => new Date(instant);

describe('one touch from the first page', () => {
  test('tonight is the night of the hotel’s own day (SRC-82)', () => {
    expect(tonight(at('2026-12-01T23:30:00-03:00'), zone)).toEqual({
      checkin: '2026-12-01',
      checkout: '2026-12-02',
    });
  });

  test('a weekend is from Friday to Sunday, and on a Saturday what is left of it (SRC-82)', () => {
    const cases = [
      ['2026-12-02', '2026-12-04', '2026-12-06'],
      ['2026-12-04', '2026-12-04', '2026-12-06'],
      ['2026-12-05', '2026-12-05', '2026-12-06'],
      ['2026-12-06', '2026-12-11', '2026-12-13'],
    ] as const;
    for (const [day, checkin, checkout] of cases)
      expect(nextWeekend(at(`${day}T12:00:00-03:00`), zone), day).toEqual({ checkin, checkout });
  });

  test('a price "from" is never less than the night costs (SRC-80)', () => {
    expect(formatWholeReais(356_10).replace(/\s/g, ' ')).toBe('R$ 357');
    expect(formatWholeReais(356_00).replace(/\s/g, ' ')).toBe('R$ 356');
  });
});
