import type { Page } from '@playwright/test';
import { roomNames } from '../pages/funnel-pages.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { type Language, languages } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

const password = 'Pernoite#2026';
/** In a stay now; his account is in Portuguese, and he is called by his social name. */
const rafael = { email: 'rafael@pernoite.test', password };
/** An upcoming booking, and preferences filled in in part. */
const ana = { email: 'ana@pernoite.test', password };

async function openHome(page: Page, guest: typeof rafael, language: Language = 'pt'): Promise<HomePage> {
  await new LoginPage(page, language).enter(guest);
  const home = new HomePage(page, language);
  await home.way('personalInformation').waitFor();
  return home;
}

const NEAREST = /\/api\/bookings\/active/;
const STAYING = /\/api\/bookings\/has-inprogress/;
const ACCOUNT = /\/api\/account$/;
const IDENTITY = /\/api\/validation\/status/;

test('home greets by the chosen name, and shows the stay, the room and every way on while it lasts (HOM-01, HOM-02, HOM-09, HOM-10, HOM-11, HOM-12, HOM-13, HOM-14, HOM-15, HOM-16, BKG-17)', {
  tag: '@phone',
}, async ({ page }) => {
  const requested = page.waitForRequest(NEAREST);
  const home = await openHome(page, rafael);
  expect(new URL((await requested).url()).searchParams.toString()).toBe('sort=asc&limit=1');
  await expect(home.greeting).toHaveText(/^(Bom dia|Boa tarde|Boa noite), Rafa$/);
  await expect(home.stay.getByRole('heading', { name: 'São Paulo' })).toBeVisible();
  await expect(home.stay).toContainText(home.t('home:stay.here.kicker'));
  await expect(home.stay.getByText(/^\d{3}$/)).toBeVisible();
  const ways = {
    deliveries: /^\/guest\/deliveries\/active$/,
    spaces: /^\/guest\/space-reservation\/approved$/,
    guests: /^\/guest\/booking\/details\/[0-9a-f-]{36}\/guests$/,
    visitors: /^\/guest\/visitors$/,
    curation: /^\/guest\/curation$/,
    credits: /^\/guest\/credits$/,
    preferences: /^\/guest\/preferences\/room$/,
    personalInformation: /^\/guest\/personal-information\/personal-data$/,
  } as const;
  for (const [name, path] of Object.entries(ways))
    await expect(home.way(name as keyof typeof ways)).toHaveAttribute('href', path);
  await home.way('deliveries').click();
  await expect(page).toHaveURL('/guest/deliveries/active');
});

test('a guest without a booking is invited to book or to bring one, and has no ways of a stay (HOM-02, HOM-07, HOM-09, HOM-10, HOM-12, HOM-13)', async ({
  page,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  const home = await openHome(page, guest, 'en');
  await expect(home.stay.getByRole('heading', { name: home.t('home:noStay.title') })).toBeVisible();
  await expect(home.import).toBeVisible();
  for (const name of ['deliveries', 'spaces', 'guests', 'visitors'] as const)
    await expect(home.way(name)).toHaveCount(0);
  await home.book.click();
  await expect(page).toHaveURL('/booking/step-1');
});

test('without credits there is no way to them, and without bookings none to book or bring one (HOM-14, APP-26, APP-32)', async ({
  page,
  testApi,
}) => {
  await testApi.setFlag('IS_CREDITS_ENABLED', false);
  await testApi.setFlag('IS_BOOKING_ENABLED', false);
  const guest = await testApi.newGuest();
  const home = await openHome(page, guest, 'en');
  await expect(home.way('preferences')).toBeVisible();
  await expect(home.way('credits')).toHaveCount(0);
  await expect(home.stay).toContainText(home.t('home:noStay.closed'));
  await expect(home.book).toHaveCount(0);
  await expect(home.import).toHaveCount(0);
});

test('a stay to come is counted in nights, and its card leads to the booking (HOM-02)', async ({ page }) => {
  const home = await openHome(page, ana);
  await expect(home.stay).toContainText('daqui a 12 noites');
  await home.openBooking.click();
  await expect(page).toHaveURL(/\/guest\/booking\/details\/[0-9a-f-]{36}$/);
});

test('whose account has another language than the browser reads the room’s name in it too (HOM-02, APP-05)', async ({
  page,
}) => {
  let held: (() => void) | undefined;
  const inEnglish = page.waitForRequest(NEAREST);
  // The account's language comes after the booking was requested in the browser's.
  await page.route(/preferred-language/, async route => {
    await new Promise<void>(resolve => {
      held = resolve;
    });
    await route.continue();
  });
  await page.goto('/login');
  await new LoginPage(page, 'en').signIn(rafael);
  expect((await inEnglish).headers()['accept-language']).toBe('en');
  const before = new HomePage(page, 'en');
  await expect(before.stay).toContainText(roomNames.en.suite);
  await expect.poll(() => held).toBeDefined();
  held?.();
  const home = new HomePage(page, 'pt');
  await expect(home.stay).toContainText(roomNames.pt.suite);
  await expect(home.stay).not.toContainText(roomNames.en.suite);
});

test('a booking that cannot be looked up leaves the rest of home usable, and can be fetched again (HOM-02)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(NEAREST);
  await page.route(NEAREST, route => route.fulfill({ status: 500, json: { code: 'X', message: 'x' } }));
  const home = await openHome(page, rafael);
  await expect(home.stay.getByRole('alert')).toContainText(home.t('home:stay.failed'));
  await expect(home.greeting).toBeVisible();
  await expect(home.way('deliveries')).toBeVisible();
  await expect(home.way('visitors')).toHaveCount(0);
  await page.unroute(NEAREST);
  await home.stay.getByRole('button', { name: home.t('general:tryAgain') }).click();
  await expect(home.openBooking).toBeVisible();
  await expect(home.way('visitors')).toBeVisible();
});

test('when it is not known whether the guest is staying, it counts as no (HOM-17)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(STAYING);
  await page.route(STAYING, route => route.fulfill({ status: 503, json: { code: 'X', message: 'x' } }));
  const home = await openHome(page, rafael);
  await expect(home.openBooking).toBeVisible();
  await expect(home.way('deliveries')).toHaveCount(0);
  await expect(home.way('spaces')).toHaveCount(0);
  await expect(home.page.getByRole('alert')).toHaveCount(0);
});

test('below lie the preferences’ ring, the curation, the documents, the highlights and the hotels (HOM-03, HOM-04, HOM-08)', {
  tag: '@phone',
}, async ({ page }) => {
  const home = await openHome(page, ana);
  await home.seeAll();
  const { t } = home;
  const ring = home.preferences.getByRole('meter', { name: t('home-more:cards.preferences.ring') });
  await expect(ring).toHaveAttribute('aria-valuetext', '60%');
  await expect(home.documents).toContainText(t('home-more:cards.documents.PENDING'));
  await expect(page.getByRole('heading', { name: t('home-more:cards.curation.name') })).toBeVisible();
  for (const name of ['concierge', 'checkout', 'curated', 'hours'] as const)
    await expect(
      home.highlights.getByRole('heading', { name: t(`home-more:highlights.${name}.name`) }),
    ).toBeVisible();
  const hours = home.highlights.getByRole('link', { name: t('home-more:highlights.hours.way') });
  await expect(hours).toHaveAttribute('href', /^\/guest\/booking\/details\/[0-9a-f-]{36}\/management$/);
  for (const name of ['jardins', 'nilo', 'marista'] as const)
    await expect(
      home.showcase.getByRole('heading', { name: t(`home-more:showcase.${name}.name`) }),
    ).toBeVisible();
});

test('the documents’ card is gone once the identity is approved, by either name (HOM-04, PD-26)', async ({
  page,
}) => {
  const home = await openHome(page, ana);
  await home.seeAll();
  await expect(home.documents).toBeVisible();
  for (const status of ['APPROVED', 'VERIFIED']) {
    await page.route(IDENTITY, route =>
      route.fulfill({ json: { validationStatus: status, statusReasons: [] } }),
    );
    const requested = page.waitForResponse(IDENTITY);
    await page.reload();
    await home.way('personalInformation').waitFor();
    await home.seeAll();
    await requested;
    await expect(home.preferences).toBeVisible();
    await expect(home.documents).toHaveCount(0);
  }
});

test('cards that cannot be filled say so and can be fetched again, each by itself (HOM-03, HOM-04)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(ACCOUNT);
  expectedFailures.allow(IDENTITY);
  for (const call of [ACCOUNT, IDENTITY])
    await page.route(call, route => route.fulfill({ status: 500, json: { code: 'X', message: 'x' } }));
  const home = await openHome(page, ana);
  await home.seeAll();
  const { t } = home;
  await expect(home.preferences).toContainText(t('home-more:cards.preferences.failed'));
  await expect(home.documents).toContainText(t('home-more:cards.documents.failed'));
  await page.unroute(ACCOUNT);
  await home.preferences.getByRole('button', { name: t('general:tryAgain') }).click();
  await expect(home.preferences.getByRole('meter')).toBeVisible();
  await expect(home.documents).toContainText(t('home-more:cards.documents.failed'));
  await page.unroute(IDENTITY);
  await home.documents.getByRole('button', { name: t('general:tryAgain') }).click();
  await expect(home.documents).toContainText(t('home-more:cards.documents.PENDING'));
});

test('the hotels are browsed by buttons and by keys, and nothing moves by itself (HOM-08)', async ({
  page,
}) => {
  const home = await openHome(page, ana);
  await home.seeAll();
  const back = home.showcase.getByRole('button', { name: home.t('general:carousel.back') });
  const on = home.showcase.getByRole('button', { name: home.t('general:carousel.on') });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await on.click();
  await expect(back).not.toHaveAttribute('aria-disabled', 'true');
  await back.click();
  await expect(back).toHaveAttribute('aria-disabled', 'true');

  const track = home.showcase.getByRole('list', { name: home.t('home-more:showcase.label') });
  await track.focus();
  await page.keyboard.press('ArrowRight');
  await expect(back).not.toHaveAttribute('aria-disabled', 'true');
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(on).toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
  }).toPass();
});

for (const language of languages) {
  for (const [kind, email] of [
    ['in a stay', 'rafael@pernoite.test'],
    ['without a booking', 'nina@pernoite.test'],
  ] as const) {
    test(`for a guest ${kind} axe finds nothing on home and nothing is wider than the screen, in ${language} (APP-01)`, {
      tag: '@phone',
    }, async ({ page, expectNoViolations }) => {
      await new LoginPage(page, language).enter({ email, password });
      const home = new HomePage(page, language);
      await home.way('personalInformation').waitFor();
      await home.seeAll();
      await expectNoViolations(page, { language });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
}
