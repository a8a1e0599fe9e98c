import { describe, expect, test } from 'vitest';
import {
  chooseLead,
  isChosen,
  preparedLines,
} from '#renderer/guest/features/stay/prepared-room/prepared-lines.ts';
import type { PreparedRoom } from '#shared/contract/guest/preferences.ts';

const option = (name: string) => ({
  id: 1,
  key: name.toUpperCase(),
  name: { en_us: name, pt_br: `${name} pt` },
});
const minibarOf = (name: string, isStandard: boolean): PreparedRoom['minibar'] => ({
  option: { ...option(name), id: name },
  items: [{ item: { ...option('water'), id: 'water' }, quantity: 10 }],
  isStandard,
});

const usual: PreparedRoom = {
  accommodationId: 7,
  isOwn: true,
  isChangeable: true,
  changeableUntil: '2026-12-02T18:00:00.000Z',
  ac: null,
  lighting: null,
  tv: null,
  minibar: minibarOf('basic', true),
};
const chosen: PreparedRoom = {
  ...usual,
  ac: { option: option('cool'), onlyVentilationEnabled: false },
  lighting: option('bright'),
  tv: { routine: option('often'), channels: [option('news'), option('music')] },
  minibar: minibarOf('light', false),
};

const texts = {
  fanOnly: 'fan only',
  ours: 'ours',
};
const valuesOf = (room: PreparedRoom, language: 'en' | 'pt' = 'en') =>
  preparedLines(room, texts, language).map(({ part, value, details }) => [part, value, ...details]);

describe('a room that is prepared', () => {
  test('has its four parts by the names that the server has for them, in the guest’s language (PRF-16, PD-37)', () => {
    expect(valuesOf(chosen)).toEqual([
      ['climate', 'cool'],
      ['light', 'bright'],
      ['tv', 'often', 'news', 'music'],
      ['minibar', 'light', '10\u00a0×\u00a0water'],
    ]);
    expect(valuesOf(chosen, 'pt')[2]).toEqual(['tv', 'often pt', 'news pt', 'music pt']);
  });

  test('says of what nobody chose that it is as always, and of a fan without cooling no temperature (PRF-14, PRF-16)', () => {
    const fan = { ...usual, ac: { option: option('cool'), onlyVentilationEnabled: true } };
    expect(valuesOf(fan).map(([, value]) => value)).toEqual(['fan only', 'ours', 'ours', 'basic']);
    expect(valuesOf({ ...fan, minibar: null })[3]).toEqual(['minibar', 'ours']);
  });

  test('has one line where its guest has no wish: the standard minibar, if there is one (PRF-16)', () => {
    expect(valuesOf(usual)).toEqual([['minibar', 'basic', '10\u00a0×\u00a0water']]);
    expect(valuesOf({ ...usual, minibar: null })).toEqual([]);
  });

  test.each([
    [chosen, 'changeable'],
    [{ ...chosen, isChangeable: false }, 'fixed'],
    [usual, 'nothing'],
    [{ ...usual, isChangeable: false }, 'usual'],
    [{ ...usual, minibar: null }, 'nothing'],
    [{ ...usual, minibar: minibarOf('light', false) }, 'changeable'],
    [{ ...chosen, isOwn: false }, 'other'],
    [{ ...usual, isOwn: false, isChangeable: false }, 'other'],
  ] as const)('says whose choice it is and whether a change still counts, case %# (PRF-16)', (room, lead) => {
    expect(chooseLead(room, false)).toBe(lead);
    expect(chooseLead(room, true)).toBe(room.isOwn ? 'lived' : 'other');
  });

  test('is chosen by any one part (PRF-16)', () => {
    expect(isChosen(usual)).toBe(false);
    for (const part of ['ac', 'lighting', 'tv', 'minibar'] as const)
      expect(isChosen({ ...usual, [part]: chosen[part] })).toBe(true);
  });
});
