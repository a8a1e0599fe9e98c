import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checksum, pixCode } from '#shared/rules/pix-code.ts';
import { readPixCode } from '#tests/read-pix-code.ts';

const charge = {
  location: 'pix.example/v2/1',
  amountCents: 1_200,
  name: 'Pernoite Hotéis',
  city: 'São Paulo',
};

describe('a Pix code', () => {
  test('has the checksum that its standard names (PAY-33)', () => expect(checksum('123456789')).toBe('29B1'));

  test('holds the amount, who is paid and where, in the standard’s fields (PAY-33)', () => {
    const fields = readPixCode(pixCode(charge));
    expect(fields?.get('54')).toBe('12.00');
    expect(fields?.get('53')).toBe('986');
    expect(fields?.get('59')).toBe('Pernoite Hoteis');
    expect(fields?.get('60')).toBe('Sao Paulo');
    expect(fields?.get('26')).toBe('0014br.gov.bcb.pix2516pix.example/v2/1');
  });

  test('of any charge is read as it was written, and with one character changed not at all (PAY-33)', () => {
    fc.assert(
      fc.property(
        fc.record({
          location: fc.stringMatching(/^[a-z0-9./-]{1,70}$/),
          amountCents: fc.integer({ min: 1, max: 99_999_999 }),
          name: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
          city: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
        }),
        fc.nat(),
        (given, position) => {
          const code = pixCode({ ...given, name: `P${given.name}`, city: `S${given.city}` });
          const fields = readPixCode(code);
          expect(fields?.get('54')).toBe((given.amountCents / 100).toFixed(2));
          const at = position % code.length;
          const other = code[at] === '1' ? '2' : '1';
          expect(readPixCode(code.slice(0, at) + other + code.slice(at + 1))).toBeNull();
        },
      ),
    );
  });
});
