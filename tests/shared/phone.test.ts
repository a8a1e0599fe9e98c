import { describe, expect, test } from 'vitest';
import { formatPhone, isValidPhone, maskPhone, phoneDigits } from '#shared/rules/phone.ts';

describe('phones', () => {
  test('a Brazilian phone is masked and cut at 11 digits, another is up to 15 bare digits (VAL-04)', () => {
    expect(phoneDigits('55', '(11) 98765-4321 99')).toBe('11987654321');
    expect(phoneDigits('351', '+912 345 678 901 234 567')).toBe('912345678901234');
    expect(maskPhone('351', '912345678')).toBe('912345678');
  });

  test.each([
    ['1', '1'],
    ['119', '(11) 9'],
    ['1198765', '(11) 98765'],
    ['11987654', '(11) 98765-4'],
    ['11987654321', '(11) 98765-4321'],
  ])('typing %s shows %s (VAL-04)', (typed, shown) => expect(maskPhone('55', typed)).toBe(shown));

  test.each([
    ['1134567890', '(11) 3456-7890'],
    ['11987654321', '(11) 98765-4321'],
    ['119876', '119876'],
  ])('a Brazilian phone %s is shown as %s (VAL-05)', (digits, shown) => {
    expect(formatPhone('55', digits)).toBe(shown);
  });

  test('a foreign phone is shown as its digits (VAL-05)', () => {
    expect(formatPhone('1', '2125550143')).toBe('2125550143');
  });

  test.each([
    ['55', '11987654321', true],
    ['55', '51912345678', true],
    ['55', '62991234567', true],
    ['55', '1187654321', false],
    ['55', '11887654321', false],
    ['55', '119876543210', false],
    ['55', '10987654321', false],
    ['55', '20987654321', false],
    ['55', '23987654321', false],
    ['1', '2125550143', true],
    ['351', '912345678', true],
    ['44', '123', false],
    ['44', '1234567890123456', false],
    ['44', '12 34 56', false],
    ['', '912345678', false],
    ['0', '912345678', false],
  ])('+%s %s is valid: %s (SGN-16, PER-09)', (code, digits, valid) => {
    expect(isValidPhone(code, digits)).toBe(valid);
  });
});
