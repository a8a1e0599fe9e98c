import type { Page } from '@playwright/test';
import { untilAtRest } from '../at-rest.ts';
import { AccountChoice } from '../pages/account-choice.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

const t = textsOf('en');
const james = { email: 'james@pernoite.test', password: 'Pernoite#2026' };
const HOUR = 3_600_000;
const TOKEN = /securetoken\.googleapis\.com\/v1\/token/;
const UPDATE = '**/guestUser/update-preferred-language';

/** A call that needs a session: the header's language button writes to the account. */
async function callGateway(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('radio', { name: 'Português' }).click();
}

function countRequests(page: Page, address: RegExp): { count: number } {
  const seen = { count: 0 };
  page.on('request', request => {
    if (address.test(request.url()) && request.method() !== 'OPTIONS') seen.count += 1;
  });
  return seen;
}

test('an access token that ran out is renewed once and the call sent once more, unseen by the guest (PD-05)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/update-preferred-language/);
  const guest = await testApi.newGuest();
  await new LoginPage(page).enterByForm(guest);
  await page.goto('/guest/settings/language');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell:language.title'));
  await untilAtRest(page);

  await testApi.moveClock(HOUR + 60_000);
  const renewals = countRequests(page, TOKEN);
  const calls = countRequests(page, /update-preferred-language/);
  await callGateway(page);
  await expect(page.getByText(textsOf('pt')('shell:language.saved'))).toBeVisible();
  expect(renewals.count).toBe(1);
  expect(calls.count).toBe(2);
  expect(await testApi.accountLanguage(guest)).toBe('PORTUGUESE');
  await expect(page).toHaveURL('/guest/settings/language');
});

test('a call that is rejected even with a new token is not sent a third time, and the guest signs in again (PD-05)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(/update-preferred-language/);
  await new LoginPage(page).enterByForm(james);
  await page.goto('/guest/settings/language');
  await expect(new ShellPage(page).greeting('James')).toBeVisible();
  const renewals = countRequests(page, TOKEN);
  const calls = countRequests(page, /update-preferred-language/);
  await page.route(UPDATE, route =>
    route.fulfill({ status: 401, json: { code: 'UNAUTHORIZED', message: 'no' } }),
  );
  await page.getByRole('main').getByRole('radio', { name: 'Português' }).click();
  await expect(page).toHaveURL('/login');
  expect(calls.count).toBe(2);
  expect(renewals.count).toBe(1);
});

test('when the session cannot be renewed the guest signs in at /login and comes back to where they were (PD-05, SES-03)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/update-preferred-language|securetoken/);
  const guest = await testApi.newGuest();
  await new LoginPage(page).enterByForm(guest);
  await page.goto('/guest/settings/language?from=footer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell:language.title'));

  await testApi.resetPassword(guest.email, 'Quintal#2026');
  await callGateway(page);
  await expect(page).toHaveURL('/login');
  await expect(
    page.getByRole('status').filter({ hasText: textsOf('pt')('session:ended.title') }),
  ).toBeVisible();
  await new LoginPage(page, 'pt').signIn({ ...guest, password: 'Quintal#2026' });
  await expect(page).toHaveURL('/guest/settings/language?from=footer');
});

test('a provider that is out of reach ends no session: the token is stored for the next start (PD-05)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(TOKEN);
  await new LoginPage(page).enterByForm(james);
  await page.route(TOKEN, route => route.abort());
  await page.goto('/guest/settings/language');
  await expect(page).toHaveURL('/login');
  await page.unroute(TOKEN);
  await page.reload();
  await expect(page).toHaveURL('/guest/settings/language');
});

test('customToken on the funnel signs in, works once, and leaves address and history (SES-09, PD-04)', async ({
  page,
  testApi,
}) => {
  const { guest, addressToken } = await testApi.signUp();
  const used = page.waitForRequest(/accounts:signInWithCustomToken/);
  await page.goto(`/booking/step-1?customToken=${addressToken}&utm=partner`);
  expect((await used).postDataJSON().token).toBe(addressToken);
  const shell = new ShellPage(page);
  await expect(shell.greeting(guest.firstName)).toBeVisible();
  await expect(page).toHaveURL('/booking/step-1?utm=partner');
  await page.goto('/console');
  await page.goBack();
  await expect(page).toHaveURL('/booking/step-1?utm=partner');
  await expect(shell.greeting(guest.firstName)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(history.state) + location.href)).not.toContain(
    addressToken,
  );
});

test('customToken on any other page signs nobody in (SES-09, PD-04)', async ({ page, testApi }) => {
  const { addressToken } = await testApi.signUp();
  const used = countRequests(page, /accounts:signInWithCustomToken/);
  await page.goto(`/login?customToken=${addressToken}`);
  await expect(new LoginPage(page).title).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(used.count).toBe(0);
});

test('a customToken that is no longer good is said, and the funnel opens all the same (SES-09, APP-34)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(/accounts:signInWithCustomToken/);
  await page.goto('/booking/step-1?customToken=address_gone');
  await expect(new ShellPage(page).toast(t('session:choice.rejected'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking-search:title'));
  await expect(new ShellPage(page).signIn).toBeVisible();
});

test('a link of another account asks which one to use, and Escape or the main button stays (SEC-05, SES-09)', async ({
  page,
  testApi,
}) => {
  await new LoginPage(page).enter(james);
  const { guest, addressToken } = await testApi.signUp();
  await page.goto(`/booking/step-1?customToken=${addressToken}&utm=partner`);
  const choice = new AccountChoice(page);
  await expect(choice.dialog).toContainText(james.email);
  await expect(choice.dialog).toContainText(guest.email);
  await expect(choice.dialog).toContainText(guest.fullName);
  await expect(page).toHaveURL('/booking/step-1?utm=partner');
  await expect(choice.stay('James')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(choice.dialog).toBeHidden();
  await expect(new ShellPage(page).greeting('James')).toBeVisible();
  await page.goto('/guest/settings/language');
  await expect(new ShellPage(page).greeting('James')).toBeVisible();
});

test('who continues with the account of a link is that guest from then on, in all tabs (SEC-05, SES-09)', async ({
  page,
  testApi,
}) => {
  await new LoginPage(page).enter(james);
  const other = await page.context().newPage();
  await other.goto('/guest/settings/language');
  await expect(new ShellPage(other).greeting('James')).toBeVisible();
  const { guest, addressToken } = await testApi.signUp();
  await page.goto(`/booking/step-1?customToken=${addressToken}&lang=PORTUGUESE`);
  const choice = new AccountChoice(page, 'pt');
  await expect(choice.stay('James')).toBeVisible();
  await choice.change(guest.firstName).click();
  await expect(choice.dialog).toBeHidden();
  const shell = new ShellPage(page, 'pt');
  await expect(shell.toast(textsOf('pt')('session:choice.changed', { name: guest.firstName }))).toBeVisible();
  await expect(shell.greeting(guest.firstName)).toBeVisible();
  await expect(page).toHaveURL('/booking/step-1');
  await page.reload();
  await expect(shell.greeting(guest.firstName)).toBeVisible();
  await expect(other.getByRole('banner')).toContainText(guest.firstName);
});

test('signing out in one tab signs out in the others, and signing in again brings them in (APP-25, SES-03)', async ({
  page,
}) => {
  await new LoginPage(page).enterByForm(james);
  const other = await page.context().newPage();
  await other.goto('/guest/settings/language');
  await expect(new ShellPage(other).greeting('James')).toBeVisible();

  await new ShellPage(page).leave();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  await expect(new ShellPage(other).userMenu).toBeHidden();

  await new LoginPage(page).signIn(james);
  await expect(page).toHaveURL('/');
  await expect(new ShellPage(other).greeting('James')).toBeVisible();
  await expect(other).not.toHaveURL('/login');
});

test('another guest who signs in in another tab takes over in all of them (SES-03)', async ({
  page,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  await new LoginPage(page).enterByForm(james);
  const other = await page.context().newPage();
  await other.goto('/guest/settings/language');
  await expect(new ShellPage(other).greeting('James')).toBeVisible();

  await new ShellPage(page).leave();
  await expect(other).toHaveURL('/login');
  await new LoginPage(page).signIn(guest);
  await expect(new ShellPage(page).greeting(guest.firstName)).toBeVisible();
  await expect(new ShellPage(other).greeting(guest.firstName)).toBeVisible();
});

test('no token is found in any storage, in the address, the history, the page or the console (PD-04, PD-05)', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', message => said.push(message.text()));
  const signedIn = page.waitForResponse(/accounts:signInWithPassword/);
  await new LoginPage(page).enterByForm(james);
  const { idToken, refreshToken } = await (await signedIn).json();
  const renewed = page.waitForResponse(TOKEN);
  await page.goto('/guest/settings/language');
  const { id_token: secondToken } = await (await renewed).json();
  await expect(new ShellPage(page).greeting('James')).toBeVisible();

  const stored = await page.evaluate(everythingKept);
  const { cookies } = await page.context().storageState();
  // What is searched must contain something, or the search would prove nothing.
  expect(stored).toContain('pernoite');
  for (const token of [idToken, refreshToken, secondToken]) {
    expect(token.length).toBeGreaterThan(20);
    for (const [place, text] of [
      ['storages', stored],
      ['cookies', JSON.stringify(cookies)],
      ['console', said.join('\n')],
    ] as const) {
      expect(text.includes(token), `a token in the ${place}`).toBe(false);
    }
  }
});

test('signing out leaves nothing of the guest in any storage (APP-25, PD-04)', async ({ page, testApi }) => {
  const guest = await testApi.newGuest();
  await new LoginPage(page).enterByForm(guest);
  await page.goto('/guest/cards');
  await expect(new ShellPage(page).greeting(guest.firstName)).toBeVisible();
  expect(await page.evaluate(everythingKept)).toContain('"token"');
  await new ShellPage(page).leave();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => page.evaluate(everythingKept)).not.toContain('"token"');
  const stored = await page.evaluate(everythingKept);
  for (const trace of [guest.email, guest.fullName, guest.firstName]) expect(stored).not.toContain(trace);
});

/** All that the page stores or shows, as one text: bytes are read as Latin-1, to miss none. Runs in the page. */
async function everythingKept(): Promise<string> {
  const plain = (value: unknown): unknown => {
    if (value instanceof ArrayBuffer) return plain(new Uint8Array(value));
    if (ArrayBuffer.isView(value)) {
      const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
      return String.fromCharCode(...bytes);
    }
    if (value instanceof CryptoKey) return `key extractable=${value.extractable}`;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]));
  };
  const answerOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });

  const databases: unknown[] = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await answerOf(indexedDB.open(name ?? ''));
    for (const store of database.objectStoreNames) {
      const open = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([answerOf(open.getAllKeys()), answerOf(open.getAll())]);
      databases.push(name, store, plain(keys), plain(values));
    }
    database.close();
  }
  const cached: string[] = [];
  for (const name of await caches.keys()) cached.push(name);
  return JSON.stringify({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases,
    cached,
    cookie: document.cookie,
    history: history.state,
    address: location.href,
    window: window.name,
    page: document.documentElement.outerHTML,
  });
}
