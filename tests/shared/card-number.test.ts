import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passesLuhn } from '#shared/rules/card-network.ts';
import { hasCardNumber } from '#shared/rules/card-number.ts';

describe('a whole card number in a text', () => {
  test.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '4111.1111.1111.1111',
    '3782 822463 10005',
    '4222222222222',
    '6304000000000000000',
    'visa 4111 1111 1111 1111 12/29 Ana',
    'R$ 331,20 - 4111 1111 1111 1111',
    '12/29 4111111111111111',
    'x4111111111111111y',
    '4111\u00a01111\u20091111\u00a01111',
    '4111\u200b1111\u200d1111\u20601111',
    '４１１１１１１１１１１１１１１１',
    '٤١١١١١١١١١١١١١١١',
    '4111 / 1111 / 1111 / 1111',
  ])('is found: %s (FRD-06)', text => {
    expect(hasCardNumber(text)).toBe(true);
  });

  test.each([
    '',
    'Ana Prado',
    '4111 1111 1111 1112',
    '•••• •••• •••• 1111',
    '+55 11 98765-4321',
    '529.982.247-25',
    '12.345.678/0001-95',
    'K7WM3D, 25 a 28 de novembro, R$ 1.169,70',
    'NSU 004417, autorização R07412, final 4417',
    '411111111111',
    '41111111111111111111',
  ])('is not found: %s (FRD-06)', text => {
    expect(hasCardNumber(text)).toBe(false);
  });

  test('is found however its digits are grouped, and whatever stands around it (FRD-06)', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 18 }).map(start => {
      const check = [...Array(10).keys()].find(last => passesLuhn([...start, last].join(''))) ?? 0;
      return [...start, check];
    });
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '.', ' - ', '\u00a0'), {
      minLength: 19,
      maxLength: 19,
    });
    const beside = fc.constantFrom('', 'Ana ', 'visa:');
    fc.assert(
      fc.property(digits, gaps, beside, (card, between, before) => {
        const text = card.map((digit, at) => `${at === 0 ? '' : between[at]}${digit}`).join('');
        expect(hasCardNumber(before + text)).toBe(true);
      }),
    );
  });
});
