import { describe, expect, test } from 'vitest';
import { problemLine } from '#gateway/domain/hotel/import/problems.ts';
import { readHotelFolder } from '#gateway/domain/hotel/import/read-hotel-folder.ts';
import { findMinibars } from '#gateway/store/preference-store.ts';
import { beachMinibar, jpeg, writeHotelFolder } from './hotel-folder.ts';
import { openFolder, openImportedHotel } from './imported-hotel.ts';

const hotel = openImportedHotel();
const folder = openFolder();

const option = (kind: string, id: number, key: string, more: object = {}) => ({
  kind,
  id,
  key,
  name: { en: key.toLowerCase(), pt: `${key.toLowerCase()} pt` },
  ...more,
});
const isDefault = true;
const few = [
  option('AC', 7, 'FRESH', { isDefault }),
  option('LIGHTING', 4, 'CANDLES', { isDefault, picture: 'candles.jpg' }),
  option('TV_ROUTINE', 0, 'NEVER', { isDefault }),
];
/** An entry on a line, so that a test can name lines. */
const asFile = (entries: object[]) => ({
  'room-options.json': `[\n${entries.map(entry => JSON.stringify(entry)).join(',\n')}\n]`,
});

describe('room options of an own hotel', () => {
  test('are what its guests choose from, with their pictures; without the file the demonstration’s are (PRF-11, OPS-02)', async () => {
    const { client } = hotel.guest;
    const before = await client.preferences.find();
    const keys = before.ac.options.map(({ key }) => key).join(' ');
    expect(keys).toBe('COLD COLD_TO_COOL COOL COOL_TO_AMBIENT AMBIENT');

    const files = { ...asFile(few), 'pictures/candles.jpg': await jpeg(1_000, '#40301c') };
    const imported = await hotel.importFolder(files);
    expect(imported.problems).toEqual([]);
    const own = await client.preferences.find();
    expect(own.ac).toEqual({
      options: [{ id: 7, key: 'FRESH', name: { en_us: 'fresh', pt_br: 'fresh pt' } }],
      optionSelected: null,
      optionDefault: 7,
      onlyVentilationEnabled: false,
    });
    const url = own.lighting.options[0]?.url ?? '';
    expect((await hotel.gateway.raw('GET', url)).status).toBe(200);
    expect([own.tv.channelOptions, own.tv.routineDefault]).toEqual([[], 0]);

    const again = await hotel.importFolder(files);
    expect(again.plan?.roomOptions).toEqual({ added: [], changed: [], retired: [], removed: [] });
    await hotel.importFolder();
    expect((await client.preferences.find()).lighting).toEqual(before.lighting);
    expect((await hotel.gateway.raw('GET', url)).status).toBe(404);
  });

  test('have each fault named with its line (PRF-11, OPS-02)', async () => {
    await writeHotelFolder(
      folder.path,
      asFile([
        ...few.slice(0, 1),
        option('AC', 7, 'FRESH', { isDefault }),
        option('LIGHTING', 4, 'CANDLES'),
        option('TV_CHANNEL', 1, 'NEWS', { isDefault }),
        option('TV_ROUTINE', 1, 'never', { isDefault, picture: 'gone.jpg' }),
        option('RADIO', 1, 'FM'),
        { ...option('TV_ROUTINE', -1, 'NEVER', { isDefault }), volume: 3 },
        option('TV_ROUTINE', 1, 'NEVER', { isDefault, name: { en: 'Never' } }),
        option('TV_ROUTINE', 1, 'NEVER', { isDefault, picture: 'room-twin' }),
      ]),
    );
    const { problems } = await readHotelFolder(folder.path);
    expect(problems.map(problemLine).toSorted()).toEqual([
      'room-options.json:10: picture: is shown for LIGHTING alone',
      'room-options.json:1: LIGHTING needs one option with "isDefault": true',
      'room-options.json:1: TV_ROUTINE needs one option with "isDefault": true',
      'room-options.json:3: AC 7 is given twice, first in line 2',
      'room-options.json:3: AC FRESH is given twice, first in line 2',
      'room-options.json:3: AC has one default',
      'room-options.json:5: isDefault: TV_CHANNEL has no default: none is chosen at first',
      expect.stringContaining('room-options.json:6: key: must be 1 to 40 capitals'),
      'room-options.json:6: picture: is shown for LIGHTING alone',
      expect.stringContaining('room-options.json:7: kind: must be one of AC, LIGHTING'),
      'room-options.json:8: "volume" is not known here',
      'room-options.json:8: id: must be 0 to 9999',
      'room-options.json:9: name.pt: must be a text',
    ]);
  });
});

test('an import brings minibars of its own with their pictures, and without a file those of the demonstration (PRF-19, OPS-02)', async () => {
  const own = {
    'minibars.json': JSON.stringify([{ ...beachMinibar, picture: 'beach.png' }]),
    'pictures/beach.png': await jpeg(700, '#886633'),
  };
  const ids = async () => (await findMinibars(hotel.db)).map(({ id }) => id);
  expect(await ids()).toEqual(['basic', 'healthy', 'energetic', 'cerrado']);
  const { plan, addedPictures } = await hotel.importFolder(own);
  expect([plan?.minibars.added.length, plan?.minibars.removed.length, addedPictures]).toEqual([1, 4, 1]);
  const { minibar } = await hotel.guest.client.preferences.find();
  expect(minibar).toMatchObject({
    optionDefault: 'beach',
    options: [
      { key: 'BEACH', pictureUrl: expect.stringMatching(/^\/api\/pictures\/[0-9a-f]{32}-640\.webp$/) },
    ],
  });
  expect((await hotel.gateway.raw('GET', minibar.options[0]?.pictureUrl ?? '')).status).toBe(200);
  expect((await hotel.importFolder(own)).plan?.minibars).toMatchObject({
    added: [],
    changed: [],
    removed: [],
  });
  const renamed = JSON.stringify([{ ...beachMinibar, name: { en: 'Dunes', pt: 'Dunas' } }]);
  expect((await hotel.importFolder({ 'minibars.json': renamed })).plan?.minibars.changed).toHaveLength(1);
  await hotel.importFolder();
  expect(await ids()).toEqual(['basic', 'healthy', 'energetic', 'cerrado']);
});
