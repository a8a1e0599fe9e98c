import { expect, test } from 'vitest';
import { isSimplePin, isStrongStaffPassword } from '#shared/rules/staff-secrets.ts';

test.each([
  ['000000', '777777', '121212', '123123', '112233', '111222'],
  ['123456', '234567', '987654', '246802', '890123'],
  ['123321', '147741', '159753', '102030'],
  ['250681', '010100', '311299'],
])('%s and its like are rejected as PINs (STF-06)', (...pins) => {
  for (const pin of pins) expect(isSimplePin(pin), pin).toBe(true);
});

test('other six digits are taken as PINs (STF-06)', () => {
  for (const pin of ['804172', '480216', '913572', '407183', '329475', '998041'])
    expect(isSimplePin(pin), pin).toBe(false);
});

test.each([
  ['Balcão#2026-seguro', true],
  ['Curta#2026', false],
  ['semmaiuscula#2026', false],
  ['SemSinalNenhum2026', false],
  [`Longa#1${'x'.repeat(130)}`, false],
])('%s is a password of staff: %s (STF-03)', (password, isStrong) => {
  expect(isStrongStaffPassword(password)).toBe(isStrong);
});
