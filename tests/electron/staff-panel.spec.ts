import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { test as base, expect, PIN } from './device-fixture.ts';
import type { DesktopApp } from './electron-app.ts';
import { landscape, openPage, portrait } from './kiosk.ts';
import { StaffPanelPage } from './pages/staff-panel.ts';

/** The staff's part of a kiosk: found by a gesture, opened by a PIN, and never left open. */

type Staffed = { desktop: DesktopApp; page: Page; panel: StaffPanelPage };

const test = base.extend<{ kiosk: Staffed }>({
  kiosk: async ({ startKiosk }, use) => {
    const { desktop, page } = await startKiosk({ language: 'en' });
    await page.setViewportSize(portrait);
    await use({ desktop, page, panel: new StaffPanelPage(desktop, page, 'en') });
  },
});

test('a guest who touches the mark by chance finds nothing (KSK-06)', async ({ kiosk }) => {
  const { desktop, panel } = kiosk;
  for (let tap = 0; tap < 4; tap += 1) await desktop.tap(panel.mark);
  await expect(panel.dialog).toBeHidden();
});

test('the PIN opens the staff panel, a wrong one says how many tries are left, and no digit is shown (BEY-11, KSK-06)', async ({
  kiosk,
}) => {
  const { page, panel } = kiosk;
  await panel.ask();
  await expect(panel.button('pin.open')).toBeDisabled();
  await expectNoViolations(page);
  await panel.type('999999');
  await expect(panel.dialog.getByRole('alert')).toHaveText(
    panel.texts('staff-panel:pin.wrong', { count: 4 }),
  );
  await expect(panel.tab('settings')).toBeHidden();
  for (const key of await panel.pad.getByRole('button').all()) {
    const box = await key.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(72);
  }
  await panel.type(PIN);
  await expect(panel.tab('selfTest')).toBeVisible();
});

test('five wrong PINs lock the panel for a while that is counted down, and a restart of the app forgives none (BEY-11)', async ({
  kiosk: { panel },
  start,
}) => {
  await panel.ask();
  const locked = panel.texts('staff-panel:pin.locked');
  for (let left = 4; left >= 0; left -= 1) {
    await panel.type('999999');
    // What is typed while a PIN is being checked does not count.
    const told = left > 0 ? panel.texts('staff-panel:pin.wrong', { count: left }) : locked;
    await expect(panel.dialog.getByRole('alert')).toContainText(told);
  }
  await expect(panel.dialog.getByRole('alert')).toContainText(/0:5\d/);
  await expect(panel.pad.getByRole('button', { name: '1', exact: true })).toBeDisabled();

  const again = await start();
  const { page, language } = await openPage(again);
  const after = new StaffPanelPage(again, page, language);
  await after.ask();
  await after.type(PIN);
  await expect(after.dialog.getByRole('alert')).toContainText(locked);
});

test('the self-test says of every part in words how it is, and can be run again (BEY-11)', async ({
  kiosk,
}) => {
  const { page, panel } = kiosk;
  await panel.open(PIN);
  const lines = panel.dialog.getByRole('list', { name: panel.texts('staff-panel:selfTest.title') });
  const gateway = lines
    .getByRole('listitem')
    .filter({ hasText: panel.texts('staff-panel:selfTest.check.gateway') });
  await expect(gateway).toContainText(panel.texts('staff-panel:selfTest.outcome.ok'));
  await expectNoViolations(page);
  await page.setViewportSize(landscape);
  await panel.button('selfTest.again').click();
  await expect(gateway).toContainText(panel.texts('staff-panel:selfTest.outcome.ok'));
});

test('staff change the settings, and the next screen is as they want it (BEY-11, BLD-09)', async ({
  kiosk,
}) => {
  const { desktop, page, panel } = kiosk;
  await panel.open(PIN);
  await panel.tab('settings').click();
  const { settings } = panel;
  await expect(settings.field('hotel')).toHaveValue('JARDINS');
  await expect(settings.form.getByRole('status')).toContainText(
    settings.texts('staff-panel:gateway.found', { count: 3 }),
  );
  await expectNoViolations(page);
  await settings.field('newPin').fill('246810');
  await settings.field('repeatPin').fill('246811');
  await settings.button('settings.save').click();
  await expect(settings.field('repeatPin')).toHaveAccessibleDescription(
    settings.texts('staff-panel:wrong.repeatPin'),
  );
  await settings.field('repeatPin').fill('246810');
  await settings.field('language').selectOption('pt');
  await settings.button('settings.save').click();

  await desktop.pageAfter(page);
  const next = await openPage(desktop);
  expect(next.language).toBe('pt');
  const changed = new StaffPanelPage(desktop, next.page, next.language);
  await changed.open('246810');
});

test('leaving kiosk mode asks for confirmation, and then ends the app (BEY-11, KSK-06)', async ({
  kiosk,
}) => {
  const { desktop, page, panel } = kiosk;
  await panel.open(PIN);
  await panel.tab('leave').click();
  await panel.button('leave.quit.action').click();
  await expectNoViolations(page);
  const ended = desktop.electron.waitForEvent('close');
  // The window closes while it is being pressed.
  await panel
    .button('leave.quit.sure')
    .click()
    .catch(() => undefined);
  await ended;
});

test('the panel locks behind the staff: closed by hand, and by itself after two quiet minutes (BEY-11)', async ({
  kiosk,
}) => {
  const { page, panel } = kiosk;
  await panel.open(PIN);
  await panel.button('lock').click();
  await expect(panel.dialog).toBeHidden();
  const refused = await page.evaluate('pernoite.readSettings()');
  expect(refused).toMatchObject({ failure: { code: 'FORBIDDEN' } });

  await page.clock.install();
  await panel.ask();
  await page.clock.fastForward(119_000);
  await expect(panel.dialog).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(panel.dialog).toBeHidden();
});
