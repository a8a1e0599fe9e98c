import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { arrivingGuests } from '#gateway/sandbox/seed/arriving-guests.ts';
import { arrivingPreferences } from '#gateway/sandbox/seed/arriving-preferences.ts';
import { ANA, RAFAEL, SOFIA } from '#gateway/sandbox/seed/demo-guests.ts';
import { demoPreferences } from '#gateway/sandbox/seed/demo-preferences.ts';
import { hotelIds } from '#gateway/sandbox/seed/hotels.ts';
import { preferencePart } from '#shared/contract/guest/account.ts';
import { acAnswers, lightingAnswers, minibarChoice, tvAnswers } from '#shared/contract/guest/preferences.ts';
import { quizAnswers } from '#shared/contract/guest/quiz.ts';
import { MINIBAR_TOTAL } from '#shared/policies.ts';

const schemas = {
  AC: acAnswers,
  LIGHTING: z.strictObject({ lighting: lightingAnswers }),
  TV: tvAnswers,
  MINIBAR: minibarChoice,
  ABOUT: quizAnswers,
} as const;

test('the demo guests’ preferences are what the calls would have stored (API-51, PRF-12, PRF-25)', () => {
  for (const { part, answers } of [...demoPreferences, ...arrivingPreferences]) {
    expect(schemas[part].safeParse(answers), part).toMatchObject({ success: true });
    if (part === 'MINIBAR')
      expect(answers.items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(MINIBAR_TOTAL);
  }
});

test('three of four guests of each hotel who arrive have chosen something for their rooms (API-51, HSK-04)', () => {
  const deciding = new Set(arrivingPreferences.map(({ guestId }) => guestId));
  for (const hotelId of hotelIds) {
    const guests = arrivingGuests[hotelId];
    const share = guests.filter(({ id }) => deciding.has(id)).length / guests.length;
    expect(share, hotelId).toBeGreaterThanOrEqual(0.7);
    expect(share, hotelId).toBeLessThan(1);
  }
});

test('demo guests show every state: three of five parts, all, and none (API-51)', () => {
  const partsOf = (guestId: string) =>
    demoPreferences.filter(row => row.guestId === guestId).map(({ part }) => part);
  expect(partsOf(ANA)).toEqual(['AC', 'LIGHTING', 'TV']);
  expect(partsOf(RAFAEL)).toEqual(preferencePart.options);
  expect(partsOf(SOFIA)).toEqual(preferencePart.options);
  expect(new Set(demoPreferences.map(({ guestId }) => guestId)).size).toBe(3);
});
