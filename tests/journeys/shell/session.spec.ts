import { untilAtRest } from '../at-rest.ts';
import { AccountChoice } from '../pages/account-choice.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

const t = textsOf('en');
const james = { email: 'james@pernoite.test', password: 'Pernoite#2026' };
const TOKEN = /securetoken\.googleapis\.com\/v1\/token/;

test('all tabs have one session: they enter, leave and change guests together; one that ended elsewhere leads to /login and back to where the guest was (APP-13, APP-25, SES-03, SEC-09, PD-04, PD-05)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/update-preferred-language|securetoken/);
  const guest = await testApi.newGuest();
  const path = '/guest/settings/language?from=footer';
  await page.goto(`${path}&lang=ENGLISH`);
  await expect(page).toHaveURL('/login');
  const other = await page.context().newPage();
  await new LoginPage(other).enterByForm(guest);
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL(path);
  const tabs = [page, other];
  const inAll = async (name: string) => {
    for (const tab of tabs) await expect(new ShellPage(tab).greeting(name)).toBeVisible();
  };

  // Both trade the refresh token at once; then its response is lost.
  for (let round = 0; round < 2; round += 1) {
    await Promise.all(tabs.map(tab => tab.reload()));
    await inAll(guest.firstName);
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
  await page.goto(path);
  await other.reload();
  await inAll(guest.firstName);

  await testApi.endSessions(guest);
  await page.getByRole('main').getByRole('radio', { name: 'Português' }).click();
  await expect(page).toHaveURL('/login');
  const pt = textsOf('pt');
  await expect(page.getByRole('status').filter({ hasText: pt('session:ended.title') })).toBeVisible();
  await new ShellPage(page, 'pt').languageButton('en').click();
  await new LoginPage(page).signIn(guest);
  await expect(page).toHaveURL(path);

  // Its calls are over when its session ends: a pending one would be rejected.
  const cards = other.waitForResponse(/\/payment\/payment-method$/);
  await other.goto('/guest/cards?lang=ENGLISH');
  await cards;
  await new ShellPage(page).leave();
  for (const tab of tabs) await expect(tab).toHaveURL('/login');
  await expect(new ShellPage(other).userMenu).toBeHidden();
  await new LoginPage(page).signIn(james);
  await expect(page, 'the remembered path is used once').toHaveURL('/');
  await inAll('James');
});

test('no token is found in storage, cookies, address, page or console, and after signing out nothing of the guest and no session (APP-25, SEC-09, PD-04, PD-05)', async ({
  page,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  const said: string[] = [];
  page.on('console', message => said.push(message.text()));
  const signedIn = page.waitForResponse(/accounts:signInWithPassword/);
  await new LoginPage(page).enterByForm(guest);
  const { idToken, refreshToken } = await (await signedIn).json();
  const renewed = page.waitForResponse(TOKEN);
  await page.goto('/guest/cards');
  const { id_token: secondToken, refresh_token: secondRefresh } = await (await renewed).json();
  await expect(new ShellPage(page).greeting(guest.firstName)).toBeVisible();

  const stored = await page.evaluate(everythingStored);
  const { cookies } = await page.context().storageState();
  // What is searched must contain something, or the search would prove nothing.
  expect(stored).toContain('"token"');
  for (const token of [idToken, refreshToken, secondToken]) {
    expect(token.length).toBeGreaterThan(20);
    for (const [where, text] of [
      ['storages', stored],
      ['cookies', JSON.stringify(cookies)],
      ['console', said.join('\n')],
    ] as const) {
      expect(text.includes(token), `a token in the ${where}`).toBe(false);
    }
  }

  const headers = { 'x-guest-access-token': `Bearer ${secondToken}` };
  const statusNow = async () =>
    (await page.request.get('/api/guestUser/preferred-language', { headers })).status();
  expect(await statusNow()).toBe(200);
  const ended = page.waitForResponse(/guestUser\/sessions\/end/);
  await new ShellPage(page).leave();
  await expect(page).toHaveURL('/login');
  expect((await ended).status()).toBe(200);
  expect(await statusNow()).toBe(401);
  const renewal = await page.request.post('/identity/securetoken.googleapis.com/v1/token?key=test', {
    form: { grant_type: 'refresh_token', refresh_token: secondRefresh },
  });
  expect(renewal.status()).toBe(400);
  await expect.poll(() => page.evaluate(everythingStored)).not.toContain('"token"');
  const left = await page.evaluate(everythingStored);
  for (const trace of [guest.email, guest.fullName, guest.firstName]) expect(left).not.toContain(trace);
});

test('the token of a partner’s link leaves address and history at once; with another account signed in a prompt decides, for all tabs (SEC-05, SES-09, APP-34, PD-04)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/accounts:signInWithCustomToken/);
  const shell = new ShellPage(page);
  await page.goto('/booking/step-1?customToken=address_gone');
  await expect(shell.toast(t('session:choice.rejected'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking-search:title'));
  await expect(shell.signIn).toBeVisible();

  const first = await testApi.signUp();
  await page.goto(`/booking/step-1?customToken=${first.addressToken}&utm=partner`);
  await expect(shell.greeting(first.guest.firstName)).toBeVisible();
  await expect(page).toHaveURL('/booking/step-1?utm=partner');
  await page.goto('/console');
  await page.goBack();
  await expect(page).toHaveURL('/booking/step-1?utm=partner');
  await expect(shell.greeting(first.guest.firstName)).toBeVisible();
  const address = await page.evaluate(() => JSON.stringify(history.state) + location.href);
  expect(address).not.toContain(first.addressToken);
  // A call that is pending when its session ends would be rejected.
  await untilAtRest(page);
  await shell.leave();

  await new LoginPage(page).enter(james);
  const other = await page.context().newPage();
  // Made when the tab is idle: later than the change of accounts on a busy machine, with the token that it ends.
  const lastCall = other.waitForResponse(/\/api\/bookings\/active/);
  await other.goto('/guest/settings/language');
  await expect(new ShellPage(other).greeting('James')).toBeVisible();
  await lastCall;
  const { guest, addressToken } = await testApi.signUp();
  const link = `/booking/step-1?customToken=${addressToken}`;
  await page.goto(link);
  const choice = new AccountChoice(page);
  for (const text of [james.email, guest.email, guest.fullName])
    await expect(choice.dialog).toContainText(text);
  await expect(page).toHaveURL('/booking/step-1');
  await expect(choice.stay('James')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(choice.dialog).toBeHidden();
  await expect(shell.greeting('James')).toBeVisible();

  const again = await testApi.addressToken(guest.email);
  await page.goto(`/booking/step-1?customToken=${again}`);
  await untilAtRest(page);
  await choice.change(guest.firstName).click();
  await expect(choice.dialog).toBeHidden();
  await expect(shell.toast(t('session:choice.changed', { name: guest.firstName }))).toBeVisible();
  await page.reload();
  await expect(shell.greeting(guest.firstName)).toBeVisible();
  await expect(other.getByRole('banner')).toContainText(guest.firstName);
});

/** All that the page stores or shows, as one text: bytes are read as Latin-1, to miss none. Runs in the page. */
async function everythingStored(): Promise<string> {
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
  const resultOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });

  const databases: unknown[] = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await resultOf(indexedDB.open(name ?? ''));
    for (const store of database.objectStoreNames) {
      const open = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([resultOf(open.getAllKeys()), resultOf(open.getAll())]);
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
