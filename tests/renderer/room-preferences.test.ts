import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIAL, indexAfterKey, indexAt, toPoint } from '#renderer/guest/features/stay/preferences/dial.ts';
import {
  afterSave,
  defaultChoice,
  findPosition,
  isChanged,
  maySave,
  type RoomDraft,
  type RoomOptions,
  savedChoice,
  shownChoice,
  toRoomPreference,
} from '#renderer/guest/features/stay/preferences/room-choice.ts';

const option = (id: number) => ({ id, key: `KEY_${id}`, name: { en_us: `Name ${id}`, pt_br: `Nome ${id}` } });
const options = (...ids: number[]) => ids.map(option);
const fresh: RoomOptions = {
  ac: {
    options: options(0, 1, 2, 3, 4),
    optionSelected: null,
    optionDefault: 2,
    onlyVentilationEnabled: false,
  },
  lighting: {
    options: options(0, 1, 2).map(each => ({ ...each, url: null })),
    optionSelected: null,
    optionDefault: 1,
  },
  tv: {
    routineOptions: options(0, 1, 2, 3),
    channelOptions: options(1, 2, 3),
    routineDefault: 3,
    optionsSelected: null,
  },
};
const filled: RoomOptions = {
  ac: { ...fresh.ac, optionSelected: 0, onlyVentilationEnabled: true },
  lighting: { ...fresh.lighting, optionSelected: 2 },
  tv: { ...fresh.tv, optionsSelected: { routine: 1, channels: [1, 3] } },
};
const climate = (temperature: number, onlyVentilationEnabled = false) => ({
  ac: { temperature, onlyVentilationEnabled },
});
const tv = (routine: number, ...channels: number[]) => ({ tv: { routine, channels } });

describe('a room’s choice', () => {
  test('is what is saved, and the default of what is not (PRF-11)', () => {
    expect(savedChoice(filled)).toEqual({ ...climate(0, true), lighting: 2, ...tv(1, 1, 3) });
    expect(savedChoice(fresh)).toEqual({ ...climate(2), lighting: 1, ...tv(3) });
  });

  test('can be reset to the defaults, ventilation off and no channels (PRF-15)', () => {
    expect(defaultChoice(filled)).toEqual({ ...climate(2), lighting: 1, ...tv(3) });
  });

  test.each<[string, RoomOptions, RoomDraft, boolean]>([
    ['climate, nothing selected', fresh, {}, true],
    ['climate, selected and unchanged', filled, {}, false],
    ['climate, selected and touched without a change', filled, climate(0, true), false],
    ['climate, another temperature', filled, climate(1, true), true],
    ['climate, ventilation turned off', filled, climate(0), true],
  ])('saves %s: may save (PRF-13)', (_, room, draft, may) => expect(maySave(room, draft, 'ac')).toBe(may));

  test.each<[string, RoomOptions, RoomDraft, boolean]>([
    ['nothing selected', fresh, {}, true],
    ['selected and unchanged', filled, {}, false],
    ['touched and put back', filled, { lighting: 2 }, false],
    ['another', filled, { lighting: 0 }, true],
  ])('saves light, %s: may save (PRF-13)', (_, room, draft, may) => {
    expect(maySave(room, draft, 'lighting')).toBe(may);
  });

  test.each<[string, RoomOptions, RoomDraft, boolean]>([
    ['nothing selected and nothing changed', fresh, {}, false],
    ['nothing selected and the default touched', fresh, tv(3), false],
    ['nothing selected, a channel', fresh, tv(3, 2), true],
    ['the same channels in another sequence', filled, tv(1, 3, 1), false],
    ['one channel less', filled, tv(1, 3), true],
    ['another routine', filled, tv(0, 1, 3), true],
  ])('saves television, %s: may save (PRF-13)', (_, room, draft, may) => {
    expect(maySave(room, draft, 'tv')).toBe(may);
  });

  test('leaves out of what was touched that which the hotel no longer offers (PRF-11)', () => {
    const shown = shownChoice(filled, { ...climate(9), lighting: 7, ...tv(8, 2, 6) });
    expect(shown).toEqual({ ...climate(0), lighting: 2, ...tv(1, 2) });
  });

  test('once saved is no longer a change, and what was touched meanwhile stays (PRF-13)', () => {
    const draft = { ...climate(1), ...tv(0, 2) };
    expect(afterSave(draft, 'tv', tv(0, 2).tv)).toEqual(climate(1));
    expect(afterSave(draft, 'tv', tv(0, 1).tv)).toEqual(draft);
    expect(afterSave(climate(1), 'tv', tv(0, 1).tv)).toEqual(climate(1));
  });

  test('is sent as one part alone (APS-08)', () => {
    const choice = savedChoice(filled);
    expect(toRoomPreference('ac', choice)).toEqual(climate(0, true));
    expect(toRoomPreference('lighting', choice)).toEqual({ lighting: 2 });
    expect(toRoomPreference('tv', choice)).toEqual(tv(1, 1, 3));
  });

  test('of any draft is offered, and a part without a draft is never a change (PRF-13)', () => {
    const anyDraft = fc.record(
      {
        ac: fc.record({ temperature: fc.nat(6), onlyVentilationEnabled: fc.boolean() }),
        lighting: fc.nat(4),
        tv: fc.record({ routine: fc.nat(5), channels: fc.uniqueArray(fc.nat(5)) }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyDraft, fc.constantFrom(fresh, filled), (draft, room) => {
        const shown = shownChoice(room, draft);
        expect(room.ac.options.some(({ id }) => id === shown.ac.temperature)).toBe(true);
        expect(room.lighting.options.some(({ id }) => id === shown.lighting)).toBe(true);
        expect(room.tv.routineOptions.some(({ id }) => id === shown.tv.routine)).toBe(true);
        expect(shown.tv.channels.filter(id => id < 1 || id > 3)).toEqual([]);
        for (const part of ['ac', 'lighting', 'tv'] as const)
          if (draft[part] === undefined) expect(isChanged(room, draft, part)).toBe(false);
      }),
    );
  });

  test('has its place from first to last of the list, in the middle where there is no other (PRF-08)', () => {
    expect([0, 1, 2].map(id => findPosition(options(0, 1, 2), id))).toEqual([0, 0.5, 1]);
    expect(findPosition(options(4), 4)).toBe(0.5);
    expect(findPosition(options(1, 2), 9)).toBe(0.5);
  });
});

describe('the temperature dial', () => {
  test.each([1, 2, 3, 5, 8])('with %i options finds each where its sun stands (PRF-07)', count => {
    for (let index = 0; index < count; index += 1) expect(indexAt(toPoint(index, count), count)).toBe(index);
  });

  test('takes the nearest option of any point, and an end below the arch (PRF-07)', () => {
    expect(indexAt({ x: DIAL.x - 20, y: 0 }, 5)).toBe(2);
    expect(indexAt({ x: 0, y: DIAL.height }, 5)).toBe(0);
    expect(indexAt({ x: DIAL.width, y: DIAL.height }, 5)).toBe(4);
    fc.assert(
      fc.property(
        fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) }),
        fc.integer({ min: 1, max: 12 }),
        (point, count) => {
          const index = indexAt(point, count);
          expect(Number.isInteger(index) && index >= 0 && index < count).toBe(true);
        },
      ),
    );
  });

  test.each<[string, number, number | null]>([
    ['ArrowRight', 2, 3],
    ['ArrowUp', 4, 4],
    ['ArrowLeft', 2, 1],
    ['ArrowDown', 0, 0],
    ['PageUp', 1, 3],
    ['PageDown', 1, 0],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['Tab', 1, null],
    ['toString', 1, null],
  ])('%s from option %i leads to %s (PRF-07)', (key, index, wanted) => {
    expect(indexAfterKey(key, index, 5)).toBe(wanted);
  });
});
