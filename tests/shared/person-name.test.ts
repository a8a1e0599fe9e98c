import { describe, expect, test } from 'vitest';
import { isFullName, splitFullName } from '#shared/rules/person-name.ts';

describe('names', () => {
  test.each([
    ['Ana Souza', true],
    ['  Ana   Beatriz Souza ', true],
    ['李 小龙', true],
    ['Ana', false],
    ['Ana  ', false],
    ['Ana 2', false],
    ['', false],
  ])('%j is a full name: %s (SGN-14)', (typed, full) => {
    expect(isFullName(typed)).toBe(full);
  });

  test('the first word is the first name, the rest the last name (PER-17, SGN-18)', () => {
    expect(splitFullName('  Ana  Beatriz de Souza ')).toEqual({
      firstName: 'Ana',
      lastName: 'Beatriz de Souza',
    });
  });

  test('letters typed as base and accent become one letter (SGN-18)', () => {
    expect(splitFullName('Zoe\u0301 Lima')).toEqual({ firstName: 'Zo\u00e9', lastName: 'Lima' });
  });
});
