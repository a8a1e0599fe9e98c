import type { Route } from '@playwright/test';
import { holdRequests } from '../connection.ts';
import { cards } from '../pages/card-form.ts';
import { expect, roomNames, test } from './funnel-test.ts';

const HOTELS = /\/api\/hotels$/;
const AVAILABILITIES = /\/api\/hotels\/availabilities/;

test('hotels and rooms that are late, fail or make no sense are reported, and found when tried again (SRC-02, FUN-04, FUN-06, FUN-10, APP-34, APP-36, ERR-01, ERR-02, ERR-11)', async ({
  page,
  freeStay,
  funnel: { search, results },
  expectedFailures,
}) => {
  const { texts } = search;
  expectedFailures.allow(HOTELS);
  expectedFailures.allow(AVAILABILITIES);
  const trouble = page.getByRole('main').getByRole('alert');
  const again = trouble.getByRole('button', { name: texts('general:tryAgain') });
  const { promise: released, resolve: letHotelsFail } = Promise.withResolvers<void>();
  await page.route(HOTELS, async route => {
    await released;
    await route.abort('connectionrefused');
  });
  await page.goto('/booking/step-1?lang=ENGLISH');
  const opening = page.getByRole('status').filter({ hasText: texts('booking-search:hotel.loading') });
  await expect(opening).toHaveCount(1);
  letHotelsFail();
  await expect(trouble).toContainText(texts('general:loadError.title'));
  await expect(opening).toHaveCount(0);
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(trouble).toBeHidden();
  await search.chooseHotel(/Jardins/);
  const stay = freeStay();
  await search.chooseDates(stay.checkin, stay.checkout);

  let requests = 0;
  const handlers: ((route: Route) => Promise<void>)[] = [
    route => route.abort('connectionrefused'),
    route => route.fulfill({ status: 418, json: { code: 'TEAPOT_SHORT_AND_STOUT', message: 'no' } }),
    async route => {
      const response = await route.fetch();
      const text = (await response.text()).replaceAll(/"price":(\d[\d.]*)/g, '"price":"$1"');
      await route.fulfill({ response, body: text });
    },
  ];
  await page.route(AVAILABILITIES, route => {
    requests += 1;
    return handlers[requests - 1]?.(route);
  });
  await search.search.click();
  await expect(trouble).toContainText(texts('booking-results:failed.title'));
  const unreachable = texts('errors:NETWORK_UNREACHABLE');
  await expect(trouble).toContainText(unreachable);
  await expect
    .poll(() => page.getByText(unreachable).count(), 'in the panel and in the toast')
    .toBeGreaterThan(1);
  expect(requests).toBe(1);
  await again.click();
  await expect(trouble).toContainText(texts('general:genericError'));
  await again.click();
  await expect.poll(() => requests).toBe(3);
  await expect(trouble).toContainText(texts('booking-results:failed.title'));
  await expect(trouble).not.toContainText(unreachable);
  await expect(page.getByRole('article')).toHaveCount(0);

  await page.unrouteAll();
  const letRoomsIn = await holdRequests(page, AVAILABILITIES);
  await again.click();
  const loading = page.getByRole('status').filter({ hasText: texts('booking-results:loading') });
  await expect(loading).toHaveCount(1);
  await expect(page.getByRole('article')).toHaveCount(0);
  letRoomsIn();
  await expect(results.offer(roomNames.en.queen)).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('payment and confirmation without hotels, cards and credits say so, and a typed card still books (PAY-02, WEB-06)', async ({
  page,
  funnel: { payment, confirmation },
  begin,
  expectedFailures,
}) => {
  const { texts } = payment;
  const calls = /\/api\/(payment\/payment-method|personalInfo\/creditBalance)/;
  expectedFailures.allow(HOTELS);
  expectedFailures.allow(calls);
  const trouble = page.getByRole('alert').filter({ hasText: texts('general:loadError.title') });
  const loseHotels = () => page.route(HOTELS, route => route.abort('connectionrefused'));
  const comeBack = async () => {
    await expect(trouble).toBeVisible();
    await page.unroute(HOTELS);
    await trouble.getByRole('button', { name: texts('general:tryAgain') }).click();
  };
  await begin.asGuestAtPayment();
  await page.route(calls, route => route.abort('connectionrefused'));
  await loseHotels();
  await page.reload();
  await comeBack();
  await expect(page.getByText(texts('booking-payment:method.cardsFailed'))).toBeVisible();
  const credits = page.getByRole('alert').filter({ hasText: texts('booking-payment:credits.failed') });
  await expect(credits).toBeVisible();
  await page.unroute(calls);
  await credits.getByRole('button', { name: texts('general:tryAgain') }).click();
  await expect(credits).toBeHidden();
  await payment.fillCard(cards.approves);
  await payment.goToConfirmation();
  const code = await confirmation.code();
  await loseHotels();
  await page.reload();
  await comeBack();
  await expect(confirmation.confirmed).toBeVisible();
  expect(await confirmation.code()).toBe(code);
});
