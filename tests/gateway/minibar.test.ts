import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chosenMinibar, saveMinibar } from '#gateway/domain/stay/preferences/minibar-preference.ts';
import { readDemoHotels } from '#gateway/sandbox/seed/hotels.ts';
import { findMinibars } from '#gateway/store/preference-store.ts';
import { guestPreferences, minibarOptions } from '#gateway/store/schema/preferences.ts';
import type { MinibarChoice } from '#shared/contract/guest/preferences.ts';
import { hostileText } from '#tests/hostile-text.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { INPUT_RUNS } from './runs.ts';
import { codeOf, newGuest } from './small-hotel.ts';

const hotel = openFreshHotel();
let offered: (typeof minibarOptions.$inferInsert)[];

beforeAll(async () => {
  offered = (await readDemoHotels()).data.minibars;
});
beforeEach(async () => {
  await hotel.db.delete(minibarOptions);
  await hotel.db.insert(minibarOptions).values(offered);
});

const items = (quantities: Record<string, number>) =>
  Object.entries(quantities).map(([id, quantity]) => ({ id, quantity }));
const waterAndJuice: MinibarChoice = {
  id: 'healthy',
  items: items({ 'fresh-juice': 4, 'mineral-water': 6 }),
};
const save = (choice: MinibarChoice) => hotel.guest.client.preferences.saveMinibar(choice);
const readBack = async (client: Client = hotel.guest.client) => (await client.preferences.find()).minibar;
const selected = async (client?: Client) => (await readBack(client)).optionSelected;
const progress = async () => (await hotel.guest.client.account.overview()).preferenceProgress;
const storedOf = async (guestId: string) =>
  (await hotel.db.select().from(guestPreferences).where(eq(guestPreferences.guestId, guestId))).map(
    ({ part, answers }) => ({ part, answers }),
  );

describe('the minibars', () => {
  test('are listed in both languages with their items, the standard one named and none chosen (PRF-19, PRF-21, PRF-22, APS-04)', async () => {
    const found = await readBack();
    expect(found.options.map(({ key }) => key)).toEqual(['BASIC', 'HEALTHY', 'ENERGETIC', 'CERRADO']);
    expect(found).toMatchObject({ optionDefault: 'basic', optionSelected: null });
    expect(found.options[3]).toMatchObject({
      id: 'cerrado',
      name: { en_us: 'Tastes of the Cerrado', pt_br: 'Sabores do Cerrado' },
      pictureUrl: null,
    });
    const [water, , , , beer] = found.options[0]?.items ?? [];
    // Without a maximum there is no such field, and the total alone is the limit.
    expect(water).toEqual({
      id: 'mineral-water',
      key: 'MINERAL_WATER',
      name: { en_us: 'Still water', pt_br: 'Água sem gás' },
      defaultQuantity: 3,
    });
    expect(beer).toMatchObject({ key: 'BEER', defaultQuantity: 2, maxQuantity: 4 });
    const keys = new Set(found.options.flatMap(option => option.items.map(({ key }) => key)));
    const waters = ['MINERAL_WATER', 'SPARKLING_WATER', 'COCONUT_WATER'];
    const others = ['FRESH_JUICE', 'ENERGY_DRINK', 'BEER', 'SODA', 'SUGAR_FREE_SODA'];
    for (const drink of [...waters, ...others]) expect(keys).toContain(drink);
  });

  test('with a picture of the hotel name its address, and a brand without minibars has none (PRF-19, OPS-02)', async () => {
    await hotel.db
      .update(minibarOptions)
      .set({ picture: 'detail-minibar' })
      .where(eq(minibarOptions.id, 'basic'));
    expect((await readBack()).options[0]?.pictureUrl).toBe('/pictures/detail-minibar-640.webp');
    await hotel.db.delete(minibarOptions);
    expect(await readBack()).toEqual({ options: [], optionDefault: null, optionSelected: null });
  });
});

describe('a minibar that a guest saves', () => {
  test('is returned, is there on the next visit, and is nobody else’s (APS-07, PRF-19, PRF-26)', async () => {
    const saved = await save(waterAndJuice);
    // In the option's sequence, whatever the request's was.
    const stored = { id: 'healthy', items: items({ 'mineral-water': 6, 'fresh-juice': 4 }) };
    expect(saved.minibar.optionSelected).toEqual(stored);
    expect(await selected()).toEqual(stored);
    expect(await storedOf(hotel.guest.id)).toEqual([{ part: 'MINIBAR', answers: stored }]);
    expect(await selected((await newGuest(hotel.gateway)).client)).toBeNull();
    expect(await progress()).toBe(0.2);
  });

  test('replaces the one before (APS-07)', async () => {
    await save(waterAndJuice);
    const again = { id: 'basic', items: items({ 'mineral-water': 10, beer: 0 }) };
    await save(again);
    expect(await selected()).toEqual({ id: 'basic', items: items({ 'mineral-water': 10 }) });
    expect(await storedOf(hotel.guest.id)).toHaveLength(1);
  });

  const basic = (quantities: Record<string, number>) => ({ id: 'basic', items: items(quantities) });
  const energetic = { id: 'energetic', items: items({ 'mineral-water': 6, 'energy-drink': 4 }) };
  const juice = basic({ 'mineral-water': 9, 'fresh-juice': 1 });

  test.each<[string, MinibarChoice, object]>([
    ['MINIBAR_TOTAL_WRONG', basic({ 'mineral-water': 9 }), { details: { total: 9, wanted: 10 } }],
    ['MINIBAR_TOTAL_WRONG', basic({ 'mineral-water': 9, soda: 2 }), { details: { total: 11, wanted: 10 } }],
    ['MINIBAR_TOTAL_WRONG', basic({}), { details: { total: 0, wanted: 10 } }],
    ['MINIBAR_LIMIT_EXCEEDED', energetic, { details: { itemId: 'energy-drink', maxQuantity: 3 } }],
    ['PREFERENCE_NOT_OFFERED', juice, {}],
    ['PREFERENCE_NOT_OFFERED', { ...basic({ 'mineral-water': 10 }), id: 'deluxe' }, {}],
  ])('is rejected as %s: %j; the one before stays (PRF-23, PRF-25, APS-07)', async (code, choice, more) => {
    await save(waterAndJuice);
    const rejected = await save(choice).catch((error: unknown) => error);
    expect(rejected).toMatchObject({ code, ...more });
    expect((await selected())?.id).toBe('healthy');
  });

  test.each([
    ['an item named twice', { id: 'basic', items: [...items({ beer: 4 }), ...items({ beer: 6 })] }],
    ['less than none', { id: 'basic', items: items({ 'mineral-water': 11, soda: -1 }) }],
    ['half an item', { id: 'basic', items: items({ 'mineral-water': 9.5, soda: 0.5 }) }],
    ['a text for a quantity', { id: 'basic', items: [{ id: 'mineral-water', quantity: '10' }] }],
    [
      'a list without end',
      { id: 'basic', items: Array.from({ length: 41 }, (_, n) => ({ id: `i${n}`, quantity: 0 })) },
    ],
    ['a field of its own', { ...waterAndJuice, guestId: 'another' }],
    ['no option', { items: waterAndJuice.items }],
  ])('is rejected as input with %s (PRF-23, SEC-06)', async (_, body) => {
    const response = await hotel.gateway.raw('POST', '/api/preference/minibar', {
      body,
      headers: { 'x-guest-access-token': `Bearer ${hotel.guest.token}` },
    });
    expect(response.status).toBe(400);
    expect(await storedOf(hotel.guest.id)).toEqual([]);
  });

  test('with hostile ids names nothing that exists, and is never a failure of the gateway (SEC-06)', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, hostileText, async (option, item) => {
        const choice = { id: option, items: [{ id: item, quantity: 10 }] };
        expect(['PREFERENCE_NOT_OFFERED', 'BAD_REQUEST']).toContain(await codeOf(save(choice)));
      }),
      { numRuns: INPUT_RUNS },
    );
    expect(await storedOf(hotel.guest.id)).toEqual([]);
  });

  test('on two devices at once is one of the two, whole (APS-07)', async () => {
    const cerrado = { id: 'cerrado', items: items({ 'mineral-water': 7, 'baru-nuts': 3 }) };
    const healthy = { id: 'healthy', items: items({ 'mineral-water': 6, 'fresh-juice': 4 }) };
    const saves = Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? cerrado : healthy));
    await Promise.all(saves.map(choice => save(choice)));
    expect([cerrado, healthy]).toContainEqual(await selected());
    expect(await storedOf(hotel.guest.id)).toHaveLength(1);
  });
});

test('any choice is saved exactly when it is ten of what the option has, within its maxima (PRF-23, PRF-25)', async () => {
  const options = await findMinibars(hotel.db);
  const choice = fc.constantFrom(...options).chain(option =>
    fc.record({
      option: fc.constant(option),
      quantities: fc.array(fc.integer({ min: 0, max: 5 }), {
        minLength: option.items.length,
        maxLength: option.items.length,
      }),
      // Half of the choices are filled up with water, so that many are ten.
      isFilled: fc.boolean(),
    }),
  );
  await fc.assert(
    fc.asyncProperty(choice, async ({ option, quantities, isFilled }) => {
      const others = quantities.slice(1).reduce((sum, quantity) => sum + quantity, 0);
      const all = isFilled && others <= 10 ? [10 - others, ...quantities.slice(1)] : quantities;
      const chosen = option.items.map(({ id }, index) => ({ id, quantity: all[index] ?? 0 }));
      const isPossible =
        all.reduce((sum, quantity) => sum + quantity, 0) === 10 &&
        option.items.every(
          ({ maxQuantity }, index) => maxQuantity === null || (all[index] ?? 0) <= maxQuantity,
        );
      await hotel.db.delete(guestPreferences);
      const wish = { id: option.id, items: chosen };
      const saved = saveMinibar(hotel.gateway.app, hotel.guest.id, wish);
      const outcome = await saved.catch((error: unknown) => error);
      expect(outcome === undefined).toBe(isPossible);
      expect(await storedOf(hotel.guest.id)).toHaveLength(isPossible ? 1 : 0);
    }),
    { numRuns: INPUT_RUNS },
  );
});

describe('a saved minibar that is no longer possible counts as none chosen, also in the progress of the account (API-51, PRF-01, PRF-19)', () => {
  const basic = () => {
    const [first] = offered;
    if (first === undefined) throw new Error('no minibar');
    return first;
  };
  const ten = { id: 'basic', items: items({ 'mineral-water': 6, beer: 4 }) };

  const change = (items: ReturnType<typeof basic>['items']) =>
    hotel.db.update(minibarOptions).set({ items }).where(eq(minibarOptions.id, 'basic'));
  const broken = { answers: { id: 7, items: 'all' } };

  test.each<[string, () => Promise<unknown>]>([
    ['its option is gone', () => hotel.db.delete(minibarOptions).where(eq(minibarOptions.id, 'basic'))],
    ['one of its items is gone', () => change(basic().items.filter(({ id }) => id !== 'beer'))],
    ['a maximum is lower now', () => change(basic().items.map(item => ({ ...item, maxQuantity: 3 })))],
    ['it is of another form', () => hotel.db.update(guestPreferences).set(broken)],
  ])('where %s', async (_, apply) => {
    await save(ten);
    expect(await selected()).toEqual(ten);
    expect(await progress()).toBe(0.2);
    await apply();
    expect(await selected()).toBeNull();
    expect(await progress(), 'the page shows none as chosen').toBe(0);
  });

  test('and is there again when the hotel offers it again', async () => {
    await save(ten);
    await hotel.db.delete(minibarOptions).where(eq(minibarOptions.id, 'basic'));
    expect(await progress()).toBe(0);
    await hotel.db.insert(minibarOptions).values(basic());
    expect(await selected()).toEqual(ten);
    expect(await progress()).toBe(0.2);
    const parts = [{ part: 'MINIBAR' as const, answers: ten }];
    expect(chosenMinibar(await findMinibars(hotel.db), parts)).toEqual(ten);
  });
});
