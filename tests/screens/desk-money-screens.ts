import type { Page } from '@playwright/test';
import { jardins } from '#tests/journeys/pages/staff-pages.ts';
import type { Language } from '#tests/journeys/pages/texts.ts';
import { toScreens } from './screen.ts';
import { signedIn } from './staff-signed-in.ts';

async function drawer(page: Page, language: Language): Promise<void> {
  await signedIn(page, language, jardins.reception.email, '/drawer');
  // A drawer that somebody has opened before has no field.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

export const deskMoneyScreens = toScreens({
  'staff-drawer': drawer,
  'staff-day-report': async (page, language) => {
    await signedIn(page, language, jardins.manager.email, '/day-report');
    await page.getByRole('table').first().waitFor();
  },
});
