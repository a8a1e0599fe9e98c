import { expect, type Page } from '@playwright/test';
import { type DesktopApp, isStandIn } from './electron-app.ts';

const STRANGER = 'https://stranger.example/';

const standing = (desktop: DesktopApp) =>
  desktop.electron.evaluate(({ BrowserWindow, webContents }) => ({
    address: BrowserWindow.getAllWindows()
      .find(window => window.isVisible())
      ?.webContents.getURL(),
    windows: BrowserWindow.getAllWindows().length,
    pages: webContents.getAllWebContents().length,
  }));

export async function expectNoExit(desktop: DesktopApp, page: Page) {
  const home = await standing(desktop);
  const element = (tag: string, fields: Record<string, string>, act: string) =>
    `{ const made = Object.assign(document.createElement('${tag}'), ${JSON.stringify(fields)}); document.body.append(made); ${act} }`;
  for (const lead of [
    `location.href = '${STRANGER}'`,
    `location.replace('http://127.0.0.1:9/')`,
    `location.assign('file:///etc/passwd')`,
    `location.href = 'data:text/html,stranger'`,
    `location.href = 'view-source:${STRANGER}'`,
    `location.href = 'chrome://settings'`,
    `location.href = 'ms-settings:'`,
    `location.href = 'mailto:a@b.example'`,
    `location.href = 'tel:190'`,
    `location.href = '//stranger.example/'`,
    `window.open('${STRANGER}')`,
    `window.open('about:blank')`,
    `window.open('/kiosk', 'other', 'popup')`,
    element('a', { href: STRANGER }, 'made.click()'),
    element('a', { href: STRANGER, target: '_blank' }, 'made.click()'),
    element('a', { href: '/kiosk', target: 'other' }, 'made.click()'),
    element('form', { action: STRANGER }, 'made.submit()'),
    element('form', { action: STRANGER, method: 'post', target: '_blank' }, 'made.submit()'),
    element('iframe', { src: STRANGER }, ''),
    element('meta', { httpEquiv: 'refresh', content: `0;url=${STRANGER}` }, 'document.head.append(made)'),
    element('base', { href: STRANGER }, ''),
  ]) {
    await page.evaluate(`void (() => { ${lead} })()`).catch(() => undefined);
    // A navigation begins in a later task: the page responds again only when the navigation was requested and denied.
    await page.evaluate(() => new Promise(done => setTimeout(done, 60)));
    expect(await standing(desktop), lead).toEqual(home);
    if (isStandIn) {
      const left = (await desktop.journal('foreign-navigation')).map(({ url }) => url);
      expect(left, lead).toEqual([]);
    }
  }
  return home;
}
