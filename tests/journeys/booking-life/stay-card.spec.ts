import type { Page } from '@playwright/test';
import { callOf } from '../booking/guest-calls.ts';
import { stayOf } from '../booking/own-bookings.ts';
import { loseConnection, regainConnection } from '../connection.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { BookingDetailsPage } from '../pages/booking-details-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { STAY_CARD, StayCardPage } from '../pages/stay-card-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey } from '../test-api.ts';

const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };

/** Demonstration stays are counted on, and end here. */
const test = journey.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow' });

/** Whatever is requested without a connection fails, and the browser says so. */
const anyFailure = /./;

/** The guest has used the app here: it opens without a connection, and the card is stored. */
async function usedBy(page: Page, guest: typeof rafael): Promise<StayCardPage> {
  await new LoginPage(page, 'pt').enter(guest);
  const card = new StayCardPage(page, 'pt');
  await card.untilReady();
  await card.untilStored();
  return card;
}

test('the card of the stay opens without a connection at any address, with room, door code and its age, and lies in the browser only encrypted (BEY-18, BKG-18)', async ({
  page,
  context,
  request,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(anyFailure);
  const stay = await stayOf(request, rafael);
  const card = await usedBy(page, rafael);
  const { t } = card;
  // This time the worker serves the page.
  await page.reload();
  await new HomePage(page, 'pt').openBooking.click();
  const details = new BookingDetailsPage(page, 'pt');
  await details.showCode.waitFor();
  await card.untilStored();
  await expectNoSecrets(page, stay);
  await details.main.getByRole('link', { name: t('booking-details:ways.card') }).click();
  await expect(page).toHaveURL(STAY_CARD);
  await expect(card.title).toHaveText(t('stay-card:title', { city: 'São Paulo' }));
  await expect(card.main).not.toContainText(t('stay-card:away'));
  await expectNoViolations(page);
  await card.main.getByRole('link', { name: t('general:back') }).click();
  await loseConnection(context);
  await new HomePage(page, 'pt').main.getByRole('link', { name: t('home:stay.card') }).click();
  await expect(card.main).toContainText(t('stay-card:away'));

  for (const path of ['/', '/guest/account', STAY_CARD]) {
    await page.goto(path);
    await expect(card.title, path).toHaveText(t('stay-card:title', { city: 'São Paulo' }));
    await expect(page).toHaveURL(path);
  }
  await expect(card.main).toContainText(t('stay-card:offline'));
  await expect(card.main).toContainText(/Atualizado às \d\d:\d\d, (agora mesmo|há \d+ minutos?)/);
  await expect(card.main).toContainText(stay.locator);
  await expect(card.main).toContainText('Alameda Lorena');
  await expect(card.main).toContainText(t('stay-card:how.checkout'));
  await expect(card.main).toContainText(t('stay-card:reach.lobby'));
  await expect(card.room).toContainText(`Quarto ${stay.accommodations[0]?.room?.suiteNumber}`);
  await expect(card.code).toHaveCount(0);
  await card.showCode.click();
  await expect(card.code).toHaveText(stay.accommodations[0]?.lockDoorCode ?? 'a code');
  await expectNoViolations(page);
  await new ShellPage(page, 'pt').languageButton('en').click();
  const english = new StayCardPage(page);
  await expect(english.main).toContainText(english.t('stay-card:offline'));

  await regainConnection(context);
  await expect(english.main).toContainText(english.t('stay-card:lost.back'));
  await english.open.click();
  await expect(page).toHaveURL(STAY_CARD);
  await expect(new ShellPage(page, 'pt').userMenu.or(new ShellPage(page).userMenu)).toBeVisible();
});

test('a sign-out, another guest’s sign-in, a session that was ended and a check-out elsewhere take the card away (BEY-18, SEC-09)', async ({
  page,
  context,
  request,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(anyFailure);
  const stay = await stayOf(request, rafael);
  const card = await usedBy(page, rafael);
  await new ShellPage(page, 'pt').leave();
  await expect(page).toHaveURL('/login');
  await card.untilGone();

  await test.step('another guest', async () => {
    await usedBy(page, rafael);
    // The first guest never signed out, and the second one comes by another page of this browser.
    await signInByToken(page, await testApi.newGuest());
    await page.goto(STAY_CARD);
    await card.untilGone();
  });

  await test.step('a session that was ended', async () => {
    await usedBy(page, rafael);
    await testApi.endSessions(rafael);
    await page.goto(STAY_CARD);
    await expect(page).toHaveURL('/login');
    await card.untilGone();
  });

  await test.step('a check-out elsewhere', async () => {
    await usedBy(page, rafael);
    const room = stay.accommodations[0]?.accommodationId;
    await callOf(request, rafael, `bookings/${stay.bookingId}/accommodation/${room}/early-checkout`)({});
    await page.goto(STAY_CARD);
    await expect(card.title).toBeVisible();
    await expect(card.main).not.toContainText(stay.locator);
    await card.untilGone();
    await loseConnection(context);
    await page.goto('/');
    await expect(card.lost).toBeVisible();
    await expect(card.main).toContainText(card.t('stay-card:lost.noCard'));
    await expect(card.main).not.toContainText('São Paulo');
    await card.retry.click();
    await expect(card.main).toContainText(card.t('stay-card:lost.still'));
    await expectNoViolations(page);
  });
});

async function expectNoSecrets(page: Page, stay: Awaited<ReturnType<typeof stayOf>>): Promise<void> {
  const cached = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map(name => window.caches.open(name)));
    const requests = (await Promise.all(caches.map(cache => cache.keys()))).flat();
    const texts = await Promise.all(
      caches.map(async cache => Promise.all((await cache.matchAll()).map(response => response.text()))),
    );
    return { paths: requests.map(({ url }) => new URL(url).pathname), text: texts.flat().join('\n') };
  });
  expect(cached.paths.length).toBeGreaterThan(10);
  expect(cached.paths.filter(path => !/^\/(assets\/[^/]+|offline\.html)$/.test(path))).toEqual([]);
  const stored = await page.evaluate(async () => {
    const opening = indexedDB.open('pernoite-vault', 1);
    await new Promise(done => {
      opening.onsuccess = done;
    });
    const reading = opening.result.transaction('vault').objectStore('vault').get('stay-card');
    await new Promise(done => {
      reading.onsuccess = done;
    });
    const sealed = reading.result as { key: CryptoKey; bytes: ArrayBuffer };
    opening.result.close();
    return {
      isExtractable: sealed.key.extractable,
      text: new TextDecoder('latin1').decode(sealed.bytes),
      storages: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    };
  });
  expect(stored.isExtractable).toBe(false);
  const room = stay.accommodations[0];
  const wifi = stay.hotelFacts?.wifi?.password;
  for (const secret of [room?.lockDoorCode, wifi, stay.locator, stay.bookingId, 'Lorena']) {
    expect(secret).toBeTruthy();
    for (const text of [cached.text, stored.text, stored.storages])
      expect(text).not.toContain(String(secret));
  }
}
