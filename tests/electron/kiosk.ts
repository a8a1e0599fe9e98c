import type { Locator, Page } from '@playwright/test';
import type { Language } from '../journeys/pages/texts.ts';
import type { DesktopApp } from './electron-app.ts';

export const portrait = { width: 1080, height: 1920 };
export const landscape = { width: 1920, height: 1080 };

export async function openPage(desktop: DesktopApp): Promise<{ page: Page; language: Language }> {
  const page = await desktop.page();
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 20_000 });
  const lang = await page.evaluate(() => document.documentElement.lang);
  return { page, language: lang.startsWith('pt') ? 'pt' : 'en' };
}

/** Goes to a screen as a link in the app does: a window of a kiosk is never navigated from outside. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

const GATEWAY_CALLS = /\/api\//;

export const loseConnection = (page: Page): Promise<unknown> =>
  page.route(GATEWAY_CALLS, route => route.abort('connectionrefused'));

export const restoreConnection = (page: Page): Promise<void> => page.unroute(GATEWAY_CALLS);

export async function whilePressed(
  button: Locator,
  check: () => Promise<void>,
  key: ' ' | 'Enter' = ' ',
): Promise<void> {
  const { keyboard } = button.page();
  await button.focus();
  await keyboard.down(key);
  await check();
  await keyboard.up(key);
}
