import type { AvailabilityResponse } from '#shared/contract/hotels.ts';
import { addDays } from '#shared/hotel-time.ts';
import { hold } from '../hold.ts';
import { linesOf } from '../pages/booking-summary.ts';
import { expect, roomNames, test, today } from './funnel-test.ts';
import { brl, totalOf } from './stay-arithmetic.ts';

const AVAILABILITIES = /\/api\/hotels\/availabilities/;
const { queen, suite, twin, single } = roomNames.en;

test.describe('rooms', () => {
  test(
    'the step guide shows four steps and where the guest is; a phone shows only that one (FUN-01, FUN-02, FUN-03)',
    { tag: '@phone' },
    async ({ page, funnel: { search, results, services, payment }, walk }, { project }) => {
      const guide = page.getByRole('navigation', { name: search.texts('booking-funnel:guide.label') });
      const steps = guide.getByRole('listitem');
      const isPhone = project.name === 'phone';
      const names = (['dates', 'room', 'services', 'payment'] as const).map(step =>
        search.texts(`booking-funnel:guide.${step}`),
      );
      const isAt = async (step: number) => {
        await expect(steps).toHaveCount(isPhone ? 1 : 4);
        if (isPhone)
          await expect(steps).toContainText(
            search.texts('booking-funnel:guide.stepOf', { number: step + 1, total: 4 }),
          );
        else for (const [at, name] of names.entries()) await expect(steps.nth(at)).toContainText(name);
        const current = isPhone ? steps : steps.nth(step);
        await expect(current).toContainText(names[step] ?? '');
        await expect(current).toHaveAttribute('aria-current', 'step');
      };
      await search.open();
      await isAt(0);
      await walk.toResults();
      await isAt(1);
      await results.choose(queen).click();
      await results.goOn();
      await services.next.waitFor();
      await isAt(2);
      await services.goOn();
      await payment.signUp.waitFor();
      await isAt(3);
    },
  );

  test('an offer says what the room is, what is in it and what the stay comes to (FUN-04, FUN-08, FUN-10, FUN-11, FUN-12, FUN-13, APP-06)', {
    tag: '@phone',
  }, async ({ freeStay, funnel: { results }, begin }) => {
    const { availability, bill } = await begin.atResults({ stay: freeStay(3), rooms: ['suite'] });
    const { texts } = results;
    const offers = availability.availabilities[0]?.rooms ?? [];
    const details = offers.find(type => type.details.name === suite)?.details;
    if (!details) throw new Error('there is no suite');
    expect(offers.length).toBeGreaterThan(2);
    for (const type of offers) await expect(results.offer(type.details.name)).toBeVisible();
    const offer = results.offer(suite);
    await expect(offer).toContainText(texts('booking-results:card.size', { size: details.size }));
    await expect(offer).toContainText(texts('booking-results:card.guests', { count: details.maxGuests }));
    for (const bed of details.beds)
      await expect(offer).toContainText(texts(`booking-results:beds.${bed.kind}`, { count: bed.amount }));
    await expect(offer).toContainText(details.description);
    await expect(offer).toContainText(brl(totalOf(bill)));
    await expect(offer).toContainText(texts('booking-results:card.tax', { tax: brl(bill.taxes) }));
    await offer.getByRole('button', { name: texts('booking-results:card.moreOf', { name: suite }) }).click();
    const amenities = offer.getByRole('list', { name: texts('booking-results:card.amenities') });
    await expect(amenities.getByRole('listitem')).toHaveText(
      details.amenities.map(amenity => texts(`booking-results:amenities.${amenity}`)),
    );
    for (const characteristic of details.characteristics) await expect(offer).toContainText(characteristic);

    const pictures = offer.getByRole('group', {
      name: texts('booking-results:pictures.label', { name: suite }),
    });
    await expect(pictures.getByRole('img', { name: suite, exact: true })).toBeVisible();
    expect(details.images.length).toBeGreaterThan(1);
    await pictures
      .getByRole('button', { name: texts('booking-results:pictures.show', { number: 2 }) })
      .click();
    await expect(
      pictures.getByRole('img', {
        name: texts('booking-results:pictures.alt', { name: suite, number: 2 }),
      }),
    ).toBeVisible();
  });

  test('a room without pictures says so instead of a broken one (FUN-11)', async ({
    page,
    funnel: { results },
    begin,
  }) => {
    await page.route(AVAILABILITIES, async route => {
      const response = await route.fetch();
      const json = (await response.json()) as AvailabilityResponse;
      for (const type of json.availabilities.flatMap(({ rooms }) => rooms)) type.details.images = [];
      await route.fulfill({ response, json });
    });
    await begin.atResults();
    await expect(results.offer(queen).getByRole('img', { name: queen })).toHaveText(
      results.texts('booking-funnel:picture.missing'),
    );
  });

  test('a skeleton is shown until the rooms load (FUN-04)', async ({ page, funnel: { results }, walk }) => {
    const release = await hold(page, AVAILABILITIES);
    await walk.toSearch();
    const loading = page.getByRole('status').filter({ hasText: results.texts('booking-results:loading') });
    await expect(loading).toHaveCount(1);
    await expect(page.getByRole('article')).toHaveCount(0);
    release();
    await expect(results.offer(queen)).toBeVisible();
    await expect(loading).toHaveCount(0);
  });

  test('a full hotel says so, and shows other options (FUN-05)', async ({
    page,
    funnel: { search, results },
  }) => {
    const { texts } = results;
    const full = addDays(today(), 40);
    await search.open();
    await search.chooseHotel(/Nilo/);
    await search.chooseDates(full, addDays(full, 2));
    await search.search.click();
    const empty = 'booking-results:availabilityResult.empty';
    await expect(page.getByRole('heading', { name: texts(`${empty}.title`) })).toBeVisible();
    await expect(page.getByText(texts(`${empty}.subtitle`))).toBeVisible();
    await expect(page.getByText(texts(`${empty}.subtitleTwo`))).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: texts(`${empty}.contact`) }),
    ).toHaveAttribute('href', /^(https|mailto):/);
    await page
      .getByRole('button', { name: texts(`${empty}.change`) })
      .last()
      .click();
    await expect(search.search).toBeVisible();
  });

  test('a room is chosen by its button and taken out by its counter or the trash; the others wait meanwhile (FUN-14, FUN-15, FUN-25)', {
    tag: '@phone',
  }, async ({ funnel: { results, summary }, walk }) => {
    const { texts } = results;
    const { bill } = await walk.toResults();
    await expect(results.next).toBeDisabled();
    await expect(results.next).toHaveAccessibleDescription(
      texts('booking-results:continueMissing', { count: 1 }),
    );
    await results.choose(queen).click();
    await expect(results.choose(queen)).toBeHidden();
    await expect(results.offer(queen).getByRole('status').filter({ hasText: '01' })).toBeVisible();
    await expect(results.choose(twin)).toBeDisabled();
    await expect(results.choose(twin)).toHaveAccessibleDescription(
      texts('booking-results:card.otherChosen', { name: queen }),
    );
    await expect(results.next).toBeEnabled();
    await results.takeOut(queen, 1).click();
    await expect(results.choose(twin)).toBeEnabled();
    await expect(results.next).toBeDisabled();

    await results.choose(queen).click();
    await summary.look(async shown => {
      await expect.poll(() => linesOf(shown)).toMatchObject({ [summary.totalLabel]: brl(totalOf(bill)) });
      await shown
        .getByRole('button', { name: texts('booking-funnel:summary.remove', { name: queen, number: 1 }) })
        .click();
      await expect(shown.getByRole('listitem').first()).toBeFocused();
    });
    await expect(results.choose(queen)).toBeEnabled();
    await expect(results.next).toBeDisabled();
  });

  test('once a room is chosen, the focus stays where the guest takes it (FUN-14)', async ({
    funnel: { results },
    begin,
  }) => {
    await begin.atResults({ rooms: [] });
    await results.choose(queen).press('Enter');
    await expect(results.takeOut(queen, 1)).toBeVisible();
    await results.departure(queen).focus();
    await results.departure(queen).selectOption('11');
    await expect(results.departure(queen)).toHaveValue('11');
    await expect(results.departure(queen)).toBeFocused();
  });

  test('every searched room needs a choice before the next step (FUN-20, FUN-25, FUN-26)', async ({
    page,
    funnel: { results, services },
    begin,
  }) => {
    await begin.atResults({ parties: [{ adults: 2 }, { adults: 1 }], rooms: [] });
    await results.choose(queen).click();
    await expect(results.next).toBeDisabled();
    await expect(results.tab(2)).toHaveAttribute('aria-selected', 'true');
    await page.goto('/booking/step-3');
    await page.waitForURL('**/booking/step-2');
    await results.tab(2).click();
    await results.choose(single).click();
    await results.goOn();
    await expect(services.rooms).toHaveCount(2);
    await page.goto('/booking/step-2');
    await results.tab(1).click();
    await results.takeOut(queen, 1).click();
    await results.tab(2).click();
    await results.takeOut(single, 2).click();
    for (const step of ['step-3', 'step-4']) {
      await page.goto(`/booking/${step}`);
      await page.waitForURL('**/booking/step-2');
    }
  });

  test('another search discards the chosen rooms, the same one keeps them (FUN-07, SRC-21)', async ({
    page,
    freeStay,
    funnel: { search, results, summary },
    walk,
  }) => {
    await walk.toResults({ rooms: ['queen'] });
    await results.choose(queen).click();
    await results.change.click();
    await search.search.click();
    await expect(results.takeOut(queen, 1)).toBeVisible();

    const later = freeStay(2);
    await results.change.click();
    await search.chooseDates(later.checkin, later.checkout);
    const answered = page.waitForResponse(AVAILABILITIES);
    await search.search.click();
    await answered;
    await expect(results.choose(queen)).toBeEnabled();
    await expect(results.next).toBeDisabled();
    await expect(summary.aside).toContainText(results.texts('booking-funnel:summary.empty'));
  });

  test('a deep link into the funnel without a search leads to its first step (WEB-06, FUN-26)', async ({
    page,
  }) => {
    for (const step of ['step-2', 'step-3', 'step-4']) {
      await page.goto(`/booking/${step}`);
      await page.waitForURL('**/booking/step-1');
    }
  });
});
