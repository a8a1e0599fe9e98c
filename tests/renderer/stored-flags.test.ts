import { afterEach, describe, expect, test, vi } from 'vitest';
import { evaluateFlags } from '#renderer/guest/features/account/feature-flags/open-feature.ts';
import { readFlags, writeFlags } from '#renderer/guest/features/account/feature-flags/stored-flags.ts';
import { standInForPage } from './page-stub.ts';
import { storageOf } from './storage.ts';

const KEY = 'pernoite.flags';
const DAY_MS = 86_400_000;
const STORED_AT = Date.UTC(2026, 10, 22, 12);
const flags = { IS_PRD_FEATURES_ENABLED: true, IS_BOOKING_ENABLED: true, IS_CREDITS_ENABLED: false };

describe('stored flags', () => {
  test('come back as they were fetched (PD-45)', () => {
    const storage = storageOf();
    expect(readFlags(storage, STORED_AT)).toBeNull();
    writeFlags(storage, flags, STORED_AT);
    expect(readFlags(storage, STORED_AT)).toEqual(flags);
    writeFlags(storage, { ...flags, IS_BOOKING_ENABLED: false }, STORED_AT);
    expect(readFlags(storage, STORED_AT)).toEqual({ ...flags, IS_BOOKING_ENABLED: false });
  });

  test('count for a day, to the second, and are then removed (PD-45)', () => {
    const storage = storageOf();
    writeFlags(storage, flags, STORED_AT);
    expect(readFlags(storage, STORED_AT + DAY_MS - 1000)).toEqual(flags);
    expect(readFlags(storage, STORED_AT + DAY_MS)).toBeNull();
    expect(storage.length).toBe(0);
  });

  test('do not count where the clock was set back to before them, and are removed (PD-45)', () => {
    const storage = storageOf();
    writeFlags(storage, flags, STORED_AT);
    expect(readFlags(storage, STORED_AT - 1000)).toBeNull();
    expect(readFlags(storage, STORED_AT)).toBeNull();
    expect(storage.length).toBe(0);
  });

  test.each([
    ['no JSON', '{'],
    ['no record', 'null'],
    ['a list', '[]'],
    ['no time', JSON.stringify({ flags })],
    ['a time in words', JSON.stringify({ at: 'today', flags })],
    ['no flags', JSON.stringify({ at: STORED_AT })],
    ['flags that are null', JSON.stringify({ at: STORED_AT, flags: null })],
    ['a flag too few', JSON.stringify({ at: STORED_AT, flags: { IS_BOOKING_ENABLED: true } })],
    ['a flag in words', JSON.stringify({ at: STORED_AT, flags: { ...flags, IS_BOOKING_ENABLED: 'true' } })],
  ])('that are %s do not count and are removed (PD-45)', (_, text) => {
    const storage = storageOf({ [KEY]: text });
    expect(readFlags(storage, STORED_AT)).toBeNull();
    expect(storage.length).toBe(0);
  });

  test('bring along no entry that is not a flag of the app (PD-45)', () => {
    const storage = storageOf({ [KEY]: JSON.stringify({ at: STORED_AT, flags: { ...flags, OTHER: true } }) });
    expect(readFlags(storage, STORED_AT)).toEqual(flags);
  });
});

describe('fetched flags', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    [{ IS_PRD_FEATURES_ENABLED: true }, true],
    [{ IS_PRD_FEATURES_ENABLED: false }, false],
    [{ IS_PRD_FEATURES_ENABLED: true, IS_CREDITS_ENABLED: false }, false],
    [{ IS_PRD_FEATURES_ENABLED: false, IS_CREDITS_ENABLED: true }, true],
  ])('%o show credits: %s (APP-26, PD-02)', async (values, isShown) => {
    standInForPage('https://pernoite.test');
    const body = { flags: Object.entries(values).map(([key, value]) => ({ key, value })) };
    vi.stubGlobal('fetch', async () => Response.json(body));
    expect(await evaluateFlags()).toEqual({
      ...values,
      IS_BOOKING_ENABLED: false,
      IS_CREDITS_ENABLED: isShown,
    });
  });
});
