import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ANA, RAFAEL, SOFIA } from '#gateway/sandbox/seed/demo-guests.ts';
import { demoPreferences } from '#gateway/sandbox/seed/demo-preferences.ts';
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
  for (const { part, answers } of demoPreferences) {
    expect(schemas[part].safeParse(answers), part).toMatchObject({ success: true });
    if (part === 'MINIBAR')
      expect(answers.items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(MINIBAR_TOTAL);
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
