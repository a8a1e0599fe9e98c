import type { Recommendation } from '#shared/contract/guest/curation.ts';
import { RECOMMENDATIONS_FIRST, RECOMMENDATIONS_MORE } from '#shared/policies.ts';
import { stopClock } from '../at-rest.ts';
import { GuidePage } from '../pages/guide-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';
import { guidePlaces, placePath } from './guide-places.ts';

const BEST = '/guest/curation/recommendations';
const FOR_YOU = '/guest/curation/for-you';
const PICTURES = /\/pictures\/[^/]+-\d+\.(?:avif|webp)$/;

function longest(list: readonly Recommendation[]): { section: string; places: Recommendation[] } {
  const sections = Map.groupBy(list, ({ section }) => section);
  const [found] = [...sections].toSorted(([, one], [, other]) => other.length - one.length);
  if (!found) throw new Error('the guide is empty');
  return { section: found[0], places: found[1] };
}

test('a guest finds the guide from home, sees three of a section and then ten more, opens a place over the list, and chooses category and city (CUR-01, CUR-02, CUR-04, CUR-05, CUR-06, CUR-07, CUR-09, HOM-03, HOM-11)', async ({
  page,
  request,
  testApi,
  expectNoViolations,
}) => {
  const guest = await testApi.newGuest();
  const { cities, best, details } = await guidePlaces(request, guest);
  await signInByToken(page, guest);
  await page.goto('/');
  await new HomePage(page).tile('curation').click();
  await expect(page).toHaveURL(FOR_YOU);
  const guide = new GuidePage(page);
  const { t } = guide;
  await guide.best.click();
  await expect(page).toHaveURL(BEST);
  await expect(guide.best).toHaveAttribute('aria-current', 'page');
  const { section, places } = longest(best);
  await expect(guide.cards(section)).toHaveCount(RECOMMENDATIONS_FIRST);
  await expectNoViolations(page);

  const first = places[0];
  const added = places[RECOMMENDATIONS_FIRST];
  if (!first || !added) throw new Error('no section has more than three places');
  await guide.more(section).click();
  const shown = Math.min(places.length, RECOMMENDATIONS_FIRST + RECOMMENDATIONS_MORE);
  await expect(guide.cards(section)).toHaveCount(shown);
  await expect(guide.section(section).getByRole('status')).toHaveText(
    t('guide:count', { shown, count: places.length }),
  );
  await expect(guide.card(added.title), 'the focus goes on at the first new card').toBeFocused();

  await guide.card(first.title).click();
  const place = await details(first);
  await expect(guide.place).toContainText(place.description.en_us);
  await expect(guide.place).toContainText(place.address.neighbourhood);
  await expect(guide.tags).toHaveCount(Math.min(5, place.tags.length));
  await expect(page).toHaveURL(placePath(first));
  await expectNoViolations(page);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(FOR_YOU);
  await expect(guide.place).toHaveCount(0);
  await page.evaluate(() => history.go(2));
  await expect(guide.close, 'a page does not take the focus from the dialog it opens with').toBeFocused();
  await page.reload();
  await expect(guide.place.getByRole('heading', { name: place.title })).toBeVisible();
  await page.goBack();
  await expect(guide.place).toHaveCount(0);
  await expect(page).toHaveURL(BEST);
  await page.goForward();
  await guide.close.click();
  await expect(guide.place).toHaveCount(0);
  await expect(page).toHaveURL(BEST);

  await guide.category(first.category).check();
  const hidden = best.find(one => !places.includes(one) && one.category !== first.category);
  await expect(guide.card(hidden?.title ?? '')).toHaveCount(0);
  await page.reload();
  await expect(guide.category(first.category)).toBeChecked();
  const other = cities[1];
  if (!other) throw new Error('the guide knows one city alone');
  await guide.cities.filter({ hasText: other.description }).click();
  await expect(page).toHaveURL(`${BEST}?city=${other.buildingId}`);
  const there = await guidePlaces(request, guest, other.buildingId);
  await expect(guide.card(there.best[0]?.title ?? '')).toBeVisible();
  await guide.forYou.click();
  await expect(page, 'the other tab is of the same city').toHaveURL(`${FOR_YOU}?city=${other.buildingId}`);
  await page.goBack();
  await page.goBack();
  await expect(guide.cities.first()).toHaveAttribute('aria-current', 'true');
  await guide.back.click();
  await expect(page).toHaveURL('/');
});

test('a place that cannot be fetched says so in a toast and closes, a list is tried again, and a picture that fails or takes ten seconds becomes a text (CUR-08, CUR-10, CUR-11)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/curation-guest/);
  expectedFailures.allow(PICTURES);
  const guest = await testApi.newGuest({ language: 'pt' });
  const { find } = await guidePlaces(request, guest);
  const place = await find(one => one.imageUrl !== null && one.businessHours.length === 7);
  await signInByToken(page, guest);
  const guide = new GuidePage(page, 'pt');
  const { t, main } = guide;
  await page.route(/city-recommendations/, route =>
    route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'no' } }),
  );
  // Named: a message comes in the language that the page has by then, and the account's own comes later.
  await page.goto(`${BEST}?city=NILO&place=PERNOITE/nothing&lang=PORTUGUESE`);
  await expect(guide.toasts).toContainText(t('guide:place.failed'));
  await expect(guide.place).toHaveCount(0);
  await expect(page).toHaveURL(`${BEST}?city=NILO`);
  await expect(main.getByRole('alert')).toContainText(t('guide:failed.list'));
  await page.unroute(/city-recommendations/);
  await main.getByRole('button', { name: t('general:tryAgain') }).click();
  await expect(guide.cities.first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();

  const missing = guide.place.getByText(t('guide:picture.missing'));
  await page.route(PICTURES, () => undefined);
  await page.clock.install();
  // Its ten seconds begin when the picture is in view, and a busy machine's own seconds are none of them.
  await stopClock(page);
  await page.evaluate(path => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, placePath(place));
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(guide.place.getByText(place.description.pt_br)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(guide.week.getByRole('row')).toHaveCount(7);
  await page.clock.runFor(9_000);
  await expect(missing).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(missing).toBeVisible();
  await page.clock.resume();
  await page.unroute(PICTURES);
  await page.route(PICTURES, route => route.abort());
  await page.goto(placePath(place));
  await expect(missing).toBeVisible();
});
