import { expect, test } from './device-fixture.ts';
import { type DesktopApp, isStandIn } from './electron-app.ts';
import { report } from './endings.ts';
import { KioskPage } from './pages/kiosk-page.ts';

/** A kiosk that ends itself, to be restarted. */

test.skip(!isStandIn, 'Electron itself would start again, out of the reach of these tests.');

const HOUR_MS = 3_600_000;

/** The main process sees that this much time has passed. */
const letPass = (desktop: DesktopApp, milliseconds: number) =>
  desktop.electron.evaluate((_electron, passed) => {
    const now = performance.now.bind(performance);
    Object.assign(performance, { now: () => now() + passed });
  }, milliseconds);

/** The longest pauses of the main process take a hundredth of their time. */
const shortenPauses = (desktop: DesktopApp) =>
  desktop.electron.evaluate(() => {
    const wait = globalThis.setTimeout;
    // With all its arguments: other code may pass some to a timer.
    const sooner = (act: (...given: unknown[]) => void, ms: number, ...given: unknown[]) =>
      wait(act, ms < 60_000 ? ms : ms / 100, ...given);
    Object.assign(globalThis, { setTimeout: sooner });
  });

test('in its quiet window, hours after it started and with nobody there, a kiosk restarts (BEY-07)', async ({
  keepSettings,
  start,
}) => {
  // As long as the day: it begins and ends at the same minute.
  await keepSettings({ quietWindow: { from: '00:00', to: '00:00' } });
  test.slow();
  const desktop = await start();
  const page = await desktop.page();
  const end = desktop.ended();
  await report(page, { signedIn: true });
  await letPass(desktop, 7 * HOUR_MS);
  // Longer than the interval of main's own check of the machine.
  await page.evaluate(() => new Promise(done => setTimeout(done, 11_000)));
  expect(page.isClosed(), 'a guest at night is left in peace').toBe(false);
  await report(page, { signedIn: false, quietMs: HOUR_MS }).catch(() => undefined);
  expect(await end).toBe(0);
  expect(desktop.output).toContain('"event":"app.relaunches","why":"night"');
  await expect(new KioskPage(await (await start()).page()).book).toBeVisible();
});

test('outside its quiet window, or soon after its start, a kiosk stays as it is (BEY-07)', async ({
  keepSettings,
  start,
}) => {
  for (const [quietWindow, hours] of [
    [null, 7],
    [{ from: '00:00', to: '00:00' }, 5],
  ] as const) {
    await keepSettings({ quietWindow });
    const desktop = await start();
    const page = await desktop.page();
    await letPass(desktop, hours * HOUR_MS);
    await report(page, { signedIn: false, quietMs: 100_000 });
    await page.evaluate(() => new Promise(done => setTimeout(done, 11_000)));
    expect(desktop.output).not.toContain('app.relaunches');
  }
});

test('a kiosk that shows it is out of order restarts a minute later, and invites again (BEY-07)', async ({
  keepSettings,
  start,
}) => {
  await keepSettings();
  const desktop = await start();
  let page = await desktop.page();
  const end = desktop.ended();
  for (let crash = 1; crash < 5; crash += 1) {
    await desktop.crashRenderer();
    page = await desktop.pageAfter(page);
  }
  await shortenPauses(desktop);
  await desktop.crashRenderer();
  expect(await end).toBe(0);
  expect(desktop.output).toContain('"event":"page.givenUp","count":5');
  expect(desktop.output).toContain('"event":"app.relaunches","why":"crashes"');
  await expect(new KioskPage(await (await start()).page()).book).toBeVisible();
});
