import { expect, type Locator } from '@playwright/test';

/** Chooses an option of a list that is searched by typing, in a field that has the focus. */
export async function chooseOption(field: Locator, option: string): Promise<void> {
  const page = field.page();
  await page.keyboard.type(option);
  await page.getByRole('option', { name: option, exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(option);
}
