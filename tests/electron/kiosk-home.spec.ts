import type { Page } from '@playwright/test';
import { HomePage } from '../journeys/pages/home-page.ts';
import { LoginForm } from '../journeys/pages/login-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './device-fixture.ts';
import { goTo, landscape, portrait } from './kiosk.ts';
import type { KioskPage } from './pages/kiosk-page.ts';
import { smallTargets, smallTexts } from './pages/measures.ts';

/** Home in a lobby, where the next guest waits two steps behind. */

const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };

async function openHome(page: Page, kiosk: KioskPage): Promise<HomePage> {
  await kiosk.signIn.click();
  await goTo(page, '/login?way=password');
  await new LoginForm(page.getByRole('main'), 'pt').signIn(rafael);
  const home = new HomePage(page, 'pt');
  await home.way('deliveries').waitFor();
  return home;
}

test('home on a public screen calls no name out, masks room and code until pressed, and shows no tour by itself (HOM-01, HOM-06, BEY-09)', async ({
  startKiosk,
}) => {
  const { page, kiosk } = await startKiosk();
  const home = await openHome(page, kiosk);
  await expect(home.greeting).toHaveText(/^(Bom dia|Boa tarde|Boa noite)$/);
  await expect(home.tour).toBeHidden();
  const shown = home.stay.getByText(/^\d{3}$/);
  await expect(shown).toHaveCount(0);
  const room = home.stay.getByRole('button', {
    name: home.t('general:masked', { what: home.t('home:stay.roomMasked') }),
  });
  await room.focus();
  await page.keyboard.down(' ');
  await expect(shown).toBeVisible();
  await page.keyboard.up(' ');
  await expect(shown).toHaveCount(0);

  await home.showTour.click();
  await home.skip.click();
  await expect(home.tour).toBeHidden();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter(key => key.startsWith('pernoite.tour.'))).toEqual([]);
});

test('home can be read and touched on a lobby’s upright and lying screen, down to the hotels (HOM-03, HOM-08, KSK-04)', async ({
  startKiosk,
}) => {
  const { page, kiosk } = await startKiosk();
  const home = await openHome(page, kiosk);
  await home.seeAll();
  for (const size of [portrait, landscape]) {
    await page.setViewportSize(size);
    await expect(home.way('visitors')).toBeVisible();
    expect(await smallTexts(page, 20)).toEqual([]);
    expect(await smallTargets(page, 56)).toEqual([]);
    await expectNoViolations(page);
  }
});

test('a booking is imported into the account at a kiosk with its own keyboard (HOM-07, BKG-23, BKG-28, BEY-04)', async ({
  startKiosk,
}) => {
  const { page, kiosk } = await startKiosk();
  const home = await openHome(page, kiosk);
  await home.openImport();
  await home.locator.click();
  await expect(home.locator).toBeInViewport();
  await home.find('NADA99', 'Silva');
  await expect(home.dialog.getByRole('alert')).toContainText(home.t('import-booking:notFound.title'));
  await expectNoViolations(page);
});
