import type { Page } from '@playwright/test';
import { untilAtRest } from '../at-rest.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expect, test } from '../test-api.ts';

const TOKEN = /securetoken\.googleapis\.com\/v1\/token/;
const TOOLKIT = /accounts:signInWithPassword/;
const UPDATE = '**/guestUser/update-preferred-language';

/** How many sealed tokens the browser's database contains. */
function tokensKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const database = await answerOf(indexedDB.open('pernoite-vault', 1));
    const count = await answerOf(database.transaction('vault').objectStore('vault').count());
    database.close();
    return count;
  });
}

test('a guest who signs out has left even if the page goes before the browser has emptied its storage (APP-25, SES-11)', async ({
  page,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  await new LoginPage(page).enterByForm(guest);
  // A slow disk: what would empty the storage has not happened yet when the page goes.
  await page.evaluate(() => {
    IDBObjectStore.prototype.clear = function () {
      return this.count() as IDBRequest;
    };
  });
  await new ShellPage(page).leave();
  await expect(page).toHaveURL('/login');
  expect(await tokensKept(page)).toBe(1);

  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(new LoginPage(page).title).toBeVisible();
  await expect.poll(() => tokensKept(page)).toBe(0);
  await new LoginPage(page).signIn(guest);
  await expect(new ShellPage(page).greeting(guest.firstName)).toBeVisible();
  await page.reload();
  await expect(new ShellPage(page).greeting(guest.firstName)).toBeVisible();
});

test('a token that is traded while the guest signs out does not bring them back (APP-25, PD-05)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/update-preferred-language/);
  const guest = await testApi.newGuest();
  await new LoginPage(page).enterByForm(guest);
  await page.goto('/guest/settings/language');
  await expect(new ShellPage(page).greeting(guest.firstName)).toBeVisible();
  await untilAtRest(page);

  const traded = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  await page.route(TOKEN, async route => {
    const response = await route.fetch();
    traded.resolve();
    await left.promise;
    // The provider issued a new token for the old one, as it may at every refresh.
    const body = await response.json();
    await route.fulfill({
      response,
      json: { ...body, refresh_token: `${body.refresh_token}.next` },
    });
  });
  await page.route(UPDATE, route =>
    route.fulfill({ status: 401, json: { code: 'UNAUTHORIZED', message: 'no' } }),
  );
  await page.getByRole('main').getByRole('radio', { name: 'Português' }).click();
  await traded.promise;
  const arrived = page.waitForResponse(TOKEN);
  await new ShellPage(page, 'pt').leave();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => tokensKept(page)).toBe(0);
  left.resolve();
  await (await arrived).finished();

  // One lock at a time: whoever gets it now comes after everything that the refresh still had to do.
  await page.evaluate(() => navigator.locks.request('pernoite-renew', () => undefined));
  expect(await tokensKept(page)).toBe(0);
  await page.goto('/');
  await expect(page).toHaveURL('/login');
});

test('where the browser stores nothing, a guest who signed out in another tab does not come back with the next one (APP-25, SES-03)', async ({
  page,
  testApi,
}) => {
  const [first, next] = [await testApi.newGuest(), await testApi.newGuest()];
  const other = await page.context().newPage();
  await page.context().addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no storage here', 'SecurityError');
    };
  });
  for (const tab of [page, other]) {
    await new LoginPage(tab).enterByForm(first);
    await expect(new ShellPage(tab).greeting(first.firstName)).toBeVisible();
  }
  await new ShellPage(page).leave();
  for (const tab of [page, other]) await expect(tab).toHaveURL('/login');

  const told = other.evaluate(
    () =>
      new Promise<void>(done => {
        new BroadcastChannel('pernoite-session').onmessage = ({ data }) => data === 'signedIn' && done();
      }),
  );
  await new LoginPage(page).signIn(next);
  await expect(new ShellPage(page).greeting(next.firstName)).toBeVisible();
  await told;
  // Whoever gets the lock now comes after the check that the message triggered in the other tab.
  await other.evaluate(() => navigator.locks.request('pernoite-renew', () => undefined));
  await new LoginPage(other).signIn(next);
  await expect(new ShellPage(other).greeting(next.firstName)).toBeVisible();
});

test('signing out ends the session at the gateway: what was copied of it opens nothing (SEC-09, APP-25)', async ({
  page,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  const answered = page.waitForResponse(TOOLKIT);
  await new LoginPage(page).enterByForm(guest);
  const { idToken, refreshToken } = await (await answered).json();
  const headers = { 'x-guest-access-token': `Bearer ${idToken}` };
  const ask = () => page.request.get('/api/guestUser/preferred-language', { headers });
  expect((await ask()).status()).toBe(200);
  const told = page.waitForResponse(/guestUser\/sessions\/end/);
  await new ShellPage(page).leave();
  await expect(page).toHaveURL('/login');
  expect((await told).status()).toBe(200);
  expect((await ask()).status()).toBe(401);
  const renewal = await page.request.post('/identity/securetoken.googleapis.com/v1/token?key=test', {
    form: { grant_type: 'refresh_token', refresh_token: refreshToken },
  });
  expect(renewal.status()).toBe(400);
});

test('tabs that refresh the session at once, and a refresh whose response is lost, sign nobody out (SEC-09, PD-05)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(TOKEN);
  const guest = await testApi.newGuest();
  await new LoginPage(page).enter(guest);
  const other = await page.context().newPage();
  await other.goto('/');
  const tabs = [page, other];
  for (let round = 0; round < 2; round += 1) {
    await Promise.all(tabs.map(tab => tab.reload()));
    for (const tab of tabs) await expect(new ShellPage(tab).greeting(guest.firstName)).toBeVisible();
  }
  await page.route(
    TOKEN,
    async route => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.reload();
  await expect(page).toHaveURL('/login');
  for (const tab of tabs) {
    await tab.goto('/');
    await expect(new ShellPage(tab).greeting(guest.firstName)).toBeVisible();
  }
});
