import { expect, test } from 'vitest';
import { accommodationPrice, bookingTotals, nightPrices, taxedLine } from '#shared/rules/stay-price.ts';

// Sunday to Saturday.
const weekdayTariff = [300_00, 310_00, 320_00, 330_00, 340_00, 450_50, 460_75];
const seasons = [
  { firstDate: '2026-12-20', lastDate: '2027-01-05', factorBasisPoints: 12_000 },
  { firstDate: '2026-12-31', lastDate: '2026-12-31', factorBasisPoints: 20_000 },
];
const plain = { weekdayTariff, seasons, thirdPersonInTopSuite: false, taxBasisPoints: 350 };

test('a night costs the tariff of its weekday, with its own tax', () => {
  expect(nightPrices({ ...plain, dates: ['2026-12-04', '2026-12-05', '2026-12-06'] })).toEqual([
    { date: '2026-12-04', price: 450_50, taxValue: 15_77 },
    { date: '2026-12-05', price: 460_75, taxValue: 16_13 },
    { date: '2026-12-06', price: 300_00, taxValue: 10_50 },
  ]);
});

test('a season multiplies its nights, first and last included, rounded to a cent', () => {
  const nights = nightPrices({ ...plain, dates: ['2026-12-19', '2026-12-20', '2027-01-05', '2027-01-06'] });
  expect(nights.map(night => night.price)).toEqual([460_75, 360_00, 384_00, 330_00]);
});

test('where two seasons meet the first in the list counts', () => {
  expect(nightPrices({ ...plain, dates: ['2026-12-31'] })[0]?.price).toBe(408_00);
});

test('a third person in the top suite adds 30 % to each night (LIM-10)', () => {
  const [night] = nightPrices({ ...plain, thirdPersonInTopSuite: true, dates: ['2026-12-04'] });
  expect(night?.price).toBe(585_65);
});

test('a room costs its nights, its hours and its pet, taxed line by line (PAY-20, LIM-12)', () => {
  const nights = nightPrices({ ...plain, dates: ['2026-12-04', '2026-12-05'] });
  const price = accommodationPrice({
    nights,
    checkinSlot: taxedLine(25_10, 350),
    checkoutSlot: taxedLine(30_10, 350),
    pet: taxedLine(350_00, 350),
  });
  expect(price).toEqual({ value: 1_316_45, taxValue: 15_77 + 16_13 + 88 + 1_05 + 12_25 });
});

test('a room without hours and pet costs its nights alone', () => {
  const nights = [taxedLine(100_00, 500)];
  expect(accommodationPrice({ nights, checkinSlot: null, checkoutSlot: null, pet: null })).toEqual({
    value: 100_00,
    taxValue: 5_00,
  });
});

test('a booking costs its rooms, and its total is price plus tax (PAY-20)', () => {
  expect(
    bookingTotals([
      { value: 100_00, taxValue: 5_00 },
      { value: 50_01, taxValue: 2_51 },
    ]),
  ).toEqual({ value: 150_01, taxValue: 7_51, total: 157_52 });
  expect(bookingTotals([])).toEqual({ value: 0, taxValue: 0, total: 0 });
});
