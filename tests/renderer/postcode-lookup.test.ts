import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  findPostcode,
  isPlaceTyped,
  LOOKUP_PATIENCE_MS,
  type Lookup,
} from '#renderer/platform/guest-forms/find-postcode.ts';
import { emptyAddress } from '#renderer/platform/guest-forms/personal-info-values.ts';
import { AppError } from '#shared/errors.ts';

const left = new AbortController().signal;
const never = () => new Promise<never>(() => undefined);
const address = { logradouro: 'Avenida Paulista', localidade: 'São Paulo' };

describe('the lookup of a postcode', () => {
  test('brings its address, and does not wait for the end of its patience (PER-14)', async () => {
    expect(await findPostcode(async () => address, { left, wait: never })).toEqual({
      lookup: 'found',
      address,
    });
  });

  test('tells a postcode that nobody knows from a provider that is away (PER-15, PRD-05)', async () => {
    const missing = async () => Promise.reject(new AppError('POSTCODE_NOT_FOUND', 'unknown'));
    expect(await findPostcode(missing, { left, wait: never })).toEqual({ lookup: 'missing' });
    for (const error of [new AppError('SERVICE_UNAVAILABLE', 'away'), new TypeError('offline'), 'odd'])
      expect(await findPostcode(() => Promise.reject(error), { left, wait: never })).toEqual({
        lookup: 'failed',
      });
  });

  test('that stays silent is given up after six seconds, and its late response fills in nothing (PRD-05)', async () => {
    const wait = vi.fn<(ms: number) => Promise<void>>(async () => undefined);
    let signal: AbortSignal | undefined;
    const silent = (given: AbortSignal) => {
      signal = given;
      return never();
    };
    expect(await findPostcode(silent, { left, wait })).toEqual({ lookup: 'failed' });
    expect(wait.mock.calls[0]?.[0]).toBe(LOOKUP_PATIENCE_MS);
    expect(LOOKUP_PATIENCE_MS).toBe(6_000);
    expect(signal?.aborted).toBe(true);
  });
});

describe('state and city', () => {
  const typedOnes = { ...emptyAddress(), state: 'Bahia', city: 'Cairu' };

  test('can be typed where the lookup brought none, and come with the postcode otherwise (PER-13, PRD-05)', () => {
    const isTyped = (lookup: Lookup) => isPlaceTyped(lookup, emptyAddress());
    expect((['missing', 'failed'] as const).map(isTyped)).toEqual([true, true]);
    expect((['idle', 'busy', 'found'] as const).map(isTyped)).toEqual([false, false, false]);
  });

  test('that were typed once can be typed again when the form is opened again (PRD-05)', () => {
    expect(isPlaceTyped('idle', typedOnes)).toBe(true);
    expect(isPlaceTyped('idle', { ...typedOnes, ibgeCityCode: '2905404' })).toBe(false);
    expect(isPlaceTyped('found', typedOnes)).toBe(false);
  });

  test('are never locked while they are empty and no lookup can bring them (PRD-05)', () => {
    const anyLookup = fc.constantFrom<Lookup>('missing', 'failed');
    fc.assert(
      fc.property(anyLookup, fc.string(), fc.string(), (lookup, city, ibgeCityCode) => {
        expect(isPlaceTyped(lookup, { ...emptyAddress(), city, ibgeCityCode })).toBe(true);
      }),
    );
  });
});
