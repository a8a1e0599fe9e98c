import type { Page } from '@playwright/test';
import { bridge } from '#shared/bridge.ts';
import { staffBridge } from '#shared/staff-bridge.ts';
import { BoardPage } from '#tests/journeys/pages/board-page.ts';
import {
  jardins,
  LobbyCallPage,
  LockPage,
  StaffFrame,
  StaffSignInPage,
  staffPin,
} from '#tests/journeys/pages/staff-pages.ts';
import { textsOf } from '#tests/journeys/pages/texts.ts';
import { TestApi } from '#tests/journeys/test-api.ts';
import { callingKiosk } from './calling-kiosk.ts';
import { closeWindow, deskLanguage, openGuest, pressIn, windowsOf } from './desk.ts';
import { test as base, expect } from './device-fixture.ts';
import { type DesktopApp, isStandIn } from './electron-app.ts';
import { type StaffProxy, staffProxy } from './staff-proxy.ts';

const language = deskLanguage;
const t = textsOf(language);
const { manager, reception } = jardins;

type OpenedDesk = { desktop: DesktopApp; page: Page };

const test = base.extend<{
  staffGateway: StaffProxy;
  openStaffDesk: (settings?: { printer: string }) => Promise<OpenedDesk>;
}>({
  staffGateway: async ({ gateway }, use) => {
    if (gateway.staffAddress === null) throw new Error('this gateway has no address for staff');
    const staffGateway = await staffProxy(gateway.staffAddress);
    await use(staffGateway);
    await staffGateway.stop();
  },

  openStaffDesk: async ({ staffGateway, writeSettings, start }, use) => {
    await use(async settings => {
      await writeSettings({
        ...settings,
        profile: 'reception',
        language,
        staffGateway: staffGateway.address,
        deviceId: 'desk-1',
      });
      const desktop = await start({ env: { ELECTRON_STAND_IN_PRINTERS: 'Slips' } });
      const page = await desktop.page();
      await new StaffSignInPage(page, language).title.waitFor();
      return { desktop, page };
    });
  },
});

const storedBy = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
    address: location.href,
  }));

const saveFile = (page: Page) =>
  page.evaluate(() => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['file']));
    link.download = 'file.csv';
    link.click();
  });

/** Returns once the page hears nothing any more. */
async function hang(page: Page): Promise<void> {
  const begun = Promise.withResolvers<void>();
  await page.exposeFunction('reportHang', begun.resolve);
  await page.evaluate(() => {
    setTimeout(() => {
      const reportHang: unknown = Reflect.get(window, 'reportHang');
      if (typeof reportHang === 'function') reportHang();
      const end = Date.now() + 60_000;
      while (Date.now() < end);
    });
  });
  await begun.promise;
}

const cookiesOf = (desktop: DesktopApp) =>
  desktop.electron.evaluate(({ session }) => session.fromPartition('staff').cookies.get({}));

/** What handlers respond to a sender that is not theirs. */
const callsAcross = (desktop: DesktopApp) =>
  desktop.electron.evaluate(async ({ BrowserWindow, ipcMain }) => {
    const handlers = Reflect.get(ipcMain, '_invokeHandlers') as Map<string, (event: object) => unknown>;
    const contentsAt = (address: string) =>
      BrowserWindow.getAllWindows()
        .map(({ webContents }) => webContents)
        .find(contents => contents.getURL().startsWith(address));
    const callFrom = (address: string, channel: string) => {
      const sender = contentsAt(address);
      return handlers.get(channel)?.({ sender, senderFrame: sender?.mainFrame });
    };
    return {
      guestAsStaff: await callFrom('app://pernoite/', 'pernoite-staff:describeDesk'),
      staffAsGuest: await callFrom('app://staff/', 'pernoite:describeDevice'),
      staff: await callFrom('app://staff/', 'pernoite-staff:describeDesk'),
    };
  });

test('the first window of a desk is the staff app: signed in, it shows the board, and its page finds the session’s token nowhere; a guest’s window stands beside it and reaches nothing of staff, and shows the step of a guest at a kiosk after their touch (STF-01, DSK-02, FRD-13)', async ({
  staffGateway,
  openStaffDesk,
  gateway,
  playwright,
}) => {
  const { desktop, page } = await openStaffDesk();
  const bodies: string[] = [];
  page.on('response', response => {
    void response.text().then(
      body => bodies.push(body),
      () => undefined,
    );
  });
  await new StaffSignInPage(page, language).signIn(reception.email);
  await new BoardPage(page, language).arrivals.waitFor();
  const frame = new StaffFrame(page, language);
  await expect(frame.person(reception.short)).toBeVisible();
  // A key of the guests' pages in the app's menu, and another one of this page.
  await pressIn(desktop, page, 'F1');
  await expect(frame.keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame.keys).toBeHidden();

  const [token = ''] = staffGateway.tokens();
  expect(token).not.toBe('');
  const board = staffGateway.calls.find(({ path }) => path.includes('/board'));
  expect(board?.headers).toMatchObject({
    authorization: `Bearer ${token}`,
    'x-device-profile': 'reception',
    'x-device-id': 'desk-1',
  });
  expect(board?.headers.cookie).toBeUndefined();
  await expect.poll(() => bodies.some(body => body.includes('"token":null'))).toBe(true);
  expect(bodies.filter(body => body.includes(token))).toEqual([]);
  expect(JSON.stringify(await storedBy(page))).not.toContain(token);
  expect(await cookiesOf(desktop)).toEqual([]);
  const own = (await page.evaluate('Object.getOwnPropertyNames(pernoiteStaff)')) as string[];
  expect(own.toSorted()).toEqual(Object.keys(staffBridge).toSorted());
  expect(await page.evaluate('typeof pernoite')).toBe('undefined');
  expect(await page.evaluate('pernoiteStaff.describeDesk()')).toEqual({ value: { language } });

  const guest = await openGuest(desktop, async () => {
    await frame.person(reception.short).click();
    await page.getByRole('menuitem', { name: t('staff/frame:guestWindow') }).click();
  });
  await expect(guest.guest(1)).toBeVisible();
  const guests = (await guest.page.evaluate('Object.getOwnPropertyNames(pernoite)')) as string[];
  expect(guests.toSorted()).toEqual(Object.keys(bridge).toSorted());
  expect(await guest.page.evaluate('typeof pernoiteStaff')).toBe('undefined');
  expect(await callsAcross(desktop)).toMatchObject({
    guestAsStaff: { failure: { code: 'FORBIDDEN' } },
    staffAsGuest: { failure: { code: 'FORBIDDEN' } },
    staff: { value: { language } },
  });
  const reached = await guest.page.evaluate(async () => {
    const staff = location.origin.replace('pernoite', 'staff');
    const read = async (address: string) => {
      const response = await fetch(address);
      return `${response.status} ${response.headers.get('content-type')}`;
    };
    return Promise.all(
      [`${staff}/api/session`, '/api/session'].map(address => read(address).catch(() => 'none')),
    );
  });
  if (isStandIn) {
    // Staff export the record as a file; a guest's window saves none.
    await saveFile(page);
    await expect.poll(() => desktop.journal('download')).toMatchObject([{ prevented: false }]);
    await saveFile(guest.page);
    await expect
      .poll(() => desktop.journal('download'))
      .toMatchObject([{ prevented: false }, { prevented: true }]);
  }
  expect(reached[0]).toBe('none');
  expect(reached[1]).toMatch(/^404 /);

  const request = await playwright.request.newContext({ baseURL: gateway.address });
  const waiting = await new TestApi(request, gateway.address).newGuest({ language });
  await request.dispose();
  const kiosk = await callingKiosk(gateway.address, waiting);
  const call = new LobbyCallPage(page, language);
  await call.act('take').click();
  await expect.poll(kiosk.state).toBe('TAKEN');
  await call.act('offer').click();
  await expect.poll(kiosk.state).toBe('OFFERED');
  await kiosk.accept('/guest/cards');
  const open = call.act('open');
  await open.waitFor();
  const taken = await openGuest(desktop, () => open.click());
  await expect.poll(() => new URL(taken.page.url()).pathname).toBe('/guest/cards');
  await expect.poll(kiosk.state).toBe('OPENED');
  await expect(kiosk.sessions()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(open).toBeHidden();
});

test('a computer that is locked covers the staff app, at the gateway too, and what was typed is there for the PIN; a desk that quits ends the session (DSK-07, STF-06)', async ({
  staffGateway,
  openStaffDesk,
  start,
}) => {
  const { desktop, page } = await openStaffDesk();
  await new StaffSignInPage(page, language).signIn(reception.email);
  const board = new BoardPage(page, language);
  await board.arrivals.waitFor();
  const guest = await openGuest(desktop, () => pressIn(desktop, page, 'N', 'control'));
  await board.search.fill('Carter');

  await desktop.electron.evaluate(({ powerMonitor }) => void powerMonitor.emit('lock-screen'));
  const lock = new LockPage(page, language);
  await expect(lock.title(reception.name)).toBeVisible();
  await expect.poll(() => guest.page.isClosed()).toBe(true);
  expect(windowsOf(desktop)).toEqual([page]);
  expect(await desktop.page()).toBe(page);
  const [token = ''] = staffGateway.tokens();
  const lockCall = () => staffGateway.calls.find(({ path }) => path === '/api/session/lock');
  await expect.poll(() => lockCall()?.headers.authorization).toBe(`Bearer ${token}`);

  await lock.typePin(staffPin);
  await expect(lock.title(reception.name)).toBeHidden();
  await expect(board.search).toHaveValue('Carter');

  const ended = desktop.ended();
  await desktop.electron.evaluate(({ app }) => app.quit()).catch(() => undefined);
  expect(await ended).toBe(0);
  const endCall = staffGateway.calls.find(({ path }) => path === '/api/session/end');
  expect(endCall?.headers.authorization).toBe(`Bearer ${token}`);
  const next = await (await start()).page();
  await new StaffSignInPage(next, language).title.waitFor();
});

test('a page of staff that crashes is replaced and its person is still signed in; one that hangs while the computer is locked, or a window that was closed, comes back locked (BEY-07, DSK-07)', async ({
  staffGateway,
  openStaffDesk,
}) => {
  const { desktop, page: first } = await openStaffDesk();
  await new StaffSignInPage(first, language).signIn(manager.email);
  await new BoardPage(first, language).arrivals.waitFor();
  await desktop.crashRenderer();
  const second = await desktop.pageAfter(first);
  await new BoardPage(second, language).arrivals.waitFor();

  await hang(second);
  await desktop.electron.evaluate(({ powerMonitor }) => void powerMonitor.emit('lock-screen'));
  const third = await desktop.pageAfter(second);
  const lock = new LockPage(third, language);
  await expect(lock.title(manager.name)).toBeVisible();
  await lock.typePin(staffPin);
  await new BoardPage(third, language).arrivals.waitFor();

  const guest = await openGuest(desktop, () => pressIn(desktop, third, 'N', 'control'));
  const locks = () => staffGateway.calls.filter(({ path }) => path === '/api/session/lock').length;
  const before = locks();
  await closeWindow(desktop, third);
  await expect.poll(locks).toBe(before + 1);
  expect(guest.page.isClosed()).toBe(false);
  await desktop.electron.evaluate(({ Menu }, label) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
    items?.find(item => item.label === label)?.click();
  }, t('desk:menu.staff'));
  const fourth = await desktop.pageAfter(guest.page);
  await expect(new LockPage(fourth, language).title(manager.name)).toBeVisible();
});

test('the receipt of a payment goes to the desk’s receipt printer without a dialog; a missing one is said, and leaves no window (FRD-06)', async ({
  openStaffDesk,
}) => {
  test.skip(!isStandIn, 'What a real printer prints is checked on paper.');
  const print = (page: Page) =>
    page.evaluate(
      'pernoiteStaff.printReceipt({ language: "pt", title: "Pernoite Jardins", lines: [{ label: "Reserva", value: "VERDE7" }], address: null, foot: "Rua Augusta, 100" })',
    );
  const without = await openStaffDesk();
  expect(await print(without.page)).toMatchObject({ failure: { code: 'PRINT_FAILED' } });

  const { desktop, page } = await openStaffDesk({ printer: 'Slips' });
  expect(await print(page)).toEqual({ value: undefined });
  const [printed] = await desktop.journal('webContents.print');
  expect(printed).toMatchObject({ silent: true, deviceName: 'Slips' });
  expect(printed?.['text']).toContain('VERDE7');
});
