import { expect, test } from 'vitest';
import { caretAfter, digitsMask } from '#renderer/platform/forms/masks.ts';

test('digits fall into their places and nothing else stays (VAL-06)', () => {
  const cpf = digitsMask('999.999.999-99');
  expect(cpf('12345678909')).toBe('123.456.789-09');
  expect(cpf('123')).toBe('123');
  expect(cpf('1234')).toBe('123.4');
  expect(cpf('abc12345678909999')).toBe('123.456.789-09');
  expect(cpf('')).toBe('');
});

test('the caret stays behind the sign that was typed, not behind the mask’s own', () => {
  expect(caretAfter('123.4', 4)).toBe(5);
  expect(caretAfter('123.456', 2)).toBe(2);
  expect(caretAfter('123.456', 0)).toBe(0);
  expect(caretAfter('123', 9)).toBe(3);
});
