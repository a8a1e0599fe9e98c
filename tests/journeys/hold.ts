import type { Page } from '@playwright/test';

/** Holds the answers of an address back until the journey lets them go. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async route => {
    await released;
    await route.continue();
  });
  return release;
}
