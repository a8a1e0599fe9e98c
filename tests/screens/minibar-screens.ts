import type { Page } from '@playwright/test';
import { LoginPage } from '../journeys/pages/login-page.ts';
import { MINIBAR, MinibarPage } from '../journeys/pages/minibar-page.ts';
import type { Language } from '../journeys/pages/texts.ts';
import { toScreens } from './screen.ts';

const james = { email: 'james@pernoite.test', password: 'Pernoite#2026' };

async function openMinibar(page: Page, language: Language): Promise<MinibarPage> {
  await new LoginPage(page, language).enter(james, MINIBAR);
  const minibar = new MinibarPage(page, language);
  await minibar.options.waitFor();
  return minibar;
}

/** Choosing a minibar (PRF-18). Nothing is saved: the guest is one of the demonstration's. */
export const minibarScreens = toScreens({
  minibar: openMinibar,
  'minibar-to-go': async (page, language) => {
    const minibar = await openMinibar(page, language);
    const water = minibar.amount(minibar.t('minibar:items.names.MINERAL_WATER'));
    await water.press('Home');
    await minibar.fridge.getByText(minibar.toGo(3)).first().waitFor();
  },
  'minibar-another': async (page, language) => {
    const minibar = await openMinibar(page, language);
    await minibar.less(minibar.t('minibar:items.names.BEER')).click();
    await minibar.option(minibar.t('minibar:options.HEALTHY')).click();
    await minibar.dialog.waitFor();
  },
});
