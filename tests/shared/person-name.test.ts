import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFullName, isPersonName, splitFullName } from '#shared/rules/person-name.ts';

describe('names', () => {
  test.each([
    ['Ana Souza', true],
    ['  Ana   Beatriz Souza ', true],
    ['李 小龙', true],
    ['Ana', false],
    ['Ana  ', false],
    ['Ana 2', false],
    ['', false],
  ])('%j is a full name: %s (SGN-14)', (typed, full) => expect(isFullName(typed)).toBe(full));

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

describe('what a name may contain', () => {
  test.each([
    'Ana',
    'José da Conceição e Silva',
    "D'Ávila",
    'D´Ávila',
    'O’Neil',
    "'t Hooft",
    'Jean-Paul',
    'Núñez‑Sørensen',
    'Martin Luther King, Jr.',
    'J. R. R. Tolkien',
    'J.R.R. Tolkien',
    'J.-P. Sartre',
    'Ma. Aparecida',
    'Gal·la',
    'Đặng Thị Hạnh',
    'Łukasz Żółć',
    'Þórðardóttir',
    'שרה לוי',
    'محمد علی',
    'محمد\u200cعلی',
    'प्रिया शर्मा',
    'Μαρία',
    'Анна-Мария',
    '李小龙',
    '김 하늘',
    'Zoe\u0301',
  ])('%j is a name (SEC-06)', name => expect(isPersonName(name)).toBe(true));

  test.each([
    '',
    ' ',
    '-',
    "'.,",
    'Ana 2',
    'Ana ²',
    'Ana Ⅳ',
    '٣',
    'https://evil.example',
    'evil.example',
    'www.evil',
    't.co',
    'Ana.Souza',
    'Ana,evil',
    'J.R.R.Tolkien',
    'evil。example',
    'evil．example',
    'evil.\u200dexample',
    'ana@evil',
    'Ana: call us',
    'Ana/Souza',
    'Ana\\Souza',
    '<b>Ana</b>',
    '&lt;Ana',
    '"Ana"',
    '[Ana](evil)',
    'Ana_Souza',
    'Ana=1',
    'Ana\u202eanA',
    'Ana\u200bSouza',
    '🦜',
    'Ana!',
    'R$ Ana',
    '{{name}}',
    '%s',
  ])('%j is none (SEC-06)', text => expect(isPersonName(text)).toBe(false));

  const letters = fc.stringMatching(/^\p{Lu}\p{Ll}{1,8}$/u);
  const part = fc.oneof(
    letters,
    fc.tuple(letters, fc.constantFrom("'", '’', '-', '‑', '·'), letters).map(parts => parts.join('')),
    fc.constantFrom('J.', 'Jr.', 'Sr.', 'Ma.', 'de', 'da', "d'", 'y', 'J.R.', 'Filho,'),
  );
  const names = fc
    .tuple(letters, fc.array(part, { maxLength: 5 }))
    .map(([first, rest]) => [first, ...rest].join(' '));

  test('whatever is made of words, signs between letters and abbreviations is a name, whole and in parts (SEC-06)', () => {
    fc.assert(
      fc.property(names, name => {
        const { firstName, lastName } = splitFullName(name);
        expect([name, isPersonName(name)]).toEqual([name, true]);
        expect(isPersonName(firstName)).toBe(true);
        if (/\p{L}/u.test(lastName)) expect(isPersonName(lastName)).toBe(true);
      }),
    );
  });

  test('nothing that mail programs make a link, markup or a number of passes (SEC-06)', () => {
    const host = fc
      .tuple(letters, fc.constantFrom('com', 'br', 'io', 'example'))
      .map(parts => parts.join('.'));
    const signs = fc.constantFrom(...':/@<>&"\\`()[]{}#%=+*_|~^$!?;0123456789٣²');
    const hostile = fc.oneof(
      host,
      signs,
      fc
        .string({ unit: 'binary', maxLength: 12 })
        .filter(text => /[^\p{L}\p{M}\s\p{Cc}]/u.test(text) && !/['’‘´.,·‐‑-]|\u200c|\u200d/u.test(text)),
    );
    fc.assert(
      fc.property(names, hostile, names, (before, bad, after) => {
        for (const text of [bad, `${before} ${bad}`, `${before} ${bad} ${after}`, `${bad}${after}`])
          expect([text, isPersonName(text)]).toEqual([text, false]);
      }),
    );
  });
});
