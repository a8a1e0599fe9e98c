import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../build/steps.ts';
import { type DesktopApp, isStandIn, startApp, startLine } from './electron-app.ts';
import { expect, launchArgs, test } from './electron-fixtures.ts';

/** The window of the desktop app: the guest app in it, and the guards around it. */

const STRANGER = 'https://stranger.example/';

async function loginPage(desktop: DesktopApp): Promise<Page> {
  const page = await desktop.page();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
  return page;
}

/** Where the page is, as the main process sees it. */
const address = (desktop: DesktopApp) =>
  desktop.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL());
const windows = (desktop: DesktopApp) =>
  desktop.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);

test('the desktop app starts and shows the sign-in of the guest app (BLD-02, DSK-01)', async ({
  desktop,
}) => {
  await loginPage(desktop);
  expect(await address(desktop)).toMatch(/^app:\/\/pernoite\/login/);
  expect(desktop.output).not.toMatch(/Error/);
});

test('a page cannot lead its window to a foreign address (KSK-05)', async ({ desktop }) => {
  const page = await loginPage(desktop);
  const home = await address(desktop);
  for (const lead of [
    `location.href = '${STRANGER}'`,
    `location.replace('http://127.0.0.1:9/')`,
    `location.assign('file:///etc/passwd')`,
    `location.href = 'ms-settings:'`,
    `{ const form = document.createElement('form'); form.action = '${STRANGER}'; document.body.append(form); form.submit(); }`,
    `{ const link = document.createElement('a'); link.href = '${STRANGER}'; document.body.append(link); link.click(); }`,
  ]) {
    await page.evaluate(lead).catch(() => undefined);
    // A navigation begins in a later task: the page responds again only when the navigation was requested and denied.
    await page.evaluate(() => new Promise(done => setTimeout(done, 100)));
    expect(await address(desktop), lead).toBe(home);
    if (isStandIn) {
      const left = (await desktop.journal('foreign-navigation')).map(({ url }) => url);
      expect(left, lead).toEqual([]);
    }
  }
});

test('a redirection cannot lead a window away either (KSK-05)', async ({ desktop }) => {
  await loginPage(desktop);
  const prevented = await desktop.electron.evaluate(({ BrowserWindow }, url) => {
    let count = 0;
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const event = { url, preventDefault: () => (count += 1) };
    contents?.emit('will-redirect', event, url, false, true);
    return count;
  }, STRANGER);
  expect(prevented).toBe(1);
});

test('a page opens no windows, by no means (KSK-05)', async ({ desktop }) => {
  const page = await loginPage(desktop);
  expect(await page.evaluate(url => String(window.open(url)), STRANGER)).toBe('null');
  await page.evaluate(url => {
    const link = document.createElement('a');
    link.href = url;
    link.target = '_blank';
    document.body.append(link);
    link.click();
    const form = document.createElement('form');
    form.action = '/login';
    form.target = 'elsewhere';
    document.body.append(form);
    form.submit();
  }, STRANGER);
  await page.evaluate(() => new Promise(done => setTimeout(done, 200)));
  expect(await windows(desktop)).toBe(1);
  expect(desktop.electron.windows()).toHaveLength(1);
});

test('a page is granted no permission', async ({ desktop }) => {
  const page = await loginPage(desktop);
  const answers = await page.evaluate(async () => ({
    geolocation: (await navigator.permissions.query({ name: 'geolocation' })).state,
    notifications: Notification.permission,
    camera: await navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => 'opened',
      (failure: Error) => failure.name,
    ),
  }));
  expect(answers).toEqual({ geolocation: 'denied', notifications: 'denied', camera: 'NotAllowedError' });
});

test("a page runs no script but the app's own, and sees nothing of Node (KSK-16)", async ({ desktop }) => {
  const page = await loginPage(desktop);
  const blocked = await page.evaluate(
    () =>
      new Promise(done => {
        addEventListener('securitypolicyviolation', event => done(event.effectiveDirective));
        const script = document.createElement('script');
        script.textContent = 'window.ran = true';
        document.body.append(script);
        setTimeout(() => done('it ran'), 500);
      }),
  );
  expect(blocked).toBe('script-src-elem');
  // In a task of the page's own: what a driver evaluates is exempt from the policy.
  const made = await page.evaluate(
    `new Promise(done => setTimeout(() => { try { done(eval('1')) } catch (failure) { done(failure.name) } }))`,
  );
  expect(made).toBe('EvalError');
  const seen = await page.evaluate(() =>
    ['require', 'process', 'module', 'ipcRenderer', 'electron', 'ran'].filter(name => name in window),
  );
  expect(seen).toEqual([]);
});

test("a page talks to the app's own address alone", async ({ desktop }) => {
  const page = await loginPage(desktop);
  const blocked = await page.evaluate(
    url =>
      new Promise(done => {
        addEventListener('securitypolicyviolation', event => done(event.effectiveDirective));
        void fetch(url).catch(() => setTimeout(() => done('asked the network'), 500));
      }),
    STRANGER,
  );
  expect(blocked).toBe('connect-src');
});

test("a page reads no file outside the app's folder", async ({ desktop }) => {
  const page = await loginPage(desktop);
  for (const path of [
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/%2fetc/hosts.json',
  ]) {
    expect(await page.evaluate(path => fetch(path).then(({ status }) => status), path), path).not.toBe(200);
  }
});

test('what a page stores does not outlive the app', async ({ desktop, appOptions, gateway }) => {
  const page = await loginPage(desktop);
  await page.evaluate(() => localStorage.setItem('left-by-a-guest', 'yes'));
  await desktop.electron.close();
  const args = launchArgs(gateway.address, appOptions);
  const again = await startApp({ ...appOptions, args, userData: desktop.userData });
  const found = await (await loginPage(again)).evaluate(() => localStorage.getItem('left-by-a-guest'));
  await again.stop();
  expect(found).toBeNull();
});

test('a page saves no file on the machine', async ({ desktop }) => {
  const page = await loginPage(desktop);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'data:text/plain,guest';
    link.download = 'guest.txt';
    document.body.append(link);
    link.click();
  });
  if (isStandIn) {
    await expect
      .poll(async () => (await desktop.journal('download')).map(({ prevented }) => prevented))
      .toEqual([true]);
  }
  const saved = await readdir(join(desktop.userData, 'Downloads')).catch(() => []);
  expect(saved).toEqual([]);
});

test('a second start hands over to the first and leaves', async ({ desktop }) => {
  await loginPage(desktop);
  const { command, args } = startLine(process.env['PERNOITE_APP'] ?? root, desktop.userData);
  const second = spawn(command, args, { stdio: 'ignore' });
  const code = await new Promise(done => {
    const late = setTimeout(() => {
      second.kill();
      done('it stayed');
    }, 15_000);
    second.once('exit', code => {
      clearTimeout(late);
      done(code);
    });
  });
  expect(code).toBe(0);
  expect(await windows(desktop)).toBe(1);
});
