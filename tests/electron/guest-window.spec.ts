import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { root } from '../../build/steps.ts';
import { windowCount } from './desk.ts';
import { isStandIn, startLine } from './electron-app.ts';
import { expectNoExit } from './exits.ts';
import { expect, test } from './shared-device.ts';

test.describe.configure({ mode: 'default' });

const STRANGER = 'https://stranger.example/';

const violation = (page: Page, script: string) =>
  page.evaluate(`new Promise(done => {
    addEventListener('securitypolicyviolation', event => done(event.effectiveDirective), { once: true });
    ${script}
  })`);

test('the desktop app shows the sign-in of the guest app, and its page leads neither its window nor another one elsewhere; a second start hands over to the first and leaves (BLD-02, DSK-01, KSK-05)', async ({
  openDesk,
}) => {
  const { desktop, page } = await openDesk();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
  expect(desktop.output).not.toMatch(/Error/);
  expect(await page.evaluate(url => String(window.open(url)), STRANGER)).toBe('null');
  expect(await expectNoExit(desktop, page)).toEqual({
    address: expect.stringMatching(/^app:\/\/pernoite\/login/),
    windows: 1,
    pages: 1,
  });
  expect(desktop.electron.windows()).toHaveLength(1);

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
  expect(await windowCount(desktop)).toBe(1);
});

test.describe('with a camera', () => {
  test.use({ hasCamera: true });

  test("a page runs no script but the app's own, talks to the app's own address alone, sees nothing of Node and of other files, is granted no permission and saves no file (KSK-16)", async ({
    openDesk,
  }) => {
    const { desktop, page } = await openDesk();
    const script = `
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      setTimeout(() => done('it ran'), 500);`;
    expect(await violation(page, script)).toBe('script-src-elem');
    // In a task of the page's own: what a driver evaluates is exempt from the policy.
    const made = await page.evaluate(
      `new Promise(done => setTimeout(() => { try { done(eval('1')) } catch (failure) { done(failure.name) } }))`,
    );
    expect(made).toBe('EvalError');
    const seen = await page.evaluate(() =>
      ['require', 'process', 'module', 'ipcRenderer', 'electron', 'ran'].filter(name => name in window),
    );
    expect(seen).toEqual([]);
    const call = `void fetch('${STRANGER}').catch(() => setTimeout(() => done('used the network'), 500));`;
    expect(await violation(page, call)).toBe('connect-src');
    for (const path of [
      '/..%2f..%2fpackage.json',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/%2fetc/hosts.json',
    ]) {
      expect(await page.evaluate(path => fetch(path).then(({ status }) => status), path), path).not.toBe(200);
    }

    const states = await page.evaluate(async () => ({
      geolocation: (await navigator.permissions.query({ name: 'geolocation' })).state,
      notifications: Notification.permission,
      camera: await navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => 'opened',
        (failure: Error) => failure.name,
      ),
    }));
    expect(states).toEqual({ geolocation: 'denied', notifications: 'denied', camera: 'NotAllowedError' });
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
});
