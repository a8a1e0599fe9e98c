import { allArrivingGuests } from './arriving-guests.ts';
import type { DemoPreference } from './demo-preferences.ts';

/** Minibars of the demonstration, each with the ten items of its option. */
const MINIBARS = [
  {
    id: 'cerrado',
    items: [
      { id: 'mineral-water', quantity: 3 },
      { id: 'coconut-water', quantity: 1 },
      { id: 'caja-juice', quantity: 2 },
      { id: 'beer', quantity: 1 },
      { id: 'baru-nuts', quantity: 2 },
      { id: 'guava-sweet', quantity: 1 },
    ],
  },
  {
    id: 'energetic',
    items: [
      { id: 'mineral-water', quantity: 3 },
      { id: 'energy-drink', quantity: 3 },
      { id: 'fresh-juice', quantity: 2 },
      { id: 'cereal-bar', quantity: 2 },
    ],
  },
  {
    id: 'basic',
    items: [
      { id: 'mineral-water', quantity: 5 },
      { id: 'beer', quantity: 4 },
      { id: 'cashew-nuts', quantity: 1 },
    ],
  },
] as const;

/** Every fourth guest has chosen nothing, so that a list shows standard rooms too. */
const UNDECIDED = 4;

/** What the guests of today's and tomorrow's arrivals chose, by turns and without a random draw (HSK-04). */
export const arrivingPreferences: readonly DemoPreference[] = allArrivingGuests.flatMap(
  ({ id: guestId }, at): DemoPreference[] => {
    if (at % UNDECIDED === UNDECIDED - 1) return [];
    const minibar = MINIBARS[at % MINIBARS.length] ?? MINIBARS[0];
    const rest: DemoPreference[] = [
      { guestId, part: 'LIGHTING', answers: { lighting: at % 3 } },
      { guestId, part: 'TV', answers: { routine: at % 4, channels: [1, 2] } },
    ];
    return [
      { guestId, part: 'AC', answers: { temperature: at % 5, onlyVentilationEnabled: at % 5 === 4 } },
      { guestId, part: 'MINIBAR', answers: { id: minibar.id, items: [...minibar.items] } },
      ...(at % 2 === 0 ? rest : []),
    ];
  },
);
