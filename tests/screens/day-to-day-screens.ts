import type { Page } from '@playwright/test';
import { jardins } from '#tests/journeys/pages/staff-pages.ts';
import { type Language, textsOf } from '#tests/journeys/pages/texts.ts';
import { toScreens } from './screen.ts';
import { signedIn } from './staff-signed-in.ts';

/** A page below the link "Day to day". */
async function dayToDay(page: Page, language: Language, path: string, title: string): Promise<void> {
  const frame = await signedIn(page, language, jardins.reception.email, path);
  await frame.heading(title).waitFor();
}

export const dayToDayScreens = toScreens({
  'staff-notes': async (page, language) => {
    const t = textsOf(language);
    await dayToDay(page, language, '/notes', t('staff/notes:title'));
    await page.keyboard.press('F3');
    await page.getByRole('dialog').waitFor();
  },
  'staff-visitors': async (page, language) => {
    const t = textsOf(language);
    await dayToDay(page, language, '/visitors', t('staff/visitors:title'));
    // The seed's visitor comes tomorrow.
    await page.getByRole('button', { name: t('staff/frame:days.after') }).click();
    await page.getByRole('table').waitFor();
  },
  'staff-spaces': async (page, language) => {
    await dayToDay(page, language, '/spaces', textsOf(language)('staff/spaces:title'));
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  },
  'staff-inbox': (page, language) =>
    dayToDay(page, language, '/inbox', textsOf(language)('staff/inbox:title')),
  'staff-registrations': (page, language) =>
    dayToDay(page, language, '/registrations', textsOf(language)('staff/registrations:title')),
});
