import type { Page } from '@playwright/test';

/** The page's address and what stands on it, as a screen reader has it, for a report that nobody can open pictures of. */
export async function seenOn(page: Page): Promise<string> {
  return `${page.url()}\n${await page.locator('body').ariaSnapshot({ timeout: 5_000 })}`;
}
