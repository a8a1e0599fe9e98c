import type * as z from 'zod/mini';
import type { acAnswers, MinibarChoice, tvAnswers } from '#shared/contract/guest/preferences.ts';
import type { QuizAnswers } from '#shared/contract/guest/quiz.ts';
import { ANA, RAFAEL, SOFIA } from './demo-guests.ts';

export type DemoPreference = { guestId: string } & (
  | { part: 'AC'; answers: z.infer<typeof acAnswers> }
  | { part: 'LIGHTING'; answers: { lighting: number } }
  | { part: 'TV'; answers: z.infer<typeof tvAnswers> }
  | { part: 'MINIBAR'; answers: MinibarChoice }
  | { part: 'ABOUT'; answers: QuizAnswers }
);

/** Numbers of the demonstration's options; Ana has filled in three of the five parts (API-51). */
export const demoPreferences: readonly DemoPreference[] = [
  { guestId: ANA, part: 'AC', answers: { temperature: 2, onlyVentilationEnabled: false } },
  { guestId: ANA, part: 'LIGHTING', answers: { lighting: 1 } },
  { guestId: ANA, part: 'TV', answers: { routine: 2, channels: [1, 3] } },
  { guestId: RAFAEL, part: 'AC', answers: { temperature: 1, onlyVentilationEnabled: false } },
  { guestId: RAFAEL, part: 'LIGHTING', answers: { lighting: 0 } },
  { guestId: RAFAEL, part: 'TV', answers: { routine: 1, channels: [2, 3] } },
  {
    guestId: RAFAEL,
    part: 'MINIBAR',
    answers: {
      id: 'healthy',
      items: [
        { id: 'mineral-water', quantity: 2 },
        { id: 'sparkling-water', quantity: 2 },
        { id: 'coconut-water', quantity: 3 },
        { id: 'fresh-juice', quantity: 2 },
        { id: 'cashew-nuts', quantity: 1 },
      ],
    },
  },
  {
    guestId: RAFAEL,
    part: 'ABOUT',
    answers: {
      hobbies: [1, 26, 32, 46, 49],
      genres: [2, 3, 17],
      restrictions: [1],
      ambient: 3,
      routine: 5,
      nightHabit: 3,
      privacy: 4,
    },
  },
  { guestId: SOFIA, part: 'AC', answers: { temperature: 4, onlyVentilationEnabled: true } },
  { guestId: SOFIA, part: 'LIGHTING', answers: { lighting: 2 } },
  { guestId: SOFIA, part: 'TV', answers: { routine: 3, channels: [] } },
  {
    guestId: SOFIA,
    part: 'MINIBAR',
    answers: {
      id: 'basic',
      items: [
        { id: 'mineral-water', quantity: 5 },
        { id: 'sparkling-water', quantity: 2 },
        { id: 'chocolate', quantity: 3 },
      ],
    },
  },
  {
    guestId: SOFIA,
    part: 'ABOUT',
    answers: {
      hobbies: [4, 16, 27, 41],
      genres: [2, 14],
      restrictions: [3, 8],
      ambient: 1,
      routine: 1,
      nightHabit: 1,
      privacy: 3,
    },
  },
];
