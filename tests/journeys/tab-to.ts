import { expect, type Locator, type Page } from '@playwright/test';

/** More presses than any screen has places to stop. */
const FARTHEST = 90;

/** Goes to a control as a guest without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < FARTHEST; presses += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached by Tab').toBeFocused();
}
