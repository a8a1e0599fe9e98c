import { expect, test } from 'vitest';
import { isLastName } from '#shared/rules/person-name.ts';

test.each([
  ['Souza', 'Souza'],
  ['souza', 'Beatriz Souza'],
  ['BEATRIZ SOUZA', 'Beatriz Souza'],
  ['  beatriz   souza ', 'Beatriz Souza'],
  ['Conceicao', 'Conceição'],
  ['CONCEIÇÃO', 'Conceic\u0327a\u0303o'],
  ['santanna', "Sant'Anna"],
  ['Sant Anna', 'Sant’Anna'],
  ['da Silva', 'Pereira da Silva'],
  ['silva', 'Pereira da Silva'],
  ['Müller-Lang', 'Muller Lang'],
])('%j is one of the last names of %j (BEY-02)', (typed, lastName) => {
  expect(isLastName(typed, lastName)).toBe(true);
});

test.each([
  ['', 'Souza'],
  ["'- ", 'Souza'],
  ['Ana', 'Beatriz Souza'],
  ['Beatriz', 'Beatriz Souza'],
  ['ouza', 'Beatriz Souza'],
  ['Souza Lima', 'Souza'],
  ['Pereira', 'Pereira da Silva'],
  ['Souza', ''],
])('%j is no last name of %j (BEY-02)', (typed, lastName) => expect(isLastName(typed, lastName)).toBe(false));
