import type { BrowserContext, Page } from '@playwright/test';

/**
 * Takes the connection away. Pages that are opened from then on learn it from their device: some versions of Chromium
 * do not report an emulated loss to them.
 */
export async function loseConnection(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.addInitScript(() => {
    let isOnline = false;
    addEventListener('online', () => (isOnline = true), { capture: true });
    addEventListener('offline', () => (isOnline = false), { capture: true });
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => isOnline });
  });
}

export async function regainConnection(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  for (const page of context.pages()) await page.evaluate(() => dispatchEvent(new Event('online')));
}

export const loseResponses = (page: Page, address: RegExp, method: string) =>
  page.route(address, async route => {
    if (route.request().method() !== method) return route.continue();
    await route.fetch();
    await route.abort();
  });

/** Holds requests back until the returned function is called. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async route => {
    await released;
    await route.continue();
  });
  return release;
}
