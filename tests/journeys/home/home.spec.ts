import { holdRequests } from '../connection.ts';
import { roomNames } from '../pages/funnel-pages.ts';
import { HomePage } from '../pages/home-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';

/** In a stay now; his account is in Portuguese, and he is called by his social name. */
const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };

const NEAREST = /\/api\/bookings\/active/;
const STAYING = /\/api\/bookings\/has-inprogress/;
const ACCOUNT = /\/api\/account$/;
const IDENTITY = /\/api\/validation\/status/;

test('home greets a guest who is staying in the account’s language, with the stay, every tile, the cards and the hotels; what cannot be loaded leaves the rest usable (HOM-01, HOM-02, HOM-03, HOM-04, HOM-08, HOM-09, HOM-10, HOM-11, HOM-12, HOM-13, HOM-14, HOM-15, HOM-16, BKG-17, APP-01, APP-05, HOM-17, HOM-19, APP-59, APP-60)', async ({
  page,
  expectedFailures,
  expectNoViolations,
}) => {
  const requested = page.waitForRequest(NEAREST);
  // The account's language comes after the booking was requested in the browser's.
  const releaseLanguage = await holdRequests(page, /preferred-language/);
  await signInByToken(page, rafael);
  await page.goto('/');
  const first = await requested;
  expect(new URL(first.url()).searchParams.toString()).toBe('sort=asc&limit=1');
  expect(first.headers()['accept-language']).toBe('en');
  await expect(new HomePage(page).stay).toContainText(roomNames.en.suite);
  releaseLanguage();
  const home = new HomePage(page, 'pt');
  const { t } = home;
  await expect(home.stay).toContainText(roomNames.pt.suite);
  await expect(home.stay).not.toContainText(roomNames.en.suite);
  await expect(home.greeting).toHaveText(/^(Bom dia|Boa tarde|Boa noite), Rafa$/);
  await expect(home.stay.getByRole('heading', { name: 'São Paulo' })).toBeVisible();
  await expect(home.stay).toContainText(t('home:stay.here.kicker'));
  await expect(home.stay.getByText(/^\d{3}$/)).toBeVisible();
  await expect(home.stay.getByText('jardim-solar-24')).toBeVisible();
  await expect(
    home.stay.getByText(t('guest-booking:hotelFacts.breakfast', { until: '10:30' })),
  ).toBeVisible();
  for (const search of [home.book, home.import]) await expect(search).toHaveCount(0);
  await expect(home.doorCode).toHaveCount(0);
  await home.showCode.click();
  await expect(home.doorCode).toBeVisible();
  // An impatient second touch hides nothing.
  await expect(async () => {
    await home.hideCode.click({ timeout: 1_000 });
    await expect(home.doorCode).toHaveCount(0, { timeout: 500 });
  }).toPass();
  const tiles = {
    deliveries: /^\/guest\/deliveries\/active$/,
    spaces: /^\/guest\/space-reservation\/approved$/,
    guests: /^\/guest\/booking\/details\/[0-9a-f-]{36}\/guests$/,
    visitors: /^\/guest\/visitors$/,
    curation: /^\/guest\/curation$/,
    credits: /^\/guest\/credits$/,
    preferences: /^\/guest\/preferences\/room$/,
    personalInformation: /^\/guest\/personal-information\/personal-data$/,
  } as const;
  for (const [name, path] of Object.entries(tiles))
    await expect(home.tile(name as keyof typeof tiles)).toHaveAttribute('href', path);

  await home.seeAll();
  await expect(
    home.preferences.getByRole('meter', { name: t('home-more:cards.preferences.ring') }),
  ).toBeVisible();
  await expect(home.documents).toBeVisible();
  await expect(
    page.getByRole('heading', { name: t('home-more:cards.curation.picks', { city: 'São Paulo' }) }),
  ).toBeVisible();
  for (const name of ['concierge', 'checkout', 'curated', 'hours'] as const)
    await expect(
      home.highlights.getByRole('heading', { name: t(`home-more:highlights.${name}.name`) }),
    ).toBeVisible();
  const hours = home.highlights.getByRole('link', { name: t('home-more:highlights.hours.way') });
  await expect(hours).toHaveAttribute('href', /^\/guest\/booking\/details\/[0-9a-f-]{36}\/management$/);
  for (const name of ['Pernoite Jardins', 'Pernoite Nilo Square', 'Pernoite Setor Marista'])
    await expect(home.showcase.getByRole('heading', { name })).toBeVisible();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await expect(home.bar).toBeHidden();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(home.bar.getByRole('link')).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: t('shell:footer.terms') })).toBeVisible();
  await expect(footer.getByText(t('shell:footer.appStore'))).toBeHidden();
  await home.bar.getByRole('link', { name: t('shell:bar.services') }).click();
  await expect(page).toHaveURL('/guest/services');
  await expect(home.tile('deliveries')).toBeVisible();
  await home.bar.getByRole('link', { name: t('shell:bar.home') }).click();
  await page.setViewportSize({ width: 1280, height: 720 });
  await home.seeAll();

  const back = home.showcase.getByRole('button', { name: t('general:carousel.back') });
  const on = home.showcase.getByRole('button', { name: t('general:carousel.on') });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await on.click();
  await expect(back).not.toHaveAttribute('aria-disabled', 'true');
  await back.click();
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await home.showcase.getByRole('list', { name: t('home-more:showcase.label') }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(back).not.toHaveAttribute('aria-disabled', 'true');
  await home.openBooking.click();
  await expect(page).toHaveURL(/\/guest\/booking\/details\/[0-9a-f-]{36}$/);

  for (const call of [NEAREST, STAYING, ACCOUNT, IDENTITY]) {
    expectedFailures.allow(call);
    await page.route(call, route => route.fulfill({ status: 503, json: { code: 'X', message: 'x' } }));
  }
  const staying = page.waitForResponse(STAYING);
  await page.goto('/');
  const again = { name: t('general:tryAgain') };
  await expect(home.stay.getByRole('alert')).toContainText(t('home:stay.failed'));
  await expect(home.greeting).toBeVisible();
  await expect(home.tile('curation')).toBeVisible();
  await expect(home.tile('visitors')).toHaveCount(0);
  await page.unroute(NEAREST);
  await home.stay.getByRole('button', again).click();
  await expect(home.openBooking).toBeVisible();
  await expect(home.tile('visitors')).toBeVisible();
  await staying;
  for (const name of ['deliveries', 'spaces'] as const) await expect(home.tile(name)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

  await home.seeAll();
  await expect(home.preferences).toContainText(t('home-more:cards.preferences.failed'));
  await expect(home.documents).toContainText(t('home-more:cards.documents.failed'));
  await page.unroute(ACCOUNT);
  await home.preferences.getByRole('button', again).click();
  await expect(home.preferences.getByRole('meter')).toBeVisible();
  await expect(home.documents).toContainText(t('home-more:cards.documents.failed'));
  await page.route(IDENTITY, route =>
    route.fulfill({ json: { validationStatus: 'APPROVED', statusReasons: [] } }),
  );
  await home.documents.getByRole('button', again).click();
  await expect(home.documents).toHaveCount(0);
  await expect(home.preferences).toBeVisible();
});
