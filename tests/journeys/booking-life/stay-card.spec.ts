import type { Page } from '@playwright/test';
import { callOf } from '../booking/guest-calls.ts';
import { detailsOf, stayOf } from '../booking/own-bookings.ts';
import { loseConnection, regainConnection } from '../connection.ts';
import { phone } from '../fixtures.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { BookingDetailsPage } from '../pages/booking-details-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { STAY_CARD, StayCardPage } from '../pages/stay-card-page.ts';
import { languages } from '../pages/texts.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey } from '../test-api.ts';

const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };

/** Demonstration stays are counted on, and end here. */
const test = journey.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow' });
const endingTest = journey.extend({ gateway: gatewayFixture() });
endingTest.use({ serviceWorkers: 'allow' });

/** Whatever is requested without a connection fails, and the browser says so. */
const anyFailure = /./;

/** The guest has used the app here: it opens without a connection, and the card is stored. */
async function usedBy(page: Page, guest: typeof rafael, language: 'en' | 'pt' = 'pt'): Promise<StayCardPage> {
  await new LoginPage(page, language).enter(guest);
  const card = new StayCardPage(page, language);
  await card.untilReady();
  await card.untilStored();
  return card;
}

test(
  'the card of the stay opens without a connection at any address, with room, door code, address, instructions and its age (BEY-18, BKG-18)',
  phone,
  async ({ page, context, request, expectedFailures, expectNoViolations }) => {
    expectedFailures.allow(anyFailure);
    const stay = await stayOf(request, rafael);
    const card = await usedBy(page, rafael);
    const { t } = card;
    await loseConnection(context);

    for (const path of ['/', '/guest/account', STAY_CARD]) {
      await page.goto(path);
      await expect(card.title, path).toHaveText(t('stay-card:title', { city: 'São Paulo' }));
      await expect(page).toHaveURL(path);
    }
    await page.reload();
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
    await expectNoViolations(page, { language: 'pt' });
    await new ShellPage(page, 'pt').languageButton('en').click();
    const english = new StayCardPage(page);
    await expect(english.main).toContainText(english.t('stay-card:offline'));
    await expectNoViolations(page);

    await regainConnection(context);
    await expect(english.main).toContainText(english.t('stay-card:lost.back'));
    await english.open.click();
    await expect(page).toHaveURL(STAY_CARD);
    await expect(new ShellPage(page, 'pt').userMenu.or(new ShellPage(page).userMenu)).toBeVisible();
  },
);

test('home and the booking lead to the card, which is as new as the connection allows (BEY-18)', async ({
  page,
  context,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(anyFailure);
  const card = await usedBy(page, rafael);
  const { t } = card;
  await new HomePage(page, 'pt').openBooking.click();
  await new BookingDetailsPage(page, 'pt').main
    .getByRole('link', { name: t('booking-details:ways.card') })
    .click();
  await expect(page).toHaveURL(STAY_CARD);
  await expect(card.title).toHaveText(t('stay-card:title', { city: 'São Paulo' }));
  await expect(card.main).not.toContainText(t('stay-card:away'));
  await expectNoViolations(page, { language: 'pt' });
  await card.main.getByRole('link', { name: t('general:back') }).click();
  await loseConnection(context);
  await new HomePage(page, 'pt').main.getByRole('link', { name: t('home:stay.card') }).click();
  await expect(card.title).toHaveText(t('stay-card:title', { city: 'São Paulo' }));
  await expect(card.main).toContainText(t('stay-card:away'));
});

test('the browser stores no response of a call, and nothing of the card in clear (BEY-18)', async ({
  page,
  request,
}) => {
  const stay = await stayOf(request, rafael);
  const card = await usedBy(page, rafael);
  await page.reload();
  await new HomePage(page, 'pt').openBooking.click();
  await new BookingDetailsPage(page, 'pt').showCode.waitFor();
  await card.untilStored();
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
  for (const secret of [room?.lockDoorCode, stay.locator, stay.bookingId, 'Lorena']) {
    expect(secret).toBeTruthy();
    for (const text of [cached.text, stored.text, stored.storages])
      expect(text).not.toContain(String(secret));
  }
});

for (const language of languages) {
  test(`after sign-out the page without a connection says in ${language} that there is no card (BEY-18)`, async ({
    page,
    context,
    expectedFailures,
    expectNoViolations,
  }) => {
    expectedFailures.allow(anyFailure);
    const card = await usedBy(page, rafael, language);
    await new ShellPage(page, language).leave();
    await expect(page).toHaveURL('/login');
    await card.untilGone();
    await loseConnection(context);
    await page.goto('/');
    await expect(card.lost).toBeVisible();
    await expect(card.main).toContainText(card.t('stay-card:lost.noCard'));
    await expect(card.main).not.toContainText('São Paulo');
    await card.retry.click();
    await expect(card.main).toContainText(card.t('stay-card:lost.still'));
    await expectNoViolations(page, { language });
  });
}

test('another guest’s sign-in in the same browser takes the card away (BEY-18)', async ({
  page,
  context,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(anyFailure);
  const other = await testApi.newGuest();
  const card = await usedBy(page, rafael);
  // The first guest never signed out, and the second one comes by another page of this browser.
  await signInByToken(page, other);
  await loseConnection(context);
  await page.goto('/');
  await expect(card.lost.or(new StayCardPage(page).lost)).toBeVisible();
  await expect(card.main).not.toContainText('São Paulo');
  await card.untilGone();
});

test('a session that was ended elsewhere takes the card away at the next call (BEY-18, SEC-09)', async ({
  page,
  context,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(anyFailure);
  const card = await usedBy(page, rafael);
  await testApi.endSessions(rafael);
  await page.goto(STAY_CARD);
  await expect(page).toHaveURL('/login');
  await card.untilGone();
  await loseConnection(context);
  await page.goto('/');
  await expect(card.lost).toBeVisible();
});

test('a tablet of the lobby stores nothing: no worker is registered there (BEY-18, WEB-05)', async ({
  page,
  gateway,
}) => {
  const lobby = gateway.address.replace('127.0.0.1', 'kiosk.localhost');
  const fetchedAhead = page.waitForResponse(/\/assets\/toaster-/);
  await page.goto(`${lobby}/login?lang=ENGLISH`);
  await fetchedAhead;
  await new LoginPage(page).email.waitFor();
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(workers).toBe(0);
  const offered = await page.evaluate(async () => (await fetch('/readyz')).ok);
  expect(offered, 'the address leads to the gateway').toBe(true);
});

endingTest(
  'after check-out on another device the card is gone as soon as this one has a connection (BEY-18)',
  async ({ page, context, request, expectedFailures }) => {
    expectedFailures.allow(anyFailure);
    const stay = await stayOf(request, rafael);
    const card = await usedBy(page, rafael);
    const room = stay.accommodations[0]?.accommodationId;
    await callOf(request, rafael, `bookings/${stay.bookingId}/accommodation/${room}/early-checkout`)({});
    expect((await detailsOf(request, rafael, stay.bookingId)).status).toBe('CONCLUDED');
    await page.goto(STAY_CARD);
    await expect(card.main).not.toContainText(stay.locator);
    await expect(card.title).toBeVisible();
    await card.untilGone();
    await loseConnection(context);
    await page.goto('/');
    await expect(card.lost).toBeVisible();
  },
);
