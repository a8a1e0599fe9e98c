import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runImport } from '#gateway/domain/hotel/import/import-command.ts';
import { FolderLockedError, takeDataFolder } from '#gateway/store/data-folder.ts';
import { openStore } from '#gateway/store/open-store.ts';
import { databaseTemplate } from '#gateway/store/template.ts';
import { writeHotelFolder } from './hotel-folder.ts';
import { openFolder } from './imported-hotel.ts';
import { testCache } from './test-cache.ts';

const folder = openFolder();

const run = async (args: string[], data: string) => {
  const printed: string[] = [];
  const environment = { PERNOITE_DATA: data, DATABASE_URL: '' };
  const code = await runImport({ args, environment, from: folder.path, print: line => printed.push(line) });
  return { code, printed };
};

test('the command checks, imports, reports, and leaves a data folder alone that a gateway uses (OPS-02)', async () => {
  const data = join(folder.path, 'data');
  const files = join(folder.path, 'hotel');
  await writeHotelFolder(files);
  const summary = [
    'hotels: 1 added (PRAIA)',
    'room types: 2 added (praia-sea, praia-loft)',
    'rooms: 3 added (PRAIA 11, PRAIA 12, PRAIA 21)',
    'night prices: 14 added (praia-sea, praia-loft)',
    'hour prices: 2 added (praia-sea)',
    'seasons: 1 added (PRAIA 2026-12-20)',
    'minibars: 4 added (basic, healthy, energetic, cerrado)',
    expect.stringMatching(/^room options: 17 added \(AC COLD, /),
    expect.stringMatching(/^quiz options: 103 added \(RUNNING, /),
    'pictures: 2 added',
  ];
  const checked = [...summary, 'Checked: nothing was changed.'];
  expect(await run(['hotel', '--check'], data)).toEqual({ code: 0, printed: checked });
  expect(existsSync(data)).toBe(false);
  // The import would make the same database itself; the template spares two seconds.
  const { database, release } = await takeDataFolder(data);
  await (await openStore({ folder: database, template: await databaseTemplate(testCache) })).close();
  await release();
  const done = [...summary, expect.stringMatching(/^Done/)];
  expect(await run(['hotel'], data)).toEqual({ code: 0, printed: done });
  expect(await run(['hotel'], data)).toEqual({ code: 0, printed: ['Everything is as the folder says.'] });
  await writeHotelFolder(files, { 'rooms.csv': 'hotel,number\n' });
  expect(await run(['hotel'], data)).toEqual({
    code: 1,
    printed: [
      'rooms.csv:1: the first line must name the columns hotel,number,roomType',
      '1 problem. Nothing was changed.',
    ],
  });
  const gatewayLock = await takeDataFolder(data);
  await expect(run(['hotel'], data)).rejects.toThrow(FolderLockedError);
  await gatewayLock.release();
  expect(await run([], data)).toMatchObject({ code: 2 });
});
