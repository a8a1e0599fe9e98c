import { minibarOptions, roomOptions } from '#gateway/store/schema/preferences.ts';
import type { Database } from '#gateway/store/store.ts';

const named = (key: string) => ({ key, name: { en: key.toLowerCase(), pt: `${key.toLowerCase()} (pt)` } });

const list = (kind: 'AC' | 'LIGHTING' | 'TV_ROUTINE' | 'TV_CHANNEL', keys: readonly string[], first = 0) =>
  keys.map((key, rank) => ({ kind, id: rank + first, rank, isDefault: rank === 1, ...named(key) }));

const item = (id: string, defaultQuantity: number) => ({
  id,
  ...named(id.toUpperCase()),
  defaultQuantity,
  maxQuantity: null,
});

const minibar = (id: string, rank: number, quantities: Record<string, number>) => ({
  id,
  rank,
  isDefault: rank === 0,
  ...named(id.toUpperCase()),
  description: { en: 'Ten things', pt: 'Dez itens' },
  items: Object.entries(quantities).map(([name, quantity]) => item(name, quantity)),
});

/** Replaces what rooms can be set to and minibars filled with: the tests count on these and no others. */
export async function setPreparationOptions(db: Database): Promise<void> {
  await db.delete(roomOptions);
  await db.delete(minibarOptions);
  await db
    .insert(roomOptions)
    .values([
      ...list('AC', ['COLD', 'COOL', 'AMBIENT']),
      ...list('LIGHTING', ['HALF_LIGHT', 'BRIGHT']),
      ...list('TV_ROUTINE', ['ALWAYS_ON', 'ALWAYS_OFF']),
      ...list('TV_CHANNEL', ['NEWS', 'MUSIC'], 1),
    ]);
  await db
    .insert(minibarOptions)
    .values([
      minibar('basic', 0, { water: 6, soda: 4, juice: 0 }),
      minibar('healthy', 1, { water: 5, coconut: 5 }),
    ]);
}
