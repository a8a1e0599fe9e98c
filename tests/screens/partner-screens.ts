import type { Page } from '@playwright/test';
import { jardins, type StaffFrame } from '#tests/journeys/pages/staff-pages.ts';
import { type Language, textsOf } from '#tests/journeys/pages/texts.ts';
import { toScreens } from './screen.ts';
import { signedIn } from './staff-signed-in.ts';

async function connections(page: Page, language: Language): Promise<StaffFrame> {
  const frame = await signedIn(page, language, jardins.manager.email, '/connections');
  await frame.heading(textsOf(language)('staff/exchange:title')).waitFor();
  return frame;
}

export const partnerScreens = toScreens({
  'staff-connections': connections,
  'staff-connections-make': async (page, language) => {
    await connections(page, language);
    await page.keyboard.press('F3');
    await page.getByRole('dialog').waitFor();
  },
  'staff-partner-booking': async (page, language) => {
    const t = textsOf(language);
    await signedIn(page, language, jardins.reception.email, '/bookings/new');
    await page.getByRole('combobox', { name: t('staff/partner-booking:roomType') }).waitFor();
  },
});
