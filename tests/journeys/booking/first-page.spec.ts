import { addDays } from '#shared/hotel-time.ts';
import { holdRequests } from '../connection.ts';
import { FirstPage } from '../pages/first-page.ts';
import { today } from '../pages/funnel-pages.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expect, test } from './funnel-test.ts';

const CODE = /\/assets\/.*\.js$/;
const CITY = 'São Paulo';

test('a stranger chooses hotel and days before the app has arrived, and goes on in it to the results; whoever signed in here sees the sign-in first (HOM-18, SRC-80, SRC-82, SRC-83)', async ({
  page,
  freeStay,
  funnel: { results },
  testApi,
}) => {
  const first = new FirstPage(page);
  const stay = { checkin: addDays(today(), 3), checkout: addDays(today(), 5) };
  const release = await holdRequests(page, CODE);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(first.hotel(CITY)).toContainText('Jardins');
  await expect(first.hotels.getByText(/R\$\s\d/)).toHaveCount(3);
  const data = await page.evaluate(() =>
    [...document.scripts].filter(({ type }) => type === 'application/ld+json').map(({ text }) => text),
  );
  expect(JSON.parse(data[0] ?? '{}')).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Hotel', name: 'Pernoite Jardins', makesOffer: { priceCurrency: 'BRL' } }, {}, {}],
  });
  const unchosen = (await first.when.getAttribute('aria-label')) ?? '';
  await first.choose(CITY, stay);
  await expect(first.when).not.toHaveAccessibleName(unchosen);
  release();
  await expect(page).toHaveURL('/login');
  await expect(first.hotel(CITY)).toHaveAttribute('aria-pressed', 'true');
  await expect(first.when).not.toHaveAccessibleName(unchosen);
  await first.submit.click();
  await page.waitForURL('**/booking/step-2');
  await results.found.waitFor();
  await page.goBack();

  const another = freeStay();
  await page.goto(`/booking?hotel=NILO&checkin=${another.checkin}&checkout=${another.checkout}&adults=1`);
  await page.waitForURL('**/booking/step-2');
  await results.found.waitFor();

  const login = new LoginPage(page);
  await first.open();
  await login.signIn(await testApi.newGuest());
  await expect(page).toHaveURL('/');
  await new ShellPage(page).leave();
  await expect(page).toHaveURL('/login');
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: login.texts('session:login.title') }),
  ).toBeVisible();
  await expect(first.title).toBeHidden();
});

test('an address of which a part cannot be used says so, and fills the form in with the others (SRC-24)', async ({
  page,
  freeStay,
  funnel: { search, results },
}) => {
  const { checkin, checkout } = freeStay(2);
  await page.goto('/booking?hotel=JARDINS&checkin=2020-01-01&checkout=2020-01-03&adults=1');
  await page.waitForURL('**/booking/step-1');
  await expect(page.getByText(search.texts('booking-search:address.datesPast'))).toBeVisible();
  await expect(page.getByRole('radio', { name: /Jardins/ })).toBeChecked();
  await expect(search.guests).toContainText(search.texts('booking-funnel:party.adults', { count: 1 }));
  await search.chooseDates(checkin, checkout);
  await search.search.click();
  await results.found.waitFor();
  await page.goBack();
  await expect(page.getByText(search.texts('booking-search:address.datesPast'))).toBeHidden();
});
