import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { expect, test } from '../test-api.ts';

const password = 'Pernoite#2026';
/** Has told about himself; Ana has not. */
const rafael = { email: 'rafael@pernoite.test', password };
const ana = { email: 'ana@pernoite.test', password };
const GUIDE = /\/api\/curation-guest\//;

test('before the quiz home invites to it, and fetches nothing of the guide (HOM-03, PD-130)', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', request => void (GUIDE.test(request.url()) && requested.push(request.url())));
  await new LoginPage(page, 'pt').enter(ana);
  const home = new HomePage(page, 'pt');
  await home.seeAll();
  const { t } = home;
  await expect(home.curation).toContainText(t('home-more:cards.curation.invite'));
  await expect(
    home.curation.getByRole('link', { name: t('home-more:cards.curation.inviteWay') }),
  ).toHaveAttribute('href', '/guest/preferences/about?redirect=for-you');
  expect(requested).toEqual([]);
});

test('after the quiz home shows the first three places of the guest’s city that fit, each with its way (HOM-03, HOM-08)', {
  tag: '@phone',
}, async ({ page, expectNoViolations }) => {
  const listed = page.waitForResponse(/\/api\/curation-guest\/recommendation\/for-you\/JARDINS$/);
  await new LoginPage(page, 'pt').enter(rafael);
  const home = new HomePage(page, 'pt');
  await home.seeAll();
  const { t } = home;
  const list: { title: string; webSourceId: string; sourceId: string }[] = await (await listed).json();
  expect(list.length).toBeGreaterThan(3);
  await expect(
    home.curation.getByRole('heading', { name: t('home-more:cards.curation.picks', { city: 'São Paulo' }) }),
  ).toBeVisible();
  const places = home.curation.getByRole('listitem').getByRole('link');
  await expect(places).toHaveCount(3);
  for (const [index, { title, webSourceId, sourceId }] of list.slice(0, 3).entries()) {
    await expect(places.nth(index)).toContainText(title);
    await expect(places.nth(index)).toHaveAttribute(
      'href',
      `/guest/curation/for-you?place=${webSourceId}/${sourceId}`,
    );
  }
  await expectNoViolations(page);
});

test('a guide that does not respond leaves home its way to it, and says nothing (HOM-03, PD-130)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(GUIDE);
  await page.route(GUIDE, route => route.fulfill({ status: 503, json: { code: 'X', message: 'x' } }));
  await new LoginPage(page, 'pt').enter(rafael);
  const home = new HomePage(page, 'pt');
  await home.seeAll();
  await expect(home.curation).toContainText(home.t('home-more:cards.curation.text'));
  await expect(
    home.curation.getByRole('link', { name: home.t('home-more:cards.curation.way') }),
  ).toHaveAttribute('href', '/guest/curation');
  await expect(home.page.getByRole('alert')).toHaveCount(0);
});
