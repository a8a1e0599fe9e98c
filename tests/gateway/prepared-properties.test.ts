import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { savePart } from '#gateway/domain/stay/preferences/save-part.ts';
import { roomPreparations } from '#gateway/store/schema/preferences.ts';
import { fixedAt } from '#shared/rules/preparation.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { setPreparationOptions } from './preparation-options.ts';
import { scenario } from './scenario.ts';
import { freshDay, newGuest, session } from './small-hotel.ts';

const hotel = openFreshHotel();
beforeEach(() => setPreparationOptions(hotel.db));

const HOUR_MS = 3_600_000;
const ARRIVAL = new Date('2026-12-03T15:00:00-03:00');

/** The driver takes no object without a prototype. */
const plain = { noNullPrototype: true } as const;
const climate = fc.record({ temperature: fc.nat(3), onlyVentilationEnabled: fc.boolean() }, plain);
const television = fc.record(
  { routine: fc.nat(1), channels: fc.uniqueArray(fc.integer({ min: 1, max: 2 })) },
  plain,
);
const minibar = fc
  .constantFrom('basic', 'healthy', 'gone')
  .map(id => ({ id, items: [{ id: 'water', quantity: 10 }] }));

const answers = fc.oneof(
  climate.map(chosen => ({ part: 'AC' as const, answers: chosen })),
  fc.nat(2).map(lighting => ({ part: 'LIGHTING' as const, answers: { lighting } })),
  television.map(chosen => ({ part: 'TV' as const, answers: chosen })),
  minibar.map(chosen => ({ part: 'MINIBAR' as const, answers: chosen })),
  fc.constant({ part: 'ABOUT' as const, answers: { hobbies: [1] } }),
);

const saves = fc.array(fc.record({ part: answers, hours: fc.double({ min: -60, max: 40, noNaN: true }) }), {
  maxLength: 12,
});

test('what a room is prepared with is what was saved last before the deadline, whatever is saved after it (PRF-16)', async () => {
  await fc.assert(
    fc.asyncProperty(saves, async drawn => {
      await freshDay(hotel.gateway);
      const guest = await newGuest(hotel.gateway);
      const { bookingId } = await scenario(hotel, guest).paidStay();
      // Tokens end within the days that pass here: the rooms are read with one of the moment.
      const read = async () => {
        const { client } = await session(hotel.gateway, guest.id);
        const [room] = (await client.preferences.prepared({ bookingId })).rooms;
        return room && { ac: room.ac, lighting: room.lighting, tv: room.tv, minibar: room.minibar };
      };
      const limit = fixedAt(ARRIVAL).getTime();
      const ordered = drawn
        .map(({ part, hours }) => ({ part, at: new Date(limit + Math.round(hours * HOUR_MS)) }))
        .toSorted((one, other) => one.at.getTime() - other.at.getTime());
      const inTime = ordered.filter(({ at }) => at.getTime() < limit);
      const late = ordered.filter(({ at }) => at.getTime() >= limit);
      const saveAll = async (list: typeof ordered) => {
        for (const { part, at } of list) {
          hotel.gateway.clock.moveTo(at);
          await savePart(hotel.gateway.app, guest.id, part);
        }
      };
      await saveAll(inTime);
      hotel.gateway.clock.moveTo(new Date(limit - 1));
      const before = await read();
      hotel.gateway.clock.moveTo(new Date(limit));
      expect(await read()).toEqual(before);
      for (const one of late) {
        await saveAll([one]);
        expect(await read()).toEqual(before);
      }
    }),
    { numRuns: 25 },
  );
});

test('of twenty saves at one moment after the deadline the first one writes what was fixed, once (PRF-16)', async () => {
  const { bookingId } = await scenario(hotel).paidStay();
  const { app, clock } = hotel.gateway;
  const climateOf = (temperature: number) => ({
    part: 'AC' as const,
    answers: { temperature, onlyVentilationEnabled: false },
  });
  clock.moveTo(new Date(fixedAt(ARRIVAL).getTime() - HOUR_MS));
  await savePart(app, hotel.guest.id, climateOf(0));
  clock.moveTo(fixedAt(ARRIVAL));
  await Promise.all(
    Array.from({ length: 20 }, (_, one) => savePart(app, hotel.guest.id, climateOf((one % 2) + 1))),
  );
  const { client } = await session(hotel.gateway, hotel.guest.id);
  const { rooms } = await client.preferences.prepared({ bookingId });
  expect(rooms).toMatchObject([{ ac: { option: { key: 'COLD' } } }]);
  const rows = await hotel.db.select().from(roomPreparations);
  expect(rows.filter(({ guestId }) => guestId === hotel.guest.id)).toHaveLength(1);
});
