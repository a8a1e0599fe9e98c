import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importHotels } from '#gateway/hotel-data/import-hotels.ts';
import { problemLine } from '#gateway/hotel-data/problems.ts';
import { readHotelFolder } from '#gateway/hotel-data/read-hotel-folder.ts';
import { startTestGateway, type TestGateway } from './harness.ts';
import { type FolderFiles, jpeg, writeHotelFolder } from './hotel-folder.ts';
import { newGuest } from './small-hotel.ts';

let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  gateway = await startTestGateway({ seed: false });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pernoite-options-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

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

async function importFolder(files: FolderFiles) {
  await rm(folder, { recursive: true, force: true });
  await writeHotelFolder(folder, files);
  const { store, clock } = gateway.app;
  return importHotels({ folder, store, clock, isCheck: false });
}

describe('room options of an own hotel', () => {
  test('are what its guests choose from, with their pictures; without the file the demonstration’s are (PRF-11, OPS-02)', async () => {
    const guest = await newGuest(gateway);
    const before = await guest.client.preferences.find();
    expect(before.ac.options.map(({ key }) => key)).toEqual([
      'COLD',
      'COLD_TO_COOL',
      'COOL',
      'COOL_TO_AMBIENT',
      'AMBIENT',
    ]);

    const imported = await importFolder({
      ...asFile(few),
      'pictures/candles.jpg': await jpeg(1_000, '#40301c'),
    });
    expect(imported.problems).toEqual([]);
    const own = await guest.client.preferences.find();
    expect(own.ac).toEqual({
      options: [{ id: 7, key: 'FRESH', name: { en_us: 'fresh', pt_br: 'fresh pt' } }],
      optionSelected: null,
      optionDefault: 7,
      onlyVentilationEnabled: false,
    });
    const url = own.lighting.options[0]?.url ?? '';
    expect((await gateway.raw('GET', url)).status).toBe(200);
    expect([own.tv.channelOptions, own.tv.routineDefault]).toEqual([[], 0]);

    const again = await importFolder({
      ...asFile(few),
      'pictures/candles.jpg': await jpeg(1_000, '#40301c'),
    });
    expect(again.plan?.roomOptions).toEqual({ added: [], changed: [], retired: [], removed: [] });
    await importFolder({});
    expect((await guest.client.preferences.find()).lighting).toEqual(before.lighting);
    expect((await gateway.raw('GET', url)).status).toBe(404);
  });

  test('have each fault named with its line (PRF-11, OPS-02)', async () => {
    await writeHotelFolder(
      folder,
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
    const { problems } = await readHotelFolder(folder);
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
