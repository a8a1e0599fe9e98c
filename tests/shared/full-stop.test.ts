import { expect, test } from 'vitest';
import { oneFullStop } from '#shared/full-stop.ts';

test.each([
  ['Vale até 7 de dez..', 'Vale até 7 de dez.'],
  ['Até seg.. Depois, nada volta.', 'Até seg. Depois, nada volta.'],
  ['Um instante...', 'Um instante...'],
  ['Files of ../docs and 1..3', 'Files of ../docs and 1..3'],
])('%s has one point at the end of a sentence (APP-01)', (text, expected) =>
  expect(oneFullStop(text)).toBe(expected),
);
