import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromReais, shareOf, sumCents, toReais } from '#shared/money.ts';

test('cents and the decimal reais of requests are the same amount in both directions (PD-23)', () => {
  expect(fromReais(350.1)).toBe(35_010);
  expect(fromReais(0.29)).toBe(29);
  expect(fromReais(1_234.565)).toBe(123_457);
  expect(toReais(35_010)).toBe(350.1);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), cents => fromReais(toReais(cents)) === cents),
  );
});

test('a share is rounded half up to a whole cent (PD-23)', () => {
  expect(shareOf(10_000, 500)).toBe(500);
  expect(shareOf(10, 500)).toBe(1);
  expect(shareOf(9, 500)).toBe(0);
  expect(shareOf(33_333, 350)).toBe(1_167);
  expect(shareOf(0, 500)).toBe(0);
});

test('a share of the whole is the whole', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 100_000_000 }), cents => shareOf(cents, 10_000) === cents));
});

test('amounts add up to the cent', () => {
  expect(sumCents([])).toBe(0);
  expect(sumCents([10, 20, 5])).toBe(35);
});
