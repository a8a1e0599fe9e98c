import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { START_AGAIN } from '../../src-main/settings/launch-options.ts';
import { ask, eventsOf, expect, filesWith, PIN, test, WRONG_PIN } from './device-fixture.ts';
import { isStandIn } from './electron-app.ts';

/** Where a device's settings come from, and who may change them. */

test('a device without settings is set up, stores its settings, and knows its gateway after a restart (BLD-09, KSK-18)', async ({
  folder,
  gateway,
  settings,
  start,
}) => {
  const desktop = await start();
  const page = await desktop.page();
  expect(await ask(page, 'describeDevice')).toEqual({ value: { stage: 'setup', settingsLost: false } });
  expect(await ask(page, 'readSettings')).toMatchObject({ value: { settings: null, hasStaffPin: false } });
  expect(await ask(page, 'checkGateway', { address: gateway.address, deviceId: null })).toMatchObject({
    value: { hotels: expect.arrayContaining([expect.objectContaining({ hotelId: 'JARDINS' })]) },
  });
  expect(await ask(page, 'checkGateway', { address: 'http://127.0.0.1:9', deviceId: null })).toMatchObject({
    failure: { code: 'NETWORK_UNREACHABLE' },
  });
  const { version: _version, staffPinHash: _hash, ...told } = settings;
  const change = { settings: told, newPin: null, newDeviceToken: null };
  expect(await ask(page, 'saveSettings', change)).toMatchObject({ failure: { code: 'BAD_REQUEST' } });
  expect(await ask(page, 'saveSettings', { ...change, newPin: PIN })).toEqual({ value: undefined });
  const guests = await desktop.pageAfter(page);
  expect(await ask(guests, 'describeDevice')).toMatchObject({
    value: { stage: 'guest', reason: 'settings', hasStaffPin: true, settings: { hotelId: 'JARDINS' } },
  });
  expect(await filesWith(folder, PIN)).toEqual([]);

  const again = await (await start()).page();
  expect(await ask(again, 'describeDevice')).toMatchObject({ value: { stage: 'guest', reason: 'start' } });
});

test('a settings file that cannot be read is set aside and reported, and the device goes on (BLD-09)', async ({
  folder,
  gateway,
  keepSettings,
  start,
}) => {
  await keepSettings('{ "profile": "kiosk", "gate');
  const page = await (await start()).page();
  expect(await ask(page, 'describeDevice')).toEqual({ value: { stage: 'setup', settingsLost: true } });
  const aside = (await readdir(folder)).find(name => name.startsWith('settings.broken-')) ?? '';
  expect(await readFile(join(folder, aside), 'utf8')).toBe('{ "profile": "kiosk", "gate');
  expect(await eventsOf(folder)).toContainEqual(
    expect.objectContaining({ event: 'file.lost', file: 'settings' }),
  );

  await keepSettings('{ "version": 2 }');
  const args = ['--profile=kiosk', `--gateway=${gateway.address}`, '--hotel=NILO'];
  const known = await (await start({ args })).page();
  expect(await ask(known, 'describeDevice')).toMatchObject({
    value: { stage: 'guest', settings: { hotelId: 'NILO' } },
  });
});

for (const loss of ['broken', 'gone'] as const) {
  test(`a kiosk whose settings file is ${loss} goes on with its copy, and needs no new setup (BLD-09, KSK-06)`, async ({
    folder,
    keepSettings,
    start,
  }) => {
    await keepSettings({ language: 'en' });
    await (await start()).page();
    if (loss === 'broken') await keepSettings('{ "profile": "kiosk", "gate');
    else await rm(join(folder, 'settings.json'));
    const page = await (await start()).page();
    expect(await ask(page, 'describeDevice')).toMatchObject({
      value: { stage: 'guest', hasStaffPin: true, settings: { language: 'en' } },
    });
    expect(await ask(page, 'readSettings')).toMatchObject({ failure: { code: 'FORBIDDEN' } });
    expect(await ask(page, 'unlockStaff', { pin: PIN })).toMatchObject({ value: { status: 'open' } });
    const events = (await eventsOf(folder)).map(({ event }) => event);
    expect(events.filter(event => event === 'settings.restored')).toHaveLength(1);
    // Restored: what staff save from now on is in both.
    expect(JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8'))).toMatchObject({
      language: 'en',
    });
  });
}

test('the command line overrides the settings file, and that overrides what was packaged (KSK-18)', async ({
  folder,
  keepSettings,
  settings,
  start,
}) => {
  test.skip(!isStandIn, 'A binary has its own folder of resources.');
  const resources = join(folder, 'resources');
  await mkdir(resources);
  const packaged = { profile: 'reception', gateway: settings.gateway, hotelId: 'NILO', language: 'en' };
  await writeFile(join(resources, 'device.json'), JSON.stringify(packaged));
  const env = { ELECTRON_STAND_IN_RESOURCES: resources };
  const described = async (args: string[] = []) =>
    ask(await (await start({ env, args })).page(), 'describeDevice');
  expect(await described()).toMatchObject({
    value: { settings: { profile: 'reception', hotelId: 'NILO', language: 'en' } },
  });
  await keepSettings();
  expect(await described()).toMatchObject({
    value: { settings: { profile: 'kiosk', hotelId: 'JARDINS', language: 'pt' } },
  });
  expect(await described(['--profile=reception'])).toMatchObject({
    value: { settings: { profile: 'reception', hotelId: 'JARDINS' } },
  });
});

test("settings, self-test and the way out stay closed before the staff's PIN (BEY-11, KSK-06)", async ({
  keepSettings,
  settings,
  start,
}) => {
  await keepSettings();
  const desktop = await start();
  const page = await desktop.page();
  const { version: _version, staffPinHash: _hash, ...told } = settings;
  const change = {
    settings: { ...told, language: 'en', gateway: 'https://thief.example' } as const,
    newPin: WRONG_PIN,
    newDeviceToken: null,
  };
  const refused = { failure: { code: 'FORBIDDEN' } };
  const tries = () => [
    ask(page, 'readSettings'),
    ask(page, 'saveSettings', change),
    ask(page, 'runSelfTest'),
    ask(page, 'checkGateway', { address: 'https://thief.example', deviceId: null }),
    ask(page, 'leaveKiosk', { to: 'quit' }),
  ];
  for (const answer of await Promise.all(tries())) expect(answer).toMatchObject(refused);
  expect(await ask(page, 'unlockStaff', { pin: WRONG_PIN })).toEqual({
    value: { status: 'wrong', triesLeft: 4 },
  });
  for (const answer of await Promise.all(tries())) expect(answer).toMatchObject(refused);
  expect(await ask(page, 'describeDevice')).toMatchObject({ value: { stage: 'guest' } });
});

test("the staff's PIN opens this window alone, until it is locked or the settings are saved (BEY-11)", async ({
  folder,
  keepSettings,
  settings,
  start,
}) => {
  await keepSettings();
  const desktop = await start();
  const page = await desktop.page();
  expect(await ask(page, 'unlockStaff', { pin: PIN })).toEqual({
    value: { status: 'open', expiresInSeconds: 600 },
  });
  const read = await ask(page, 'readSettings');
  expect(read).toMatchObject({ value: { hasStaffPin: true, settings: { hotelId: 'JARDINS' } } });
  expect(JSON.stringify(read)).not.toContain('scrypt');
  await ask(page, 'leaveKiosk', { to: 'lock' });
  expect(await ask(page, 'readSettings')).toMatchObject({ failure: { code: 'FORBIDDEN' } });

  await ask(page, 'unlockStaff', { pin: PIN });
  const { version: _version, staffPinHash: _hash, ...told } = settings;
  await ask(page, 'saveSettings', {
    settings: { ...told, language: 'en' },
    newPin: null,
    newDeviceToken: null,
  });
  const next = await desktop.pageAfter(page);
  expect(await ask(next, 'describeDevice')).toMatchObject({ value: { settings: { language: 'en' } } });
  expect(await ask(next, 'readSettings')).toMatchObject({ failure: { code: 'FORBIDDEN' } });
  expect(await ask(next, 'unlockStaff', { pin: PIN })).toMatchObject({ value: { status: 'open' } });
  expect(await filesWith(folder, PIN)).toEqual([]);
});

test('five wrong PINs lock the panel, and a restart does not open it (BEY-11)', async ({
  folder,
  keepSettings,
  start,
}) => {
  await keepSettings();
  const page = await (await start()).page();
  const answers = await Promise.all(
    [WRONG_PIN, '111111', '222222', '333333', '444444', PIN].map(pin => ask(page, 'unlockStaff', { pin })),
  );
  expect(answers.at(3)).toEqual({ value: { status: 'wrong', triesLeft: 1 } });
  expect(answers.at(4)).toMatchObject({ value: { status: 'locked', retryAfterSeconds: 60 } });
  expect(answers.at(5)).toMatchObject({ value: { status: 'locked' } });
  const again = await (await start()).page();
  expect(await ask(again, 'unlockStaff', { pin: PIN })).toMatchObject({ value: { status: 'locked' } });
  const events = (await eventsOf(folder)).map(({ event }) => event);
  expect(events.filter(event => event === 'staff.wrongPin')).toHaveLength(4);
  expect(events).toContain('staff.locked');
  expect(await filesWith(folder, '444444')).toEqual([]);
});

test('staff leave the kiosk for good, or restart it (BEY-11, KSK-06)', async ({ keepSettings, start }) => {
  await keepSettings();
  for (const to of ['restart', 'quit'] as const) {
    const desktop = await start();
    const page = await desktop.page();
    await ask(page, 'unlockStaff', { pin: PIN });
    const ended = desktop.ended();
    await ask(page, 'leaveKiosk', { to }).catch(() => undefined);
    expect(await ended).toBe(0);
    if (isStandIn) expect(desktop.output.includes('relaunch')).toBe(to === 'restart');
  }
});

test('an app that something outside starts again leaves that to it (KSK-06, BEY-07)', async ({
  keepSettings,
  start,
}) => {
  await keepSettings();
  const desktop = await start({ args: ['--supervised'] });
  const page = await desktop.page();
  await ask(page, 'unlockStaff', { pin: PIN });
  const ended = desktop.ended();
  await ask(page, 'leaveKiosk', { to: 'restart' }).catch(() => undefined);
  expect(await ended).toBe(START_AGAIN);
  expect(desktop.output).not.toContain('[electron stand-in] relaunch');
});

test('the main process listens to no channel but those of the table (KSK-15, KSK-16)', async ({
  keepSettings,
  start,
}) => {
  await keepSettings();
  const desktop = await start();
  await desktop.page();
  expect(await desktop.electron.evaluate(({ ipcMain }) => ipcMain.eventNames())).toEqual([]);
});
