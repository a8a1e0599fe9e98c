import { expect, test } from 'vitest';
import { isLastName, isSameLastName } from '#shared/rules/person-name.ts';

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

test.each([
  ['Hale', 'HALE'],
  ['Hale', 'Souza Hale'],
  ['García', 'García Márquez'],
  ['Márquez', 'García Márquez'],
  ['Almeida Prado', 'de Almeida Prado'],
  ['Costa e Silva', 'COSTA SILVA'],
  ['Silva', 'Silva Júnior'],
  ['Jones', 'Smith-Jones'],
  ["Sant'Anna", 'SANT ANNA'],
  ['Muñoz', 'Munoz'],
  ['van der Berg', 'BERG'],
  ['Da', 'da'],
])('%j and %j are the last name of one person (SEC-17)', (one, other) => {
  expect(isSameLastName(one, other)).toBe(true);
  expect(isSameLastName(other, one)).toBe(true);
});

test.each([
  ['Hale', 'Costa'],
  ['Hale', 'Hales'],
  ['Hal', 'Hale'],
  ['de', 'de Almeida Prado'],
  ['Almeida', 'Silva Almeida Prado'],
  ['Silva', 'da'],
  ['', 'Hale'],
  ['-', "'"],
  ['李', '王'],
])('%j and %j are not (SEC-17)', (one, other) => {
  expect(isSameLastName(one, other)).toBe(false);
  expect(isSameLastName(other, one)).toBe(false);
});
