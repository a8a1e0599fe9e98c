import { expectNoViolations } from './accessibility.ts';
import { callBridge, PIN } from './device-fixture.ts';
import { lastClick } from './endings.ts';
import { landscape, openPage, portrait } from './kiosk.ts';
import { StaffPanelPage } from './pages/staff-panel.ts';
import { expect, type SharedKiosk, test } from './shared-device.ts';

test.describe.configure({ mode: 'default' });

async function panelOf({ desktop, page }: SharedKiosk): Promise<StaffPanelPage> {
  await page.setViewportSize(portrait);
  return new StaffPanelPage(desktop, page, 'pt');
}

test('the PIN opens the staff panel with its self-test, a wrong one says how many tries are left; the panel locks by hand, and by itself after two quiet minutes (BEY-11, KSK-06)', async ({
  openKiosk,
}) => {
  const opened = await openKiosk();
  const { page } = opened;
  const panel = await panelOf(opened);
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

  const lines = panel.dialog.getByRole('list', { name: panel.texts('staff-panel:selfTest.title') });
  const gateway = lines
    .getByRole('listitem')
    .filter({ hasText: panel.texts('staff-panel:selfTest.check.gateway') });
  await expect(gateway).toContainText(panel.texts('staff-panel:selfTest.outcome.ok'));
  await expect(lines.getByRole('listitem')).toHaveCount(10);
  await expectNoViolations(page);
  await page.setViewportSize(landscape);
  await panel.button('selfTest.again').click();
  await expect(gateway).toContainText(panel.texts('staff-panel:selfTest.outcome.ok'));

  await panel.button('lock').click();
  await expect(panel.dialog).toBeHidden();
  expect(await callBridge(page, 'readSettings')).toMatchObject({ failure: { code: 'FORBIDDEN' } });
  await page.clock.install();
  await panel.ask();
  await page.clock.fastForward(119_000);
  await expect(panel.dialog).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(panel.dialog).toBeHidden();
  const lift = await opened.desktop.touch(panel.mark);
  await page.clock.fastForward(3_000);
  await expect(panel.pad).toBeVisible();
  await lift();
  await expect(panel.pad, 'the finger is lifted').toBeVisible();
});

test('staff change the settings, the next screen is as they want it, and leaving kiosk mode, once confirmed, ends the app (BEY-11, BLD-09, KSK-06)', async ({
  openKiosk,
  spendDevice,
}) => {
  const opened = await openKiosk();
  spendDevice();
  const { desktop, page } = opened;
  const panel = await panelOf(opened);
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
  await settings.field('language').selectOption('en');
  await lastClick(settings.button('settings.save'));

  await desktop.pageAfter(page);
  const next = await openPage(desktop);
  expect(next.language).toBe('en');
  const changed = new StaffPanelPage(desktop, next.page, next.language);
  await changed.open('246810');
  await changed.tab('leave').click();
  await changed.button('leave.quit.action').click();
  await expectNoViolations(next.page);
  const ended = desktop.electron.waitForEvent('close');
  // The window closes while it is being pressed.
  await changed
    .button('leave.quit.sure')
    .click()
    .catch(() => undefined);
  await ended;
  expect(desktop.said).not.toContain('relaunch');
});
