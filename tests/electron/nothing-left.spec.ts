import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergeTests, type Page } from '@playwright/test';
import { FunnelPages, roomNames } from '#tests/journeys/pages/funnel-pages.ts';
import { textsOf } from '#tests/journeys/pages/texts.ts';
import type { TestApi } from '#tests/journeys/test-api.ts';
import { ask, test as deviceTest } from './device-fixture.ts';
import type { DesktopApp } from './electron-app.ts';
import { type Ending, endBy, nextGuest, reasonOf, resetsDone, startOver } from './endings.ts';
import { expect, test as phoneTest } from './guest-phone.ts';
import { openPage } from './kiosk.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { cookiesOf, everythingIn, found, foundInFiles, leaveEverywhere, marks, memoryOf } from './traces.ts';

/** A guest walks away from any screen, by any way: the next guest finds nothing of them anywhere (BEY-08). */

const test = mergeTests(phoneTest, deviceTest);
const language = 'en';
const t = textsOf(language);
const everyMark = Object.values(marks);

type Guest = { page: Page; funnel: FunnelPages; kiosk: KioskPage; testApi: TestApi };

const toSearch = async ({ kiosk, funnel: { search } }: Guest) => {
  await kiosk.book.click();
  await search.search.waitFor();
};
const toResults = async (guest: Guest) => {
  await toSearch(guest);
  await guest.funnel.search.search.click();
  await guest.funnel.results.found.waitFor();
};
const toServices = async (guest: Guest) => {
  await toResults(guest);
  await guest.funnel.results.choose(roomNames[language].queen).click();
  await guest.funnel.results.goOn();
};
const toPayment = async (guest: Guest) => {
  await toServices(guest);
  await guest.funnel.services.goOn();
};
const toConfirmation = async (guest: Guest) => {
  await toPayment(guest);
  const { payment, confirmation } = guest.funnel;
  await payment.fillGuest({
    email: marks.email,
    fullName: marks.name,
    dateOfBirth: '1990-08-24',
    phone: '11987654321',
    password: 'Varanda#2026',
  });
  await payment.goToConfirmation();
  await confirmation.pending.waitFor();
};

/** On which screen a guest is, what they have typed by then, and what ends their session. */
const places: Record<string, { go: (guest: Guest) => Promise<void>; end: Ending | 'startOver' | 'done' }> = {
  'the start screen': { go: async ({ kiosk }) => kiosk.book.waitFor(), end: 'suspend' },
  'the search': { go: toSearch, end: 'startOver' },
  'the rooms found': { go: toResults, end: 'crash' },
  'the services': { go: toServices, end: 'idle' },
  'the payment with half a sign-up': {
    go: async guest => {
      await toPayment(guest);
      await guest.funnel.payment.guestField('email').fill(marks.email);
      await guest.funnel.payment.guestField('fullName').fill(marks.name);
      await guest.funnel.payment.guestField('phone').fill(marks.document);
    },
    end: 'hang',
  },
  'the sign-in with a reservation': {
    go: async ({ page }) => {
      const login = new DeviceLoginPage(page, language);
      await login.open('reservation');
      await login.locator.fill(marks.locator);
      await login.lastName.fill(marks.name);
    },
    end: 'startOver',
  },
  'the rooms found, signed in': {
    go: async guest => {
      const login = new DeviceLoginPage(guest.page, language);
      await login.open('password');
      await login.password.signIn(await guest.testApi.newGuest());
      await expect.poll(() => new URL(guest.page.url()).pathname).not.toBe('/login');
      await guest.kiosk.tool('staff').waitFor();
    },
    end: 'idle',
  },
  'the confirmation': { go: toConfirmation, end: 'done' },
};

/** As a guest's last touch does. */
async function touchToEnd(end: 'startOver' | 'done', { kiosk, funnel }: Guest): Promise<void> {
  if (end === 'done') {
    const { article } = funnel.confirmation;
    return article.getByRole('button', { name: t('booking-confirmation:done') }).click();
  }
  return startOver(kiosk);
}

/** Nothing in the page, in either partition, in the main process, in what it says or in its files. */
async function expectNothing(desktop: DesktopApp, page: Page): Promise<void> {
  expect(found(everyMark, await everythingIn(page)), 'in the page').toEqual([]);
  expect(await cookiesOf(desktop), 'cookies').toBe('[]');
  expect(found(everyMark, desktop.output), 'said').toEqual([]);
  expect(await ask(page, 'renewToken')).toEqual({ value: null });
}

test('a text is found in a page, in memory and in files, in every form it may have (BEY-08)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-traces-'));
  try {
    const { email } = marks;
    const forms = {
      plain: `{"mail":"${email}"}`,
      wide: Buffer.from(`..${email}`, 'utf16le'),
      hex: Buffer.from(email).toString('hex'),
      base64: Buffer.from(email).toString('base64'),
      base64Later: Buffer.from(`:${email}:`).toString('base64'),
      base64Latest: Buffer.from(`::${email}`).toString('base64'),
      base64Wide: Buffer.from(`:${email}`, 'utf16le').toString('base64'),
    };
    for (const [name, bytes] of Object.entries(forms)) await writeFile(join(folder, name), bytes);
    await writeFile(join(folder, 'innocent'), email.slice(1));
    const files = await foundInFiles([email, marks.name], folder);
    expect(files.toSorted()).toEqual(
      Object.keys(forms)
        .map(name => `${join(folder, name)}: ${email}`)
        .toSorted(),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

for (const [place, { go, end }] of Object.entries(places)) {
  test(`nothing is left of a guest who leaves ${place}, ended by ${end} (BEY-08, KSK-09)`, async ({
    testApi,
    folder,
    keepSettings,
    start,
  }) => {
    test.slow();
    await keepSettings({ language });
    const desktop = await start();
    const { page } = await openPage(desktop);
    const guest: Guest = {
      page,
      testApi,
      kiosk: new KioskPage(page, language),
      funnel: new FunnelPages(page, language),
    };
    const freshHistory = await page.evaluate(() => history.length);
    await go(guest);
    await leaveEverywhere(page, everyMark);
    await desktop.electron.evaluate(
      ({ session }, value) =>
        session
          .fromPartition('guest-a')
          .cookies.set({ url: 'https://guests.example/', name: 'guest', value }),
      marks.name.replace(' ', '-'),
    );
    await ask(page, 'storeToken', { refreshToken: marks.token });

    // What is looked for can be found.
    expect(found(everyMark, await everythingIn(page))).toEqual(everyMark);
    expect(await cookiesOf(desktop)).toContain('guests.example');
    expect(found([marks.token], await memoryOf(desktop))).toEqual([marks.token]);

    const before = resetsDone(desktop);
    let next: Page;
    if (end === 'startOver' || end === 'done') {
      await touchToEnd(end, guest);
      next = await nextGuest(desktop, page, before);
    } else {
      next = await endBy(end, desktop, page);
    }
    await expect(new KioskPage(next, language).book).toBeVisible();
    await expectNothing(desktop, next);
    expect(await next.evaluate(() => history.length)).toBe(freshHistory);
    expect(found(everyMark, await memoryOf(desktop)), 'in main’s memory').toEqual([]);
    expect(await foundInFiles(everyMark, folder)).toEqual([]);

    // And the next guest starts where this guest was.
    const after = await endBy('suspend', desktop, next);
    expect(await reasonOf(after)).toBe('suspend');
    await expectNothing(desktop, after);
    await desktop.stop();
    expect(await foundInFiles(everyMark, folder), 'when the app has ended').toEqual([]);
  });
}
