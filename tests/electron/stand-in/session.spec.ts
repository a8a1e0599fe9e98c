import type { Page } from '@playwright/test';
import { expect, test } from './lab-fixture.ts';

test.describe.configure({ mode: 'default' });

const leaveMark = (page: Page) =>
  page.evaluate(`(async () => {
    localStorage.setItem('name', 'Ada');
    await (await caches.open('c')).put('/x', new Response('Ada'));
    await new Promise(done => {
      const wanted = indexedDB.open('stay', 1);
      wanted.onupgradeneeded = () => wanted.result.createObjectStore('o').put('Ada', 'k');
      wanted.onsuccess = () => done(wanted.result.close());
    });
    document.cookie = 'name=ada';
  })()`);
const found = (page: Page) =>
  page.evaluate(`(async () => [
    localStorage.length, (await caches.keys()).length, (await indexedDB.databases()).length, document.cookie,
  ])()`);
const CLEAN = [0, 0, 0, ''];

test('two partitions share nothing; the same one stores its data until it is cleared', async ({ lab }) => {
  const first = await lab.open('guest-a');
  await leaveMark(first);
  // Cookies do not exist under a scheme of the app's own, in Electron as here.
  expect(await found(first)).toEqual([1, 1, 1, '']);
  expect(await found(await lab.open('guest-b'))).toEqual(CLEAN);

  await lab.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.destroy());
  const again = await lab.open('guest-a');
  expect(await found(again)).toEqual([1, 1, 1, '']);
  const clear = () => lab.electron.evaluate(({ session }) => session.fromPartition('guest-a').clearData());
  await clear();
  expect(await found(again), 'cleared under an open window').toEqual(CLEAN);
  await leaveMark(again);
  await lab.electron.evaluate(({ BrowserWindow }) => {
    for (const window of BrowserWindow.getAllWindows()) window.destroy();
  });
  await clear();
  expect(await found(await lab.open('guest-a'))).toEqual(CLEAN);
});

test('a session stores cookies of web addresses and clears them, a query beside it resolves, permissions are granted until a handler denies them, and a download is never written', async ({
  lab,
}) => {
  const names = await lab.electron.evaluate(async ({ session }) => {
    const guest = session.fromPartition('guest');
    await guest.cookies.set({ url: 'https://hotel.example/', name: 'one', value: '1' });
    await guest.cookies.set({ url: 'https://other.example/', name: 'two', value: '2' });
    const all = await guest.cookies.get({});
    const some = await guest.cookies.get({ url: 'https://hotel.example/' });
    const elsewhere = await session.fromPartition('other').cookies.get({});
    await guest.clearData();
    return [all, some, elsewhere, await guest.cookies.get({})].map(list =>
      list.map(cookie => cookie.name).sort(),
    );
  });
  expect(names).toEqual([['one', 'two'], ['one'], [], []]);

  const status = await lab.electron.evaluate(async ({ session }) => {
    const guest = session.fromPartition('guest');
    let count = 0;
    for (let round = 0; round < 40; round += 1) {
      await guest.cookies.set({ url: 'https://hotel.example/', name: 'one', value: '1' });
      const questions = Array.from({ length: 5 }, () => guest.cookies.get({}).then(() => (count += 1)));
      await guest.clearData();
      const late = new Promise(done => setTimeout(done, 3_000, 'late'));
      if ((await Promise.race([Promise.all(questions), late])) === 'late') break;
    }
    return count;
  });
  expect(status).toBe(200);

  const state = `navigator.permissions.query({ name: 'geolocation' }).then(({ state }) => state)`;
  expect(await (await lab.open('open')).evaluate(state)).toBe('granted');
  await lab.electron.evaluate(({ session }) => {
    session.fromPartition('checked').setPermissionCheckHandler(() => false);
    session
      .fromPartition('asked')
      .setPermissionRequestHandler((_contents, _permission, respond) => respond(false));
  });
  for (const partition of ['checked', 'asked']) {
    expect(await (await lab.open(partition)).evaluate(state), partition).toBe('denied');
  }

  const page = await lab.open('guest');
  await lab.electron.evaluate(({ session }) =>
    session.fromPartition('guest').on('will-download', (event, item) => {
      if (item.getFilename() === 'no.txt') event.preventDefault();
    }),
  );
  for (const name of ['no.txt', 'yes.txt']) {
    await page.evaluate(
      `Object.assign(document.createElement('a'), { href: 'data:,x', download: '${name}' }).click()`,
    );
    await expect
      .poll(async () => (await lab.desktop.journal('download')).length)
      .toBe(name === 'no.txt' ? 1 : 2);
  }
  expect((await lab.desktop.journal('download')).map(({ prevented }) => prevented)).toEqual([true, false]);
});
