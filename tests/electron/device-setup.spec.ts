import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownPort } from '#tests/own-port.ts';
import { expectNoViolations } from './accessibility.ts';
import { callBridge, eventsOf, expect, test } from './device-fixture.ts';
import { openPage, portrait } from './kiosk.ts';
import { OnScreenKeyboard } from './pages/on-screen-keyboard.ts';
import { SettingsFormPage, StaffPanelPage } from './pages/staff-panel.ts';

const BROKEN = '{ "version": 1, "profile": ';

test('a device whose settings cannot be read is set up by touch alone, goes on with their copy when they break again, and five wrong PINs lock it (BLD-09, BEY-11, BEY-04, KSK-06, KSK-18)', async ({
  folder,
  gateway,
  writeSettings,
  settings,
  start,
}) => {
  await writeSettings(BROKEN);
  const desktop = await start();
  const { page, language } = await openPage(desktop);
  await page.setViewportSize(portrait);
  const form = new SettingsFormPage(page, language);
  const keyboard = new OnScreenKeyboard(desktop, page, language);
  const { texts } = form;
  await expect(page.getByRole('status').first()).toContainText(/kept aside|guardado à parte/);
  expect(await callBridge(page, 'describeDevice')).toEqual({ value: { stage: 'setup', settingsLost: true } });
  const aside = (await readdir(folder)).filter(name => name.startsWith('settings.broken-'));
  expect(aside).toHaveLength(1);
  expect(await readFile(join(folder, aside[0] ?? ''), 'utf8')).toBe(BROKEN);
  expect(await eventsOf(folder)).toContainEqual(
    expect.objectContaining({ event: 'file.lost', file: 'settings' }),
  );
  const { version: _version, staffPinHash: _hash, ...wanted } = settings;
  const withoutPin = { settings: wanted, newPin: null, newDeviceToken: null };
  expect(await callBridge(page, 'saveSettings', withoutPin)).toMatchObject({
    failure: { code: 'BAD_REQUEST' },
  });

  await form.button('settings.start').click();
  await expect(form.field('gateway')).toHaveAccessibleDescription(
    new RegExp(texts('staff-panel:wrong.required')),
  );
  await expect(form.field('pin')).toHaveAccessibleDescription(
    new RegExp(texts('staff-panel:wrong.pinNeeded')),
  );
  for (const [address, problem] of [
    [`127.0.0.1:${await ownPort()}`, texts('staff-panel:problem.NETWORK_UNREACHABLE')],
    [`${gateway.address}/healthz`, texts('staff-panel:problem.ANSWER_INVALID')],
  ] as const) {
    await form.field('gateway').fill(address);
    await form.check.click();
    await expect(form.form.getByRole('alert').filter({ hasText: problem })).toBeVisible();
  }
  await form.field('gateway').fill('http://gateway.example');
  await form.check.click();
  await expect(form.field('gateway')).toHaveAccessibleDescription(
    new RegExp(texts('staff-panel:wrong.gatewayHttps')),
  );
  await expect(form.staffGateway).toBeHidden();
  await form.field('profile').selectOption('reception');
  await form.staffGateway.fill('http://staff.example');
  await form.button('settings.start').click();
  await expect(form.staffGateway).toHaveAccessibleDescription(
    new RegExp(texts('staff-panel:wrong.gatewayHttps')),
  );
  await expectNoViolations(page);
  await form.field('profile').selectOption('kiosk');
  const before = await readFile(join(folder, 'settings.json'), 'utf8').catch(() => '');
  expect(before).not.toMatch(/gateway|hotelId/);

  await form.field('gateway').fill('');
  await keyboard.enter(form.field('gateway'));
  await keyboard.type(gateway.address.replace('http://', ''));
  await desktop.tap(form.check);
  await expect(form.form.getByRole('status')).toContainText(texts('staff-panel:gateway.found', { count: 3 }));
  await expect(form.field('gateway')).toHaveValue(gateway.address);
  await form.field('hotel').selectOption('JARDINS');
  await form.field('language').selectOption('en');
  await keyboard.fill(form.field('pin'), '135790');
  await keyboard.fill(form.field('repeatPin'), '135790');
  await desktop.tap(form.button('settings.start'));

  await desktop.pageAfter(page);
  const guest = await openPage(desktop);
  expect(guest.language).toBe('en');
  await expect(guest.page).toHaveURL(/\/kiosk$/);
  const stored = await readFile(join(folder, 'settings.json'), 'utf8');
  expect(JSON.parse(stored)).toMatchObject({
    gateway: gateway.address,
    hotelId: 'JARDINS',
    profile: 'kiosk',
  });
  expect(stored).not.toContain('135790');

  // After a restart with a file that is broken again its copy replaces it, and staff lock themselves out.
  await writeSettings(BROKEN);
  const again = await start();
  const restored = await openPage(again);
  expect(await callBridge(restored.page, 'describeDevice')).toMatchObject({
    value: { stage: 'guest', reason: 'start', hasStaffPin: true, settings: { language: 'en' } },
  });
  expect(await callBridge(restored.page, 'readSettings')).toMatchObject({ failure: { code: 'FORBIDDEN' } });
  const events = (await eventsOf(folder)).map(({ event }) => event);
  expect(events.filter(event => event === 'settings.restored')).toHaveLength(1);
  expect(JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8'))).toMatchObject({ language: 'en' });

  await restored.page.setViewportSize(portrait);
  const panel = new StaffPanelPage(again, restored.page, restored.language);
  await panel.ask();
  const locked = panel.texts('staff-panel:pin.locked');
  for (let left = 4; left >= 0; left -= 1) {
    await panel.type('999999');
    // What is typed while a PIN is being checked does not count.
    const message = left > 0 ? panel.texts('staff-panel:pin.wrong', { count: left }) : locked;
    await expect(panel.dialog.getByRole('alert')).toContainText(message);
  }
  await expect(panel.dialog.getByRole('alert')).toContainText(/0:5\d/);
  await expect(panel.pad.getByRole('button', { name: '1', exact: true })).toBeDisabled();
  expect(await callBridge(restored.page, 'unlockStaff', { pin: '135790' })).toMatchObject({
    value: { status: 'locked' },
  });
});
