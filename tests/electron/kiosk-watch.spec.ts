import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mergeTests, type Page } from '@playwright/test';
import { root } from '../../build/steps.ts';
import { test as deviceTest } from './device-fixture.ts';
import { type DesktopApp, isStandIn } from './electron-app.ts';
import { endBy, nextGuest, reasonOf, report, resetsDone } from './endings.ts';
import { expect, test as sharedTest } from './shared-device.ts';

const test = mergeTests(sharedTest, deviceTest);
test.describe.configure({ mode: 'default' });

/** One of main's own ticks and a half: it would end the guest at the first. */
const tick = (page: Page) => page.evaluate(() => new Promise(done => setTimeout(done, 1_500)));

const power = (desktop: DesktopApp, event: 'suspend' | 'resume') =>
  desktop.electron.evaluate(({ powerMonitor }, name) => void powerMonitor.emit(name), event);

test('a guest who has left is ended by main when the page does not, or at suspend; a page that hangs or does not respond is replaced, and a line says so (KSK-08, BEY-07)', async ({
  openKiosk,
}) => {
  const { desktop, page } = await openKiosk();
  await report(page, { quietMs: 251_000 }).catch(() => undefined);
  const second = await desktop.pageAfter(page);
  expect(await reasonOf(second)).toBe('idle');

  await report(second, {});
  await power(desktop, 'suspend');
  const third = await desktop.pageAfter(second);
  expect(await reasonOf(third)).toBe('suspend');
  // After a wake-up, a screen without a guest stays.
  await power(desktop, 'resume');
  await tick(third);
  expect(third.isClosed()).toBe(false);

  const before = resetsDone(desktop);
  await report(third, {});
  await third.evaluate('void setTimeout(() => { for (;;); }, 50)');
  // A page that hangs takes a whole core: main's clock goes three times as fast. Faster, it would take that for sleep.
  await desktop.electron.evaluate(() => {
    const now = performance.now.bind(performance);
    const from = now();
    Object.assign(performance, { now: () => from + (now() - from) * 3 });
  });
  const next = await nextGuest(desktop, third, before);
  await desktop.electron.evaluate(() => void Reflect.deleteProperty(performance, 'now'));
  expect(await reasonOf(next)).toBe('hang');
  expect(desktop.said).toMatch(/"event":"page.hangs","silentMs":1[5-9]\d\d\d/);

  expect(await reasonOf(await endBy('hang', desktop, next))).toBe('hang');
});

/** Main's checks of its machine and the minute of its notice pass when a test says so. */
const BY_HAND = { env: { ELECTRON_STAND_IN_IMPORT: join(root, 'tests/electron/timers-by-hand.ts') } };
const CHECK_MS = 10_000;
const NOTICE_MS = 60_000;
const passTimers = (desktop: DesktopApp, milliseconds: number) =>
  desktop.electron.evaluate(
    (_electron, length) => (Reflect.get(globalThis, 'passTimers') as (length: number) => void)(length),
    milliseconds,
  );

test.describe('up to a restart', () => {
  test.skip(!isStandIn, 'Electron itself would start again, out of the reach of these tests.');

  const HOUR_MS = 3_600_000;
  /** Quiet for as long as the page has been there: nobody has touched it. */
  const nobody = { signedIn: false, quietMs: 8 * HOUR_MS };

  const letPass = (desktop: DesktopApp, milliseconds: number) =>
    desktop.electron.evaluate((_electron, passed) => {
      const now = performance.now.bind(performance);
      Object.assign(performance, { now: () => now() + passed });
    }, milliseconds);

  const loseGraphics = (desktop: DesktopApp) =>
    desktop.electron.evaluate(
      ({ app }) => void app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 5 }),
    );

  test('memory beyond its ceiling ends an empty screen; in its quiet window, hours after it started, a kiosk restarts (BEY-07)', async ({
    writeSettings,
    start,
  }) => {
    // As long as the day: it begins and ends at the same minute.
    await writeSettings({ quietWindow: { from: '00:00', to: '00:00' } });
    const desktop = await start(BY_HAND);
    const page = await desktop.page();
    const end = desktop.ended();
    await desktop.electron.evaluate(({ app }) => {
      const metrics = app.getAppMetrics();
      app.getAppMetrics = () =>
        metrics.map(metric => ({ ...metric, memory: { workingSetSize: 2e6, peakWorkingSetSize: 2e6 } }));
    });
    await report(page, nobody);
    // The app's own report may come in between: the next check finds the screen empty.
    await expect
      .poll(async () => {
        if (desktop.logged('machine.cared') === 0) await passTimers(desktop, CHECK_MS);
        return desktop.logged('machine.cared');
      })
      .toBe(1);
    // At a second check the app would start again.
    await desktop.electron.evaluate(({ app }) => {
      app.getAppMetrics = () => [];
    });
    const next = await desktop.pageAfter(page);
    expect(await reasonOf(next)).toBe('memory');
    await letPass(desktop, 7 * HOUR_MS);
    await report(next, nobody);
    await expect
      .poll(async () => {
        await passTimers(desktop, CHECK_MS).catch(() => undefined);
        return desktop.output;
      })
      .toContain('"event":"app.relaunches"');
    expect(await end).toBe(0);
    expect(desktop.output).toContain('"event":"app.relaunches","why":"night"');
  });

  test('graphics that are lost bring the start screen back; lost thrice at once, the kiosk starts again without them; a page that keeps crashing is replaced by a notice in both languages before the next start (BEY-07)', async ({
    folder,
    writeSettings,
    start,
  }) => {
    await writeSettings();
    const first = await start();
    let page = await first.page();
    for (const loss of [1, 2]) {
      await loseGraphics(first);
      page = await first.pageAfter(page);
      expect(await reasonOf(page), `loss ${loss}`).toBe('crash');
    }
    const firstEnd = first.ended();
    await loseGraphics(first).catch(() => undefined);
    expect(await firstEnd).toBe(0);
    expect(first.output).toContain('"event":"app.relaunches","why":"graphics"');
    expect(await readFile(join(folder, 'graphics-off'), 'utf8')).toMatch(/^\d+\.\d+\.\d+/);

    const desktop = await start(BY_HAND);
    page = await desktop.page();
    expect(await desktop.journal('app.disableHardwareAcceleration')).toHaveLength(1);
    const end = desktop.ended();
    for (const crash of [1, 2, 3, 4, 5]) {
      await desktop.crashRenderer();
      page = await desktop.pageAfter(page);
      expect(desktop.output).toContain(`"event":"page.lost","what":"page","count":${crash}`);
    }
    await expect(page.getByRole('heading', { name: 'Este totem está fora de serviço' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This kiosk is out of service' })).toBeVisible();
    expect(await page.evaluate(() => document.scripts.length)).toBe(0);
    // The response may be lost with the process.
    await passTimers(desktop, NOTICE_MS).catch(() => undefined);
    expect(await end).toBe(0);
    expect(desktop.output).toContain('"event":"page.givenUp","count":5');
    expect(desktop.output).toContain('"event":"app.relaunches","why":"crashes"');
  });
});
