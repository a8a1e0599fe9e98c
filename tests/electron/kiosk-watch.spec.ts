import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type DesktopApp, isStandIn, startApp } from './electron-app.ts';
import { expect, launchArgs, test } from './electron-fixtures.ts';
import { report } from './endings.ts';

/** What the main process does by itself on an idle kiosk. */

test.use({ appOptions: { args: ['--profile=kiosk'] } });

const reason = async (page: Page) => {
  const answer = (await page.evaluate('pernoite.describeDevice()')) as { value: { reason: string } };
  return answer.value.reason;
};

/** Some of main's own ticks. */
const ticks = (page: Page) => page.evaluate(() => new Promise(done => setTimeout(done, 2_500)));

test('a guest who has left is ended by main when the page does not (KSK-08)', async ({ desktop }) => {
  const page = await desktop.page();
  await report(page, { quietMs: 189_000 });
  await ticks(page);
  expect(page.isClosed()).toBe(false);
  await report(page, { quietMs: 191_000 }).catch(() => undefined);
  expect(await reason(await desktop.pageAfter(page))).toBe('idle');
});

test('no reset cuts off a payment, and no payment delays one for ever (KSK-08)', async ({ desktop }) => {
  const page = await desktop.page();
  await report(page, { quietMs: 240_000, busy: 'payment' });
  await desktop.electron.evaluate(({ powerMonitor }) => void powerMonitor.emit('suspend'));
  await ticks(page);
  expect(page.isClosed()).toBe(false);
  await report(page, { quietMs: 251_000, busy: 'payment' }).catch(() => undefined);
  expect(await reason(await desktop.pageAfter(page))).toBe('idle');
});

test('a machine that goes to sleep takes no guest along (KSK-08)', async ({ desktop }) => {
  const page = await desktop.page();
  await report(page, {});
  await desktop.electron.evaluate(({ powerMonitor }) => void powerMonitor.emit('suspend'));
  const next = await desktop.pageAfter(page);
  expect(await reason(next)).toBe('suspend');
  // After a wake-up, a screen without a guest stays.
  await desktop.electron.evaluate(({ powerMonitor }) => void powerMonitor.emit('resume'));
  await ticks(next);
  expect(next.isClosed()).toBe(false);
});

test('a page that hangs is replaced, and a line says so (BEY-07)', async ({ desktop }) => {
  const page = await desktop.page();
  await report(page, {});
  await page.evaluate('void setTimeout(() => { for (;;); }, 50)');
  await expect
    .poll(() => desktop.output, { timeout: 25_000 })
    .toContain('"event":"reset.done","reason":"hang"');
  expect(await reason(await desktop.page())).toBe('hang');
  expect(desktop.output).toMatch(/"event":"page.hangs","silentMs":1[56]\d\d\d/);
});

test('a window that does not respond to its guest is replaced (BEY-07)', async ({ desktop }) => {
  const page = await desktop.page();
  await desktop.electron.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()
      .find(window => window.isVisible())
      ?.emit('unresponsive');
  });
  expect(await reason(await desktop.pageAfter(page))).toBe('hang');
});

test('a page that keeps crashing is replaced by a notice in both languages (BEY-07)', async ({ desktop }) => {
  let page = await desktop.page();
  for (const crash of [1, 2, 3, 4, 5]) {
    await desktop.crashRenderer();
    page = await desktop.pageAfter(page);
    expect(desktop.output).toContain(`"event":"page.lost","what":"page","count":${crash}`);
  }
  await expect(page.getByRole('heading', { name: 'Este totem está fora de serviço' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This kiosk is out of service' })).toBeVisible();
  expect(await page.evaluate(() => document.scripts.length)).toBe(0);
});

/** As Electron reports a load that failed. */
const failLoad = (desktop: DesktopApp, code: number, isMainFrame: boolean) =>
  desktop.electron.evaluate(
    ({ BrowserWindow }, [code, isMainFrame]) => {
      const shown = BrowserWindow.getAllWindows().find(window => window.isVisible());
      shown?.webContents.emit('did-fail-load', {}, code, 'failed', 'app://pernoite/', isMainFrame, 1, 1);
    },
    [code, isMainFrame] as const,
  );

test('a page that does not load is replaced; one that loads another page instead, or lacks a part, is not (BEY-07)', async ({
  desktop,
}) => {
  const page = await desktop.page();
  await failLoad(desktop, -3, true);
  await failLoad(desktop, -105, false);
  await ticks(page);
  expect(page.isClosed()).toBe(false);
  await failLoad(desktop, -105, true);
  expect(await reason(await desktop.pageAfter(page))).toBe('crash');
  expect(desktop.output).toContain('"event":"page.lost","what":"page","count":1');
});

/** As when Chromium's own graphics process dies. */
const loseGraphics = (desktop: DesktopApp) =>
  desktop.electron.evaluate(
    ({ app }) => void app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 5 }),
  );

test('graphics that are lost bring the start screen back; lost thrice at once, they are done without (BEY-07)', async ({
  gateway,
}, testInfo) => {
  test.skip(!isStandIn, 'Electron itself would start again, out of the reach of this test.');
  const options = {
    userData: testInfo.outputPath('user-data'),
    args: launchArgs(gateway.address, { args: ['--profile=kiosk'] }),
  };
  const first = await startApp(options);
  testInfo.annotations.push({ type: 'electron', description: 'started' });
  let page = await first.page();
  for (const loss of [1, 2]) {
    await loseGraphics(first);
    page = await first.pageAfter(page);
    expect(await reason(page), `loss ${loss}`).toBe('crash');
  }
  const ended = first.ended();
  await loseGraphics(first).catch(() => undefined);
  expect(await ended).toBe(0);
  expect(first.output).toContain('"event":"app.relaunches","why":"graphics"');
  expect(await readFile(join(options.userData, 'graphics-off'), 'utf8')).toMatch(/^\d+\.\d+\.\d+/);
  const second = await startApp(options);
  await second.page();
  expect(await second.journal('app.disableHardwareAcceleration')).toHaveLength(1);
  await second.stop();
});

test('memory beyond its ceiling ends an empty screen, and then the app (BEY-07)', async ({ desktop }) => {
  test.skip(!isStandIn, 'Electron itself would start again, out of the reach of this test.');
  const page = await desktop.page();
  const ended = desktop.ended();
  await desktop.electron.evaluate(({ app }) => {
    const metrics = app.getAppMetrics();
    app.getAppMetrics = () =>
      metrics.map(metric => ({ ...metric, memory: { workingSetSize: 2e6, peakWorkingSetSize: 2e6 } }));
  });
  await report(page, { signedIn: false, quietMs: 3_600_000 });
  await expect.poll(() => page.isClosed(), { timeout: 20_000 }).toBe(true);
  const next = await desktop.page();
  expect(await reason(next)).toBe('memory');
  await report(next, { signedIn: false, quietMs: 3_600_000 });
  expect(await ended).toBe(0);
  expect(desktop.output).toContain('"event":"app.relaunches","why":"memory"');
});

test('the screen stays lit', async ({ desktop }) => {
  test.skip(!isStandIn, 'Only the stand-in has a journal.');
  await desktop.page();
  const started = await desktop.journal('powerSaveBlocker.start');
  expect(started.map(({ type }) => type)).toEqual(['prevent-display-sleep']);
});
