import type { Page } from '@playwright/test';
import { jardins } from '#tests/journeys/pages/staff-pages.ts';
import { type Language, textsOf } from '#tests/journeys/pages/texts.ts';
import { toScreens } from './screen.ts';
import { signedIn } from './staff-signed-in.ts';

const toDo = (page: Page, language: Language) =>
  page.getByRole('button', { name: textsOf(language)('staff/preparations:acts.done') });
const ready = (page: Page, language: Language) =>
  page.getByRole('button', { name: textsOf(language)('staff/preparations:acts.undo') });

async function preparations(page: Page, language: Language): Promise<void> {
  await signedIn(page, language, jardins.reception.email, '/preparations');
  await toDo(page, language).or(ready(page, language)).first().waitFor();
}

export const preparationsScreens = toScreens({
  'staff-preparations': preparations,
  'staff-preparations-ready': async (page, language) => {
    await preparations(page, language);
    // The pictures before this one have ticked it already: there are fewer rooms than pictures.
    if ((await ready(page, language).count()) === 0) await toDo(page, language).first().click();
    await ready(page, language).first().scrollIntoViewIfNeeded();
  },
  'staff-preparations-print': async (page, language) => {
    await preparations(page, language);
    await page.getByRole('link', { name: textsOf(language)('staff/preparations:print.act') }).click();
    await page.getByRole('article').waitFor();
  },
});
