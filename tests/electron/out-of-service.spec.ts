import type { Page, Request } from '@playwright/test';
import { stopClock } from '#tests/journeys/at-rest.ts';
import { pressBelow } from '#tests/journeys/pages/card-form.ts';
import { ConsolePage } from '#tests/journeys/pages/console-page.ts';
import { FunnelPages, roomNames } from '#tests/journeys/pages/funnel-pages.ts';
import { SearchPage } from '../journeys/pages/search-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { test as base, expect } from './device-fixture.ts';
import type { DesktopApp } from './electron-app.ts';
import { lastClick, nextGuest, reasonOf, resetsDone, startOver } from './endings.ts';
import { expectForgotten } from './guest-gone.ts';
import { landscape, portrait } from './kiosk.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { type Plug, plug } from './plug.ts';
import { everythingIn, found, foundInFiles } from './traces.ts';

const test = base.extend<{ plug: Plug }>({ plug });
const language = 'pt';
const CREATE = /\/api\/bookings\/create$/;
const NAME = 'Zulmira Quaresmeira';

async function readyToBook(page: Page, email: string) {
  const { search, results, services, payment } = new FunnelPages(page, language);
  await new KioskPage(page, language).book.click();
  await search.search.click();
  await results.choose(roomNames[language].queen).click();
  await results.goOn();
  await services.goOn();
  await payment.fillGuest({
    email,
    fullName: NAME,
    dateOfBirth: '1990-08-24',
    phone: '11987654321',
    password: 'Varanda#2026',
  });
  return payment;
}

async function send(gateway: string, request: Request): Promise<number> {
  const chosen = Object.entries(request.headers()).filter(
    ([name]) => name.startsWith('x-') || ['accept', 'accept-language', 'content-type'].includes(name),
  );
  const response = await fetch(`${gateway}/api/bookings/create`, {
    method: 'POST',
    headers: { ...Object.fromEntries(chosen), 'x-device-profile': 'kiosk' },
    body: request.postData(),
  });
  return response.status;
}

async function expectCleanStart(desktop: DesktopApp, page: Page, texts: string[], folder: string) {
  await expect(new KioskPage(page, language).book).toBeVisible({ timeout: 30_000 });
  expect(found(texts, await everythingIn(page)), 'in the page').toEqual([]);
  await expectForgotten(desktop, texts);
  expect(found(texts, desktop.output), 'said').toEqual([]);
  expect(await foundInFiles(texts, folder), 'in files').toEqual([]);
}

test('a screen that was started before its gateway is loaded again, with the hotel’s card page, before anybody touches it (KSK-08, PD-43)', async ({
  startKiosk,
  plug,
}) => {
  const { desktop, page, kiosk } = await startKiosk({ gateway: plug.address });
  await expect(kiosk.closed).toBeVisible();
  expect(await configOf(page)).toMatchObject({ cardPage: null });
  await plug.pluggedIn();
  const loaded = await desktop.pageAfter(page);
  await expect(new KioskPage(loaded, language).book).toBeVisible({ timeout: 30_000 });
  expect(await configOf(loaded)).toMatchObject({ cardPage: expect.any(String) });
});

const configOf = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator('#pernoite-config').textContent()) ?? 'null');

test('a screen that cannot reach its gateway invites nobody, says where to go, and opens by itself; a guest who searches or books while it restarts loses nothing and books once, also when the page crashes, and nothing of it stays (API-09, BEY-06, BEY-07, BEY-08, KSK-19, PD-43)', async ({
  browser,
  folder,
  startKiosk,
  plug,
}) => {
  test.slow();
  const { desktop, page, kiosk } = await startKiosk({
    gateway: plug.address,
    staffPhone: '+55 11 5555-0100',
  });
  await expect(kiosk.closed).toBeVisible();
  await expect(kiosk.book).toBeHidden();
  await expect(page.getByRole('alert')).toContainText('+55 11 5555-0100');
  for (const size of [portrait, landscape]) {
    await page.setViewportSize(size);
    await expectNoViolations(page);
  }
  for (const tool of kiosk.tools()) await expect(tool).toBeVisible();
  // A guest who reads it in another language may finish reading.
  await kiosk.language('en').click();
  const english = new KioskPage(page, 'en');
  await expect(english.closed).toBeVisible();
  await plug.pluggedIn();
  await expect(english.book).toBeVisible({ timeout: 30_000 });

  // The page that waited all the while without a gateway is not the next guest's.
  await lastClick(english.tool('startOver'));
  const second = await desktop.pageAfter(page);
  await expect(new KioskPage(second).book).toBeVisible({ timeout: 20_000 });
  const atWork = new KioskPage(second);
  await atWork.book.click();
  const search = new SearchPage(second, 'pt');
  await search.departure.selectOption('14');
  await plug.pulled();
  await search.search.click();
  await expect(atWork.lost).toBeVisible();
  await plug.pluggedIn();
  await expect(atWork.back).toBeVisible({ timeout: 30_000 });
  const { results } = new FunnelPages(second, language);
  await expect(results.choose(roomNames[language].queen)).toBeVisible();
  await results.openDetails(roomNames[language].queen);
  await expect(results.departure(roomNames[language].queen)).toHaveValue('14');
  const waiting = await desktop.nextWaits();
  // It has seen the outage before, and its end. All that it does by itself comes from a timer.
  await expect(new KioskPage(waiting).book).toBeVisible();
  await stopClock(waiting);
  await plug.pulled();
  await startOver(atWork);
  const next = await desktop.pageAfter(second);
  expect(next).toBe(waiting);
  await expect(new KioskPage(next).closed).toBeVisible();
  await next.clock.resume();

  // An inviting screen opens and closes by itself.
  const kioskThen = new KioskPage(next);
  await plug.pluggedIn();
  await expect(kioskThen.book).toBeVisible({ timeout: 30_000 });
  await plug.pulled();
  await expect(kioskThen.closed).toBeVisible({ timeout: 30_000 });
  await plug.pluggedIn();
  await expect(kioskThen.book).toBeVisible({ timeout: 30_000 });

  const crashed = 'crash.after@quaresmeira.test';
  const payment = await readyToBook(next, crashed);
  const reached = Promise.withResolvers<number>();
  // The response never reaches the page.
  await next.route(CREATE, async route => reached.resolve(await send(plug.address, route.request())));
  const before = resetsDone(desktop);
  await pressBelow(payment.confirm);
  expect(await reached.promise).toBe(201);
  await desktop.crashRenderer();
  const fourth = await nextGuest(desktop, next, before);
  expect(await reasonOf(fourth)).toBe('crash');
  await expectCleanStart(desktop, fourth, [crashed, NAME], folder);

  const unplugged = 'unplugged@quaresmeira.test';
  const paymentThen = await readyToBook(fourth, unplugged);
  await plug.pulled();
  await pressBelow(paymentThen.confirm);
  const booking = new KioskPage(fourth, language);
  await expect(booking.lost).toBeVisible();
  await plug.pluggedIn();
  const { confirmation } = new FunnelPages(fourth, language);
  await expect(confirmation.pending, 'it goes on by itself').toBeVisible({ timeout: 30_000 });
  await desktop.nextWaits();
  await startOver(booking);
  const last = await desktop.pageAfter(fourth);
  await expectCleanStart(desktop, last, [unplugged, NAME], folder);
  const console = new ConsolePage(await browser.newPage({ baseURL: plug.address }));
  expect(await console.bookingCount(crashed)).toBe(1);
  expect(await console.bookingCount(unplugged)).toBe(1);
  await console.page.context().close();
});
