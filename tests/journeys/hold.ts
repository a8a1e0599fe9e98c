import type { Page } from '@playwright/test';

export async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async route => {
    await released;
    await route.continue();
  });
  return release;
}
