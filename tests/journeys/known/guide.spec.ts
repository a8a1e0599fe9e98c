import { eventAt, openingAt } from '#renderer/features/guide/opening.ts';
import type { Recommendation } from '#shared/contract/curation.ts';
import { RECOMMENDATIONS_FIRST, RECOMMENDATIONS_MORE } from '#shared/policies.ts';
import { phone } from '../fixtures.ts';
import { GuidePage } from '../pages/guide-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';
import { guidePlaces, placePath } from './guide-places.ts';

const BEST = '/guest/curation/recommendations';
const FOR_YOU = '/guest/curation/for-you';
const PICTURES = /\/pictures\/[^/]+-\d+\.(?:avif|webp)$/;

/** The section with the most entries, which has more than are shown at first. */
function longest(list: readonly Recommendation[]): { section: string; places: Recommendation[] } {
  const sections = Map.groupBy(list, ({ section }) => section);
  const [found] = [...sections].toSorted(([, one], [, other]) => other.length - one.length);
  if (!found) throw new Error('the guide is empty');
  return { section: found[0], places: found[1] };
}

test(
  'a guest finds the guide from home, sees three of a section and then ten more, and opens a place over the list (CUR-01, CUR-02, CUR-04, CUR-05, CUR-06, CUR-09, HOM-03, HOM-11)',
  phone,
  async ({ page, request, testApi, expectNoViolations }) => {
    const guest = await testApi.newGuest();
    const { best, details } = await guidePlaces(request, guest);
    await signInByToken(page, guest);
    await page.goto('/');
    await new HomePage(page).way('curation').click();
    await expect(page).toHaveURL(FOR_YOU);
    const guide = new GuidePage(page);
    const { t, main } = guide;
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

    const card = guide.cards(section).filter({ hasText: first.title });
    await expect(card).toContainText(guide.categoryName(first.category));
    await expect(card).toContainText(first.tag);
    await guide.card(first.title).click();
    const place = await details(first);
    await expect(guide.place).toContainText(place.description.en_us);
    await expect(guide.place).toContainText(place.address.neighbourhood);
    await expect(guide.tags).toHaveCount(Math.min(5, place.tags.length));
    await expect(page).toHaveURL(placePath(first));
    await expectNoViolations(page);
    await page.reload();
    await expect(guide.place.getByRole('heading', { name: place.title })).toBeVisible();
    await page.goBack();
    await expect(guide.place).toHaveCount(0);
    await expect(page).toHaveURL(BEST);
    await page.goForward();
    await guide.close.click();
    await expect(guide.place).toHaveCount(0);
    await expect(page).toHaveURL(BEST);

    await main.getByRole('link', { name: t('guide:back') }).click();
    await expect(page).toHaveURL('/');
  },
);

test('a category and a city stay chosen over a reload, and deep links lead into the guide (CUR-01, CUR-02, CUR-07)', async ({
  page,
  request,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  const { cities, best } = await guidePlaces(request, guest);
  const other = cities[1];
  if (!other) throw new Error('the guide knows one city alone');
  await signInByToken(page, guest);
  const guide = new GuidePage(page);
  await page.goto('/guest/curation/anything?city=NOWHERE');
  await expect(page).toHaveURL(`${FOR_YOU}?city=NOWHERE`);
  await expect(guide.cities.first()).toHaveAttribute('aria-current', 'true');
  await expect(guide.cities).toHaveText(cities.map(({ description }) => description));

  await page.goto(BEST);
  const { category } = longest(best).places[0] ?? { category: '' };
  await guide.category(category).check();
  const ofCategory = best.filter(place => place.category === category);
  const isOther = (title: string) => !ofCategory.some(place => place.title === title);
  const hidden = best.find(place => isOther(place.title));
  await expect(guide.card(hidden?.title ?? '')).toHaveCount(0);
  await expect(guide.card(ofCategory[0]?.title ?? '')).toBeVisible();
  await page.reload();
  await expect(guide.category(category)).toBeChecked();
  await expect(guide.card(hidden?.title ?? '')).toHaveCount(0);

  await guide.cities.filter({ hasText: other.description }).click();
  await expect(page).toHaveURL(`${BEST}?city=${other.buildingId}`);
  const there = await guidePlaces(request, guest, other.buildingId);
  await expect(guide.card(there.best[0]?.title ?? '')).toBeVisible();
  await expect(
    guide.main.getByRole('img', { name: guide.t('guide:cityPicture', { city: other.description }) }),
  ).toBeVisible();
  await guide.forYou.click();
  await expect(page, 'the other tab is of the same city').toHaveURL(`${FOR_YOU}?city=${other.buildingId}`);
  await page.goBack();
  await page.goBack();
  await expect(guide.cities.first()).toHaveAttribute('aria-current', 'true');
});

test('“for you” sends a guest to the quiz first, names why a place fits after it, and says where nothing does (CUR-03, CUR-04)', async ({
  page,
  request,
  testApi,
  expectNoViolations,
}) => {
  const guest = await testApi.newGuest();
  const { best } = await guidePlaces(request, guest);
  await signInByToken(page, guest);
  const guide = new GuidePage(page);
  const { t, main } = guide;
  await page.goto(FOR_YOU);
  await expect(main.getByRole('heading', { name: t('guide:noQuiz.title') })).toBeVisible();
  await expectNoViolations(page);
  await main.getByRole('link', { name: t('guide:noQuiz.quiz') }).click();
  await expect(page).toHaveURL('/guest/preferences/about?redirect=for-you');

  // What another hotel's gateway may send: an option and a category that the app has no text for.
  const [one, two] = best;
  const jazz = { id: 9, key: 'FORRO_JAZZ', name: { en_us: 'Forró jazz', pt_br: 'Jazz de forró' } };
  await page.route(/recommendation\/for-you\//, route =>
    route.fulfill({ json: [{ ...one, matches: [jazz], category: 'ROOFTOP_FARM' }, two] }),
  );
  await page.goto(FOR_YOU);
  const card = main.getByRole('listitem').filter({ hasText: one?.title ?? '' });
  await expect(card).toContainText(t('guide:fits', { what: 'Forró jazz' }));
  await expect(card).toContainText('ROOFTOP_FARM');

  await page.route(/recommendation\/for-you\//, route => route.fulfill({ json: [] }));
  await page.route(/\/api\/account$/, async route => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), aboutYou: { isFilled: true } } });
  });
  await page.reload();
  await expect(main.getByText(t('guide:nothingFits.text'))).toBeVisible();
  await main.getByRole('link', { name: /^See the best of / }).click();
  await expect(page).toHaveURL(BEST);
});

test('a place says in words how expensive it is and when it is open at the hotel; an event when it begins (CUR-05, CUR-06, CUR-08)', async ({
  page,
  request,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  const { find } = await guidePlaces(request, guest);
  const place = await find(one => one.businessHours.length === 7 && one.minPrice !== one.maxPrice);
  await signInByToken(page, guest);
  const guide = new GuidePage(page);
  const { t } = guide;
  await page.goto(placePath(place));
  const level = (signs: number | null) =>
    t(`guide:price.${(['one', 'two', 'three', 'four'] as const)[(signs ?? 1) - 1] ?? 'one'}`);
  const [low, high] = [place.minPrice ?? 0, place.maxPrice ?? 0];
  const price = { from: level(low), to: level(high), low, high, most: 4 };
  await expect(guide.place.getByRole('img', { name: t('guide:price.range', price) })).toHaveText(
    `${'$'.repeat(low)} – ${'$'.repeat(high)}`,
  );
  await expect(guide.week.getByRole('row')).toHaveCount(7);
  const closed = place.businessHours.filter(({ openTime }) => openTime === null).length;
  await expect(guide.week.getByRole('cell', { name: t('guide:hours.closed'), exact: true })).toHaveCount(
    closed,
  );
  const now = openingAt(place.businessHours, place.buildingTimezone, new Date());
  const isOpen = now?.is === 'open' || now?.is === 'always';
  await expect(guide.place.getByText(isOpen ? /^Open/ : /^(Opens at|Closed ·)/).first()).toBeVisible();
  await expect(
    guide.place.getByRole('link', { name: new RegExp(`^${t('guide:place.map')}`) }),
  ).toHaveAttribute('href', new RegExp(`search\\?query=${encodeURIComponent(place.address.street)}`));

  const event = await find(one => one.isEvent);
  await page.goto(placePath(event));
  const state = eventAt(
    { startDate: event.startDate ?? '', endDate: event.endDate },
    event.buildingTimezone,
    new Date(),
  );
  await expect(guide.place.getByText(state.is === 'begins' ? /^Begins / : /^On now/)).toBeVisible();
  await expect(guide.week).toHaveCount(0);
});

test('a place that cannot be fetched says so in a toast and closes; lists that cannot be are tried again (CUR-10)', async ({
  page,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(/curation-guest/);
  const guest = await testApi.newGuest();
  await signInByToken(page, guest);
  const guide = new GuidePage(page);
  const { t, main } = guide;
  await page.goto(`${BEST}?city=NILO&place=PERNOITE/nothing`);
  await expect(guide.toasts).toContainText(t('guide:place.failed'));
  await expect(guide.place).toHaveCount(0);
  await expect(page).toHaveURL(`${BEST}?city=NILO`);

  const unavailable = { status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'no' } };
  await page.route(/city-recommendations/, route => route.fulfill(unavailable));
  await page.goto(BEST);
  await expect(main.getByRole('alert')).toContainText(t('guide:failed.list'));
  await expectNoViolations(page);
  await page.unroute(/city-recommendations/);
  await page.route(/city-recommendations/, route => route.fulfill({ json: [] }));
  await main.getByRole('button', { name: t('general:tryAgain') }).click();
  await expect(main.getByText(t('guide:noPlaces.text'))).toBeVisible();

  await page.route(/buildings\/city/, route => route.fulfill(unavailable));
  await page.goto(BEST);
  await expect(main.getByRole('alert')).toContainText(t('guide:failed.cities'));
  await page.unroute(/buildings\/city/);
  await page.unroute(/city-recommendations/);
  await main.getByRole('button', { name: t('general:tryAgain') }).click();
  await expect(guide.cities.first()).toBeVisible();
});

test('a picture that fails, or has not come after ten seconds, is replaced by a text, and a place without one by a drawing (CUR-11)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(PICTURES);
  const guest = await testApi.newGuest();
  const { find } = await guidePlaces(request, guest);
  const place = await find(one => one.imageUrl !== null);
  await signInByToken(page, guest);
  const guide = new GuidePage(page);
  const missing = guide.place.getByText(guide.t('guide:picture.missing'));
  await page.clock.install();
  await page.route(PICTURES, () => undefined);
  await page.goto(placePath(place));
  await expect(guide.place.getByText(place.description.en_us)).toBeVisible();
  // The time begins when the picture is in view.
  await page.clock.runFor(1_000);
  await expect(missing).toHaveCount(0);
  await page.clock.runFor(8_000);
  await expect(missing).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(missing).toBeVisible();

  await page.unroute(PICTURES);
  await page.route(PICTURES, route => route.abort());
  await page.goto(placePath(place));
  await expect(missing).toBeVisible();

  await page.unroute(PICTURES);
  await page.route(/recommendation\/details\//, async route => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), imageUrl: null } });
  });
  await page.goto(placePath(place));
  await expect(guide.place.getByText(place.description.en_us)).toBeVisible();
  await expect(missing).toHaveCount(0);
});

test(
  'a telephone number dials on a phone and is read elsewhere; a page that is none is no link (CUR-05)',
  phone,
  async ({ page, request, testApi, isMobile }) => {
    const guest = await testApi.newGuest();
    const { best } = await guidePlaces(request, guest);
    const [place] = best;
    if (!place) throw new Error('the guide is empty');
    // What another hotel's gateway may send.
    await page.route(/recommendation\/details\//, async route => {
      const response = await route.fetch();
      const contact = { phone: '+55 (11) 3030-4040', website: 'javascript:alert(1)' };
      await route.fulfill({ json: { ...(await response.json()), ...contact } });
    });
    await signInByToken(page, guest);
    const guide = new GuidePage(page);
    await page.goto(placePath(place));
    await expect(guide.place.getByText('+55 (11) 3030-4040')).toBeVisible();
    const call = guide.place.getByRole('link', { name: '+55 (11) 3030-4040' });
    if (isMobile) await expect(call).toHaveAttribute('href', 'tel:+551130304040');
    else await expect(call).toHaveCount(0);
    await expect(guide.place.getByText(guide.t('guide:place.website'), { exact: true })).toHaveCount(0);
  },
);
