import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FunnelPages, roomNames } from '#tests/journeys/pages/funnel-pages.ts';
import { textsOf } from '#tests/journeys/pages/texts.ts';
import type { TestApi } from '#tests/journeys/test-api.ts';
import { callBridge, eventsOf } from './device-fixture.ts';
import type { DesktopApp } from './electron-app.ts';
import {
  type Ending,
  endBy,
  lastClick,
  nextGuest,
  partitionOf,
  reasonOf,
  resetsDone,
  startOver,
} from './endings.ts';
import { expectForgotten } from './guest-gone.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { expect, test } from './shared-device.ts';
import { cookiesOf, everythingIn, found, foundInFiles, leaveEverywhere, marks, memoryOf } from './traces.ts';

test.describe.configure({ mode: 'default' });

const language = 'pt';
const t = textsOf(language);
const everyMark = Object.values(marks);

type Guest = {
  page: Page;
  funnel: FunnelPages;
  kiosk: KioskPage;
  testApi: TestApi;
  marks: string[];
};

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

const guests: { place: string; go: (guest: Guest) => Promise<void>; end: Ending | 'startOver' | 'done' }[] = [
  { place: 'the rooms found', go: toResults, end: 'crash' },
  {
    place: 'the sign-in with a reservation',
    go: async ({ page }) => {
      const login = new DeviceLoginPage(page, language);
      await login.open('reservation');
      await login.locator.fill(marks.locator);
      await login.lastName.fill(marks.name);
    },
    end: 'startOver',
  },
  {
    place: 'the payment with half a sign-up',
    go: async guest => {
      await toPayment(guest);
      await guest.funnel.payment.guestField('email').fill(marks.email);
      await guest.funnel.payment.guestField('fullName').fill(marks.name);
      await guest.funnel.payment.guestField('phone').fill(marks.document);
    },
    end: 'hang',
  },
  { place: 'the search', go: toSearch, end: 'suspend' },
  {
    place: 'the rooms found, signed in',
    go: async guest => {
      const account = await guest.testApi.newGuest({ language });
      await new DeviceLoginPage(guest.page, language).signIn(account);
      await guest.kiosk.tool('staff').waitFor();
      guest.marks.push(account.email);
    },
    end: 'idle',
  },
  { place: 'the confirmation', go: toConfirmation, end: 'done' },
];

async function endOf(end: (typeof guests)[number]['end'], desktop: DesktopApp, guest: Guest): Promise<Page> {
  if (end !== 'startOver' && end !== 'done') return endBy(end, desktop, guest.page);
  const before = resetsDone(desktop);
  if (end === 'startOver') await startOver(guest.kiosk);
  else {
    const { article } = guest.funnel.confirmation;
    await lastClick(article.getByRole('button', { name: t('booking-confirmation:done') }));
  }
  return nextGuest(desktop, guest.page, before);
}

/** What grows where something of a guest is forgotten: windows, pages, sessions, listeners. */
async function burdenOf(desktop: DesktopApp) {
  const weigh = () =>
    desktop.electron.evaluate(({ app, BrowserWindow, ipcMain, powerMonitor, screen, webContents }) => {
      const listeners = [app, powerMonitor, screen, ipcMain].map(emitter =>
        emitter.eventNames().reduce((sum, name) => sum + emitter.listenerCount(name), 0),
      );
      const { sessionsMade = 0 } = globalThis as { sessionsMade?: number };
      return {
        windows: BrowserWindow.getAllWindows().length,
        pages: webContents.getAllWebContents().length,
        sessionsMade,
        listeners,
      };
    });
  // The guest's window and the standby window, and nothing more.
  await expect.poll(weigh).toMatchObject({ windows: 2, pages: 2 });
  return weigh();
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

test('guest after guest leaves any screen by any exit: nothing is left in page, memory or files, and a kiosk carries no more after the last than the second (KSK-07, KSK-09, KSK-10, BEY-07, BEY-08)', async ({
  openKiosk,
  spendDevice,
  testApi,
}) => {
  test.slow();
  const { desktop, folder, page: first } = await openKiosk();
  let page = first;
  const freshHistory = await page.evaluate(() => history.length);
  const resetsBefore = (await eventsOf(folder)).filter(({ event }) => event === 'reset.done').length;
  await desktop.electron.evaluate(({ app }) => {
    const counted = globalThis as { sessionsMade?: number };
    app.on('session-created', () => {
      counted.sessionsMade = (counted.sessionsMade ?? 0) + 1;
    });
  });
  const partitions = [await partitionOf(desktop)];
  const burdens: Awaited<ReturnType<typeof burdenOf>>[] = [];
  const all = [...everyMark];
  for (const { place: where, go, end } of guests) {
    const guest: Guest = {
      page,
      testApi,
      kiosk: new KioskPage(page, language),
      funnel: new FunnelPages(page, language),
      marks: all,
    };
    await go(guest);
    await leaveEverywhere(page, everyMark);
    const cookie = { url: 'https://guests.example/', name: 'guest', value: marks.name.replace(' ', '-') };
    await (await desktop.window()).evaluate(
      ({ webContents }, set) => webContents.session.cookies.set(set),
      cookie,
    );
    await callBridge(page, 'storeToken', { refreshToken: marks.token });
    // The search finds what is there.
    expect(found(everyMark, await everythingIn(page)), where).toEqual(everyMark);
    expect(await cookiesOf(desktop)).toContain('guests.example');
    if (end === 'done') expect(found([marks.token], await memoryOf(desktop))).toEqual([marks.token]);

    page = await endOf(end, desktop, guest);
    await expect(new KioskPage(page, language).book, where).toBeVisible();
    await expect.poll(() => guest.page.isClosed(), where).toBe(true);
    expect(await reasonOf(page)).toBe(end === 'done' ? 'finished' : end);
    expect(found(all, await everythingIn(page)), `in the page after ${where}`).toEqual([]);
    expect(await cookiesOf(desktop), `cookies after ${where}`).toBe('[]');
    expect(await callBridge(page, 'renewToken')).toEqual({ value: null });
    expect(await page.evaluate(() => history.length)).toBe(freshHistory);
    await expectForgotten(desktop, all);
    partitions.push(await partitionOf(desktop));
    burdens.push(await burdenOf(desktop));
  }
  expect(burdens.at(-1)).toEqual(burdens[1]);
  expect(burdens[1]?.sessionsMade).toBeLessThanOrEqual(1);
  const [one, other] = partitions;
  expect(new Set([one, other])).toEqual(new Set(['guest-a', 'guest-b']));
  expect(partitions).toEqual(partitions.map((_, where) => (where % 2 === 0 ? one : other)));
  const resets = (await eventsOf(folder)).filter(({ event }) => event === 'reset.done');
  expect(resets).toHaveLength(resetsBefore + guests.length);
  expect(found(all, desktop.output), 'said').toEqual([]);
  expect(await foundInFiles(all, folder), 'while the app runs').toEqual([]);
  spendDevice();
  await desktop.electron.close();
  expect(await foundInFiles(all, folder), 'when the app has ended').toEqual([]);
});
