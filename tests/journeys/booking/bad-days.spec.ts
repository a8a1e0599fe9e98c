import { hold } from '../hold.ts';
import { cards } from '../pages/card-form.ts';
import { expect, roomNames, test } from './funnel-test.ts';

/** A gateway that is down, slow or gone, on every step: each says so, offers a retry, and loses nothing. */
const HOTELS = /\/api\/hotels$/;
const AVAILABILITIES = /\/api\/hotels\/availabilities/;
const { queen } = roomNames.en;

test.describe('bad days', () => {
  test('the first step says when the hotels do not load, and tries again (APP-36)', async ({
    page,
    funnel: { search },
    expectedFailures,
  }) => {
    expectedFailures.allow(HOTELS);
    await page.route(HOTELS, route => route.abort('connectionrefused'));
    await page.goto('/booking/step-1?lang=ENGLISH');
    const trouble = page.getByRole('main').getByRole('alert');
    await expect(trouble).toContainText(search.texts('general:loadError.title'));
    await page.unrouteAll();
    await trouble.getByRole('button', { name: search.texts('general:tryAgain') }).click();
    await expect(page.getByRole('radio')).toHaveCount(3);
    await expect(trouble).toBeHidden();
  });

  test('a search that fails says so in a toast and in its place, requests only once, and finds the rooms when tried again (FUN-06, APP-34, APP-36, ERR-01)', async ({
    page,
    funnel: { results },
    expectedFailures,
    walk,
  }) => {
    expectedFailures.allow(AVAILABILITIES);
    let requests = 0;
    await page.route(AVAILABILITIES, route => {
      requests += 1;
      return route.abort('connectionrefused');
    });
    await walk.toSearch();
    const trouble = page.getByRole('main').getByRole('alert');
    await expect(trouble).toContainText(results.texts('booking-results:failed.title'));
    const texts = results.texts('errors:NETWORK_UNREACHABLE');
    await expect(trouble).toContainText(texts);
    await expect
      .poll(() => page.getByText(texts).count(), 'in the panel and in the toast')
      .toBeGreaterThan(1);
    expect(requests).toBe(1);
    await page.unrouteAll();
    await trouble.getByRole('button', { name: results.texts('general:tryAgain') }).click();
    await expect(results.offer(queen)).toBeVisible();
  });

  test('an error that nobody knows falls to the general text and breaks no screen (ERR-02, ERR-11)', async ({
    page,
    funnel: { results },
    expectedFailures,
    walk,
  }) => {
    expectedFailures.allow(AVAILABILITIES);
    await page.route(
      AVAILABILITIES,
      route => route.fulfill({ status: 418, json: { code: 'TEAPOT_SHORT_AND_STOUT', message: 'no' } }),
      { times: 1 },
    );
    await walk.toSearch();
    const trouble = page.getByRole('main').getByRole('alert');
    await expect(trouble).toContainText(results.texts('general:genericError'));
    await trouble.getByRole('button', { name: results.texts('general:tryAgain') }).click();
    await expect(results.offer(queen)).toBeVisible();
  });

  test('a response whose figures make no sense is not shown as a price (FUN-10)', async ({
    page,
    funnel: { results },
    walk,
  }) => {
    await page.route(
      AVAILABILITIES,
      async route => {
        const response = await route.fetch();
        const text = (await response.text()).replaceAll(/"price":(\d[\d.]*)/g, '"price":"$1"');
        await route.fulfill({ response, body: text });
      },
      { times: 1 },
    );
    await walk.toSearch();
    const trouble = page.getByRole('main').getByRole('alert');
    await expect(trouble).toContainText(results.texts('booking-results:failed.title'));
    await trouble.getByRole('button', { name: results.texts('general:tryAgain') }).click();
    await expect(results.offer(queen)).toBeVisible();
  });

  test('cards and credits that do not load are reported, and a typed card still books (PAY-02)', async ({
    page,
    funnel: { payment, confirmation },
    begin,
    expectedFailures,
  }) => {
    const calls = /\/api\/(payment\/payment-method|personalInfo\/creditBalance)/;
    expectedFailures.allow(calls);
    await page.route(calls, route => route.abort('connectionrefused'));
    await begin.asGuestAtPayment();
    await expect(page.getByText(payment.texts('booking-payment:method.cardsFailed'))).toBeVisible();
    const credits = page.getByRole('alert').filter({
      hasText: payment.texts('booking-payment:credits.failed'),
    });
    await expect(credits).toBeVisible();
    await page.unrouteAll();
    await credits.getByRole('button', { name: payment.texts('general:tryAgain') }).click();
    await expect(credits).toBeHidden();
    await payment.fillCard(cards.approves);
    await payment.goToConfirmation();
    await expect(confirmation.confirmed).toBeVisible();
  });

  test('payment and confirmation opened again without a gateway say so and come back (WEB-06)', async ({
    page,
    funnel: { payment, confirmation },
    begin,
    expectedFailures,
  }) => {
    expectedFailures.allow(HOTELS);
    await begin.asGuestAtPayment();
    const trouble = page.getByRole('alert').filter({ hasText: payment.texts('general:loadError.title') });
    const failAndMend = async () => {
      await page.route(HOTELS, route => route.abort('connectionrefused'));
      await page.reload();
      await expect(trouble).toBeVisible();
      await page.unrouteAll();
      await trouble.getByRole('button', { name: payment.texts('general:tryAgain') }).click();
    };
    await failAndMend();
    await payment.fillCard(cards.approves);
    await payment.goToConfirmation();
    const code = await confirmation.code();
    await failAndMend();
    await expect(confirmation.confirmed).toBeVisible();
    expect(await confirmation.code()).toBe(code);
  });

  test('a slow gateway is waited for with a word on what is being fetched (SRC-02, PAY-02)', async ({
    page,
    funnel: { search, payment },
    begin,
  }) => {
    const letHotelsIn = await hold(page, HOTELS);
    await page.goto('/booking/step-1?lang=ENGLISH');
    const opening = page
      .getByRole('status')
      .filter({ hasText: search.texts('booking-search:hotel.loading') });
    await expect(opening).toHaveCount(1);
    letHotelsIn();
    await expect(page.getByRole('radio')).toHaveCount(3);
    await expect(opening).toHaveCount(0);

    const letCardsIn = await hold(page, /\/api\/payment\/payment-method/);
    await begin.asGuestAtPayment();
    const loading = page.getByRole('status', { name: payment.texts('booking-payment:loading') });
    await expect(loading).toBeVisible();
    await expect(payment.methods).toBeHidden();
    letCardsIn();
    await expect(payment.cardField('number')).toBeVisible();
    await expect(loading).toBeHidden();
  });

  test('a request without a response for 15 seconds ends, and is sent again on request (FUN-06)', async ({
    page,
    funnel: { results },
    expectedFailures,
    walk,
  }) => {
    expectedFailures.allow(AVAILABILITIES);
    let release = () => {};
    const held = new Promise<void>(done => {
      release = done;
    });
    await page.route(
      AVAILABILITIES,
      async route => {
        await held;
        await route.abort().catch(() => undefined);
      },
      { times: 1 },
    );
    await walk.toSearch();
    const trouble = page.getByRole('main').getByRole('alert');
    await expect(trouble).toContainText(results.texts('errors:NETWORK_TIMEOUT'), { timeout: 20_000 });
    release();
    await trouble.getByRole('button', { name: results.texts('general:tryAgain') }).click();
    await expect(results.offer(queen)).toBeVisible();
  });
});
