import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutTraces } from '#shared/rules/without-traces.ts';

test.each([
  ['The rooms are too cold.', 'The rooms are too cold.'],
  ['I am José Álvares, call me', 'I am … …, call me'],
  ['JOSE alvares here', '… … here'],
  ['write to jose@example.com please', 'write to … please'],
  ['my number is +55 (11) 98765-4321.', 'my number is ….'],
  ['CPF 123.456.789-09', 'CPF …'],
  ['see https://example.com/jose?x=1', 'see …'],
  ['3 nights in room 12', '3 nights in room 12'],
])('a leaving guest’s words keep their sense and lose their traces: %s (SET-04)', (text, freed) => {
  expect(withoutTraces(text, ['José', 'de Álvares'])).toBe(freed);
});

test('whatever a guest writes, neither name nor e-mail is left in it (SET-04)', () => {
  const name = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ]{3,12}$/);
  fc.assert(
    fc.property(
      name,
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ maxLength: 60 }),
      (one, before, after) => {
        const freed = withoutTraces(`${before} ${one} ${one}@example.com ${after}`, [one]);
        expect(freed.split(/[^\p{L}\p{M}\p{N}]+/u)).not.toContain(one);
        expect(freed).not.toContain('@');
      },
    ),
  );
});
