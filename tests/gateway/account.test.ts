import { expect, test } from 'vitest';
import { guestPreferences } from '#gateway/store/schema/preferences.ts';
import { type PreferencePart, preferencePart } from '#shared/contract/guest/account.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { codeOf, newGuest } from './small-hotel.ts';

const hotel = openFreshHotel();

const progress = async (of = hotel.guest) => (await of.client.account.overview()).preferenceProgress;

const answersOf: Record<PreferencePart, unknown> = {
  AC: { temperature: 2, onlyVentilationEnabled: false },
  LIGHTING: { lighting: 1 },
  TV: { routine: 3, channels: [1, 2] },
  MINIBAR: {
    id: 'basic',
    items: [
      { id: 'mineral-water', quantity: 6 },
      { id: 'beer', quantity: 4 },
    ],
  },
  ABOUT: { any: 1 },
};

const fill = (part: PreferencePart, guestId = hotel.guest.id) =>
  hotel.db
    .insert(guestPreferences)
    .values({ guestId, part, answers: answersOf[part], updatedAt: hotel.gateway.clock.now() });

test('the progress of the preferences is the share of the five parts that are filled in (API-51, PRF-01)', async () => {
  expect(await progress()).toBe(0);
  const seen: number[] = [];
  for (const part of preferencePart.options) {
    await fill(part);
    seen.push(await progress());
  }
  expect(seen).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
});

test('the account says whether the guest has filled in the quiz (API-51)', async () => {
  const isFilled = async () => (await hotel.guest.client.account.overview()).aboutYou.isFilled;
  await fill('AC');
  expect(await isFilled()).toBe(false);
  await fill('ABOUT');
  expect(await isFilled()).toBe(true);
});

test('another guest’s preferences do not count (API-51)', async () => {
  const other = await newGuest(hotel.gateway);
  await fill('AC', other.id);
  expect(await progress()).toBe(0);
  expect(await progress(other)).toBe(0.2);
});

test('the account needs a session (API-51, API-03)', async () => {
  expect(await codeOf(hotel.gateway.client().account.overview())).toBe('UNAUTHORIZED');
});
