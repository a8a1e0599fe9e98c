import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '#tests/remove-folder.ts';
import { freePort } from '../../build/free-port.ts';
import { expectNoViolations } from './accessibility.ts';
import { startApp } from './electron-app.ts';
import { test as base, expect, STARTED } from './electron-fixtures.ts';
import { openPage, portrait } from './kiosk.ts';
import { OnScreenKeyboard } from './pages/on-screen-keyboard.ts';
import { SettingsFormPage } from './pages/staff-panel.ts';

/** A device without a gateway address: the first start, and the one after its settings were lost. */

const test = base.extend<{ userData: string }>({
  userData: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'pernoite-electron-'));
    await use(folder);
    await removeFolder(folder);
  },
});

const start = async (userData: string) => {
  const desktop = await startApp({ userData });
  test.info().annotations.push({ type: STARTED });
  const { page, language } = await openPage(desktop);
  await page.setViewportSize(portrait);
  return {
    desktop,
    page,
    form: new SettingsFormPage(page, language),
    keyboard: new OnScreenKeyboard(desktop, page, language),
  };
};

test('a new device asks for its gateway, and opens for guests when it has it, by touch alone (BLD-09, BEY-11, BEY-04)', async ({
  userData,
  gateway,
}) => {
  const { desktop, page, form, keyboard } = await start(userData);
  await expectNoViolations(page);
  await keyboard.enter(form.field('gateway'));
  await keyboard.type(gateway.address.replace('http://', ''));
  await desktop.tap(form.check);
  await expect(form.form.getByRole('status')).toContainText(
    form.texts('staff-panel:gateway.found', { count: 3 }),
  );
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
  const stored = await readFile(join(userData, 'settings.json'), 'utf8');
  expect(JSON.parse(stored)).toMatchObject({
    gateway: gateway.address,
    hotelId: 'JARDINS',
    profile: 'kiosk',
  });
  expect(stored).not.toContain('135790');
  await desktop.stop();
});

test('an address that does not respond, is no gateway or no https is shown as such, and nothing is saved (BLD-09)', async ({
  userData,
  gateway,
}) => {
  const { desktop, page, form } = await start(userData);
  const { texts } = form;
  const nobody = await freePort();
  await form.button('settings.start').click();
  await expect(form.field('gateway')).toHaveAccessibleDescription(
    new RegExp(texts('staff-panel:wrong.required')),
  );
  await expect(form.field('pin')).toHaveAccessibleDescription(
    new RegExp(texts('staff-panel:wrong.pinNeeded')),
  );
  for (const [address, problem] of [
    [`127.0.0.1:${nobody}`, texts('staff-panel:problem.NETWORK_UNREACHABLE')],
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
  await expectNoViolations(page);
  expect(await readFile(join(userData, 'settings.json'), 'utf8')).not.toMatch(/gateway|hotelId/);
  await desktop.stop();
});

test('settings that cannot be read are set aside, reported, and set up again (BLD-09)', async ({
  userData,
}) => {
  await writeFile(join(userData, 'settings.json'), '{ "version": 1, "profile": ');
  const { desktop, page } = await start(userData);
  await expect(page.getByRole('status').first()).toContainText(/kept aside|guardado à parte/);
  const aside = (await readdir(userData)).filter(name => name.startsWith('settings.broken-'));
  expect(aside).toHaveLength(1);
  await desktop.stop();
});
