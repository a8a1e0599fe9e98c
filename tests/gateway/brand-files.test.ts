import { describe, expect, test } from 'vitest';
import { problemLine } from '#gateway/domain/hotel/import/problems.ts';
import { readHotelFolder } from '#gateway/domain/hotel/import/read-hotel-folder.ts';
import { beachMinibar, type FolderFiles, writeHotelFolder } from './hotel-folder.ts';
import { openFolder } from './imported-hotel.ts';

const folder = openFolder();

async function problemsOf(files: FolderFiles): Promise<string[]> {
  await writeHotelFolder(folder.path, files);
  const { problems } = await readHotelFolder(folder.path);
  return problems.map(problemLine);
}

describe('what a folder says of the whole brand', () => {
  test('may have options of the quiz of their own, and has each fault of them named with its line (PRF-30, PRF-36, OPS-02)', async () => {
    const name = { en: 'A', pt: 'B' };
    const one = (kind: string) => ({ kind, id: 3, key: 'ONE', name });
    const whole = [
      { ...one('HOBBY'), category: 'ANY' },
      ...['GENRE', 'AMBIENT', 'ROUTINE', 'NIGHT_HABIT', 'PRIVACY'].map(one),
      { ...one('RESTRICTION'), category: 'ANY' },
    ];
    const onLines = (entries: object[]) => ({
      'quiz-options.json': JSON.stringify(entries).replaceAll('},{"kind"', '},\n{"kind"'),
    });
    expect(await problemsOf(onLines(whole))).toEqual([]);
    const [hobby, genre, ambient, routine, night] = whole;
    const problems = await problemsOf(
      onLines([
        hobby ?? {},
        { ...hobby, id: 4 },
        { ...genre, key: 'TWO', category: 'ANY' },
        { ...genre, category: 'lower' },
        { ...ambient, kind: 'PLACE' },
        { ...ambient, id: -1, key: 'hip.hop', name: { en: 'x'.repeat(61) } },
        { ...routine, id: 1 },
        { ...night, category: undefined },
        { ...night, key: 'TWO' },
        one('RESTRICTION'),
      ]),
    );
    expect(problems.toSorted()).toEqual([
      'quiz-options.json: has no AMBIENT',
      'quiz-options.json: has no GENRE',
      'quiz-options.json: has no PRIVACY',
      'quiz-options.json: has no RESTRICTION',
      'quiz-options.json: has no ROUTINE with the id 3, which guests begin with',
      'quiz-options.json:10: category: must be given for RESTRICTION',
      'quiz-options.json:2: HOBBY ONE is given twice, first in line 1',
      'quiz-options.json:3: category: is for HOBBY and RESTRICTION alone',
      'quiz-options.json:4: category: is for HOBBY and RESTRICTION alone',
      'quiz-options.json:4: category: must be 1 to 40 capitals, digits, spaces, &, _ or -, and begin with a capital',
      'quiz-options.json:5: kind: must be one of HOBBY, GENRE, AMBIENT, ROUTINE, NIGHT_HABIT, PRIVACY, RESTRICTION',
      'quiz-options.json:6: id: must be 0 to 9999',
      'quiz-options.json:6: key: must be 1 to 40 capitals, digits, spaces, &, _ or -, and begin with a capital',
      'quiz-options.json:6: name.en: must have at most 60 characters',
      'quiz-options.json:6: name.pt: must be a text',
      'quiz-options.json:9: NIGHT_HABIT 3 is given twice, first in line 8',
    ]);
  });

  test('may have minibars of its own, and has each fault of them named with its line (PRF-19, PRF-21, OPS-02)', async () => {
    const lines = (...entries: object[]) => ({
      'minibars.json': `[\n${entries.map(entry => JSON.stringify(entry)).join(',\n')}\n]`,
    });
    const other = (id: string, key: string, changed: object = {}) => {
      const { isDefault: _, ...minibar } = beachMinibar;
      return { ...minibar, id, key, ...changed };
    };
    expect(await problemsOf(lines(beachMinibar, other('dune', 'DUNE')))).toEqual([]);
    const [water, nuts] = beachMinibar.items;
    expect(
      (
        await problemsOf(
          lines(
            beachMinibar,
            other('beach', 'OTHER'),
            other('more', 'BEACH', { isDefault: true }),
            other('nine', 'NINE', { items: [water, { ...nuts, defaultQuantity: 1 }] }),
            other('over', 'OVER', { items: [{ ...water, maxQuantity: 7 }, nuts] }),
            other('twice', 'TWICE', { items: [water, { ...nuts, id: 'water' }] }),
            other('keys', 'KEYS', { items: [water, { ...nuts, key: 'MINERAL_WATER' }] }),
            other('Odd one', 'odd', { items: [], colour: 'blue' }),
            other('less', 'LESS', {
              items: [
                { ...water, maxQuantity: 11 },
                { ...nuts, name: { en: 'Nuts' } },
              ],
            }),
            other('shown', 'SHOWN', { picture: 'beach.png' }),
          ),
        )
      ).toSorted(),
    ).toEqual([
      'minibars.json:10: items.0.maxQuantity: must be 1 to 10',
      'minibars.json:10: items.1.name.pt: must be a text',
      'minibars.json:11: pictures/beach.png: the file is missing',
      'minibars.json:3: beach is given twice, first in line 2',
      'minibars.json:4: BEACH is given twice, first in line 2',
      'minibars.json:4: isDefault: another one is the default',
      'minibars.json:5: items: defaultQuantity must add up to 10, not 9',
      'minibars.json:6: items.0.defaultQuantity: must not be more than maxQuantity',
      'minibars.json:7: items.1.id: water is given twice',
      'minibars.json:8: items.1.key: MINERAL_WATER is given twice',
      'minibars.json:9: "colour" is not known here',
      'minibars.json:9: id: must be 1 to 64 small letters, digits or -, and begin with a letter',
      'minibars.json:9: items: must have 1 to 30 items',
      'minibars.json:9: key: must be 1 to 40 capitals, digits or _, and begin with a capital',
    ]);
    expect(await problemsOf(lines(other('dune', 'DUNE')))).toEqual([
      'minibars.json:1: one minibar must have "isDefault": true',
    ]);
  });

  test('without minibars of its own has those of the demonstration (PRF-19, OPS-02)', async () => {
    await writeHotelFolder(folder.path);
    const { data } = await readHotelFolder(folder.path);
    expect(data.minibars.map(({ key, isDefault }) => [key, isDefault])).toEqual([
      ['BASIC', true],
      ['HEALTHY', false],
      ['ENERGETIC', false],
      ['CERRADO', false],
    ]);
    const sums = data.minibars.map(({ items }) => items.reduce((sum, item) => sum + item.defaultQuantity, 0));
    expect(sums).toEqual([10, 10, 10, 10]);
  });
});
