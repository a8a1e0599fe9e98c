import type { Page } from '@playwright/test';
import { jardins } from '#tests/journeys/pages/staff-pages.ts';
import { type Language, textsOf } from '#tests/journeys/pages/texts.ts';
import { toScreens } from './screen.ts';
import { signedIn } from './staff-signed-in.ts';

async function drawer(page: Page, language: Language): Promise<void> {
  await signedIn(page, language, jardins.reception.email, '/drawer');
  await page.getByRole('textbox').first().waitFor();
}

/** Counted with 20 reais less than was opened with. */
async function countedDrawer(page: Page, language: Language): Promise<void> {
  const t = textsOf(language);
  await drawer(page, language);
  const fields = page.getByRole('textbox');
  await fields.nth(3).fill('15');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', { level: 1, name: t('staff/drawer:title') }).waitFor();
  await page.keyboard.press('F3');
  await fields.nth(3).fill('14');
  await page.keyboard.press('Control+Enter');
  await page.getByText(t('staff/drawer:figures.short')).waitFor();
}

export const deskMoneyScreens = toScreens({
  'staff-drawer': drawer,
  'staff-drawer-counted': countedDrawer,
  'staff-day-report': async (page, language) => {
    await signedIn(page, language, jardins.manager.email, '/day-report');
    await page.getByRole('table').first().waitFor();
  },
});
