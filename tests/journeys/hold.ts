import type { Page } from '@playwright/test';

/** Delays the responses of an address until the journey releases them. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async route => {
    await released;
    await route.continue();
  });
  return release;
}
