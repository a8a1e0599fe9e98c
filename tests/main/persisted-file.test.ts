import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type OpenJsonStore, openPersistedFile } from '../../src-main/settings/persisted-file.ts';
import { openSettingsFile } from '../../src-main/settings/settings-file.ts';
import { defaultDeviceSettings } from '../../src-shared/device-settings.ts';
import { heardLog, openConf } from './json-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pernoite-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const settings = { ...defaultDeviceSettings, gateway: 'https://stay.example', hotelId: 'NILO' };
const files = () => readdirSync(folder).toSorted();
const write = (text: string) => writeFileSync(join(folder, 'settings.json'), text);

function openSettings() {
  const { log, heard } = heardLog();
  return { file: openSettingsFile(folder, openConf, log), heard };
}

describe('the settings file', () => {
  test('returns after a restart what was stored (BLD-09)', () => {
    const { file, heard } = openSettings();
    expect(file.read()).toBeNull();
    file.write(settings);
    expect(file.read()).toEqual(settings);
    expect(openSettings().file.read()).toEqual(settings);
    expect(heard).toEqual([]);
  });

  test('reads what whoever installs the device has written by hand (BLD-09, KSK-18)', () => {
    write(JSON.stringify(settings));
    const { file } = openSettings();
    expect(file.read()).toEqual(settings);
    expect(file.isLost).toBe(false);
  });

  test('of an older app is brought up to date: its desk has no address of staff (BLD-09)', () => {
    const { staffGateway: _none, ...old } = settings;
    write(JSON.stringify({ ...old, version: 1 }));
    const { file, heard } = openSettings();
    expect(file.read()).toEqual(settings);
    expect(heard).toEqual([]);
  });

  test.for([
    ['cut off', JSON.stringify(settings).slice(0, 60)],
    ['empty', ''],
    ['a list', '[1]'],
    ['without its language', JSON.stringify({ ...settings, language: undefined })],
    ['with an address of another kind', JSON.stringify({ ...settings, gateway: 'http://stay.example' })],
    ['with a word that means nothing', JSON.stringify({ ...settings, langauge: 'en' })],
    ['of a later version', JSON.stringify({ ...settings, version: settings.version + 1 })],
  ] as const)('%s is moved aside and logged, and can be written again (BLD-09)', ([, text]) => {
    write(text);
    const { file, heard } = openSettings();
    expect(file.read()).toBeNull();
    expect(file.isLost).toBe(true);
    expect(heard.filter(({ event }) => event === 'file.lost')).toHaveLength(1);
    const aside = files().find(name => name.startsWith('settings.broken-')) ?? '';
    expect(readFileSync(join(folder, aside), 'utf8')).toBe(text);
    file.write(settings);
    expect(openSettings().file.read()).toEqual(settings);
  });

  test('keeps copies of at most three unreadable files (BLD-09)', async () => {
    for (let time = 0; time < 5; time += 1) {
      write(`{ "time": ${time}`);
      openSettings();
      await new Promise(done => setTimeout(done, 2));
    }
    const aside = files().filter(name => name.startsWith('settings.broken-'));
    expect(aside).toHaveLength(3);
    expect(readFileSync(join(folder, aside.at(-1) ?? ''), 'utf8')).toContain('4');
  });

  test('a place that cannot be written leaves the device without settings, not without a start (BLD-09)', () => {
    mkdirSync(join(folder, 'settings.json'));
    writeFileSync(join(folder, 'settings.json', 'x'), '');
    const { log } = heardLog();
    const broken = () => {
      throw new Error('EROFS');
    };
    const file = openSettingsFile(folder, broken, log);
    expect(file.read()).toBeNull();
    expect(() => file.write(settings)).toThrow(/cannot be written/);
  });
});

describe('the copy of the settings', () => {
  const english = { ...settings, language: 'en' } as const;

  test.for([
    ['gone', () => rmSync(join(folder, 'settings.json'))],
    ['cut off', () => write('{ "version": 1, "prof')],
    ['of a later version', () => write(JSON.stringify({ ...english, version: settings.version + 1 }))],
  ] as const)('takes the place of a file that is %s, and says so (BLD-09, KSK-06)', ([, lose]) => {
    openSettings().file.write(settings);
    openSettings().file.write(english);
    lose();
    const { file, heard } = openSettings();
    expect(file.read()).toEqual(english);
    expect(file.isLost).toBe(false);
    expect(heard.map(({ event }) => event)).toContain('settings.restored');
    const again = openSettings();
    expect(again.file.read()).toEqual(english);
    expect(again.heard).toEqual([]);
  });

  test('is made of a file that somebody wrote by hand, and follows it (BLD-09)', () => {
    for (const written of [settings, english]) {
      write(JSON.stringify(written));
      openSettings();
    }
    rmSync(join(folder, 'settings.json'));
    expect(openSettings().file.read()).toEqual(english);
  });

  test('that is broken as well leaves the device to be set up (BLD-09)', () => {
    openSettings().file.write(settings);
    for (const name of ['settings', 'settings-copy']) writeFileSync(join(folder, `${name}.json`), '{');
    const { file } = openSettings();
    expect(file.read()).toBeNull();
    expect(file.isLost).toBe(true);
  });

  test('that cannot be written does not prevent settings from being saved (BLD-09)', () => {
    const { log, heard } = heardLog();
    const open: OpenJsonStore = options => {
      if (options.name === 'settings') return openConf(options);
      throw new Error('EROFS');
    };
    const file = openSettingsFile(folder, open, log);
    file.write(settings);
    expect(file.read()).toEqual(settings);
    expect(openSettings().file.read()).toEqual(settings);
    expect(heard).toContainEqual(expect.objectContaining({ event: 'file.unkept' }));
  });
});

describe('a file of an older version', () => {
  const options = {
    name: 'thing',
    version: 3,
    schema: z.strictObject({ version: z.literal(3), minutes: z.int() }),
    migrations: [
      { to: 2, change: ({ seconds }: Record<string, unknown>) => ({ duration: seconds }) },
      { to: 3, change: ({ duration }: Record<string, unknown>) => ({ minutes: Number(duration) / 60 }) },
    ],
    open: openConf,
  };

  test.for([
    ['the first', { version: 1, seconds: 120 }],
    ['the one before', { version: 2, duration: 120 }],
    ['this one', { version: 3, minutes: 2 }],
  ] as const)('is brought up to date from %s (BLD-09)', ([, content]) => {
    writeFileSync(join(folder, 'thing.json'), JSON.stringify(content));
    const { log, heard } = heardLog();
    expect(openPersistedFile({ ...options, folder, log }).read()).toEqual({ version: 3, minutes: 2 });
    expect(openPersistedFile({ ...options, folder, log }).read()).toEqual({ version: 3, minutes: 2 });
    expect(heard).toEqual([]);
  });

  test('that cannot be brought up to date is copied aside unchanged (BLD-09)', () => {
    const old = JSON.stringify({ version: 1, seconds: 'many' });
    writeFileSync(join(folder, 'thing.json'), old);
    const { log } = heardLog();
    const file = openPersistedFile({
      ...options,
      migrations: [
        {
          to: 2,
          change: () => {
            throw new Error('no');
          },
        },
      ],
      folder,
      log,
    });
    expect(file.read()).toBeNull();
    expect(file.isLost).toBe(true);
    expect(files()).toContainEqual(expect.stringMatching(/^thing\.broken-/));
  });
});
