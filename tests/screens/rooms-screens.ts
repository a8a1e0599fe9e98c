import type { Page } from '@playwright/test';
import { jardins } from '#tests/journeys/pages/staff-pages.ts';
import { type Language, textsOf } from '#tests/journeys/pages/texts.ts';
import { toScreens } from './screen.ts';
import { signedIn } from './staff-signed-in.ts';

async function rooms(page: Page, language: Language): Promise<void> {
  await signedIn(page, language, jardins.reception.email, '/rooms');
  await page.getByRole('listitem').first().waitFor();
}

export const roomsScreens = toScreens({
  'staff-rooms': rooms,
  'staff-rooms-close': async (page, language) => {
    await rooms(page, language);
    await page
      .getByRole('button', { name: new RegExp(textsOf(language)('staff/rooms:close.of', { number: '' })) })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  },
});
