import { mergeTests, type Page, type Request } from '@playwright/test';
import { pressBelow } from '#tests/journeys/pages/card-form.ts';
import { ConsolePage } from '#tests/journeys/pages/console-page.ts';
import { FunnelPages, roomNames } from '#tests/journeys/pages/funnel-pages.ts';
import { test as deviceTest } from './device-fixture.ts';
import type { DesktopApp } from './electron-app.ts';
import { nextGuest, reasonOf, resetsDone } from './endings.ts';
import { expect, test as phoneTest } from './guest-phone.ts';
import { openPage } from './kiosk.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { type Plug, plug } from './plug.ts';
import { everythingIn, found, foundInFiles, memoryOf } from './traces.ts';

/** What breaks while a booking is on its way: it is made once or not at all, and the next guest knows nothing of it. */

const test = mergeTests(phoneTest, deviceTest).extend<{ plug: Plug }>({ plug });
const language = 'en';
const CREATE = /\/api\/bookings\/create$/;
const NAME = 'Zulmira Quaresmeira';

/** A guest with everything filled in, before the button that books. */
async function readyToBook(desktop: DesktopApp, email: string) {
  const { page } = await openPage(desktop);
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
  return { page, payment };
}

/** As the main process passes the page's call on: with the device's own headers, and the page's. */
async function send(gateway: string, request: Request): Promise<number> {
  const chosen = Object.entries(request.headers()).filter(
    ([name]) => name.startsWith('x-') || ['accept', 'accept-language', 'content-type'].includes(name),
  );
  const answer = await fetch(`${gateway}/api/bookings/create`, {
    method: 'POST',
    headers: { ...Object.fromEntries(chosen), 'x-device-profile': 'kiosk' },
    body: request.postData(),
  });
  return answer.status;
}

async function expectCleanStart(desktop: DesktopApp, page: Page, texts: string[], folder: string) {
  await expect(new KioskPage(page, language).book).toBeVisible({ timeout: 30_000 });
  expect(found(texts, await everythingIn(page)), 'in the page').toEqual([]);
  expect(found(texts, await memoryOf(desktop)), 'in memory').toEqual([]);
  expect(found(texts, desktop.output), 'said').toEqual([]);
  expect(await foundInFiles(texts, folder), 'in files').toEqual([]);
}

for (const moment of [
  'before the gateway has received it',
  'after the gateway has made the booking',
] as const) {
  test(`a page that crashes while it books, ${moment}, leaves one booking at most and a clean start screen (BEY-07, BEY-08, API-09)`, async ({
    folder,
    keepSettings,
    start,
    gateway,
    newPhone,
  }) => {
    test.slow();
    await keepSettings({ language });
    const desktop = await start();
    const isMade = moment === 'after the gateway has made the booking';
    const email = isMade ? 'crash.after@quaresmeira.test' : 'crash.before@quaresmeira.test';
    const { page, payment } = await readyToBook(desktop, email);
    const made: number[] = [];
    const reached = Promise.withResolvers<void>();
    await page.route(CREATE, async route => {
      const request = route.request();
      if (isMade) made.push(await send(gateway.address, request));
      reached.resolve();
      // The response never reaches the page.
    });
    const before = resetsDone(desktop);
    await pressBelow(payment.confirm);
    await reached.promise;
    expect(made).toEqual(isMade ? [201] : []);
    await desktop.crashRenderer();
    const next = await nextGuest(desktop, page, before);
    expect(await reasonOf(next)).toBe('crash');
    await expectCleanStart(desktop, next, [email, NAME], folder);
    const desk = new ConsolePage(await newPhone());
    expect(await desk.bookingCount(email)).toBe(isMade ? 1 : 0);
  });
}

test('a page that hangs while it books is replaced, and the booking is made once at most (BEY-07, BEY-08, API-09)', async ({
  folder,
  keepSettings,
  start,
  newPhone,
}) => {
  test.slow();
  await keepSettings({ language });
  const desktop = await start();
  const email = 'hang@quaresmeira.test';
  const { page, payment } = await readyToBook(desktop, email);
  const sent = page.waitForRequest(CREATE);
  const before = resetsDone(desktop);
  await pressBelow(payment.confirm);
  await sent;
  await page.evaluate('void setTimeout(() => { for (;;); }, 0)');
  await expect.poll(() => resetsDone(desktop), { timeout: 30_000 }).toBeGreaterThan(before);
  const next = await desktop.page();
  expect(await reasonOf(next)).toBe('hang');
  await expectCleanStart(desktop, next, [email, NAME], folder);
  const desk = new ConsolePage(await newPhone());
  expect(await desk.bookingCount(email)).toBeLessThanOrEqual(1);
});

test('a gateway that goes away in the middle of a booking and comes back finds a clean screen and one booking at most (BEY-06, BEY-08)', async ({
  browser,
  folder,
  keepSettings,
  start,
  plug: gateway,
}) => {
  test.slow();
  await gateway.pluggedIn();
  await keepSettings({ language, gateway: gateway.address });
  const desktop = await start();
  const email = 'unplugged@quaresmeira.test';
  const { page, payment } = await readyToBook(desktop, email);
  await gateway.pulled();
  await pressBelow(payment.confirm);
  // The guest reads where to go; no other guest gets the screen before the gateway is back.
  const next = await desktop.pageAfter(page);
  await expect(new KioskPage(next, language).closed).toBeVisible();
  await gateway.pluggedIn();
  await expectCleanStart(desktop, next, [email, NAME], folder);
  const console = await browser.newPage({ baseURL: gateway.address });
  expect(await new ConsolePage(console).bookingCount(email)).toBeLessThanOrEqual(1);
  await console.close();
});
