import type { AvailabilityResponse } from '#shared/contract/guest/hotels.ts';
import { linesOf } from '../pages/booking-summary.ts';
import { expect, roomNames, test } from './funnel-test.ts';
import { bookAsAnother } from './other-guest.ts';
import { billOf, brl, totalOf } from './stay-arithmetic.ts';

const AVAILABILITIES = /\/api\/hotels\/availabilities/;
const { family, queen, suite, twin } = roomNames.en;

test('offers say what a room is and costs; each searched room gets one that is left, and loses it again (APP-06, FUN-04, FUN-08, FUN-10, FUN-11, FUN-12, FUN-13, FUN-14, FUN-15, FUN-17, FUN-20, FUN-25, FUN-26, FUN-39, FUN-90, FUN-93)', async ({
  page,
  request,
  freeStay,
  funnel: { results, summary },
  begin,
}) => {
  const { texts } = results;
  const stay = freeStay(3);
  // One of the six suites is left.
  await bookAsAnother(request, { hotelId: 'MARISTA', typeId: 'marista-suite-king', stay, rooms: 5 });
  await page.route(AVAILABILITIES, async route => {
    const response = await route.fetch();
    const json = (await response.json()) as AvailabilityResponse;
    for (const { details } of json.availabilities.flatMap(({ rooms }) => rooms))
      if (details.name === twin) details.images = [];
    await route.fulfill({ response, json });
  });
  const { availability } = await begin.atResults({
    hotel: /Marista/,
    stay,
    parties: [{ adults: 2 }, { adults: 2 }],
    rooms: [],
  });
  const offers = availability.availabilities[0]?.rooms ?? [];
  const details = offers.find(type => type.details.name === suite)?.details;
  if (!details) throw new Error('there is no suite');
  expect(offers.length).toBeGreaterThan(2);
  for (const type of offers) await expect(results.offer(type.details.name)).toBeVisible();
  await expect(results.offer(twin).getByRole('img', { name: twin })).toHaveText(
    texts('booking-funnel:picture.missing'),
  );
  await expect(results.offer(twin)).toContainText(texts('booking-results:beds.SINGLE', { count: 2 }));

  const offer = results.offer(suite);
  const bill = billOf(availability, {
    room: 0,
    typeName: suite,
    checkinHour: 19,
    checkoutHour: 10,
    pet: false,
  });
  await expect(offer).toContainText(texts('booking-results:card.size', { size: details.size }));
  await expect(offer).toContainText(texts('booking-results:card.guests', { count: details.maxGuests }));
  for (const bed of details.beds)
    await expect(offer).toContainText(texts(`booking-results:beds.${bed.kind}`, { count: bed.amount }));
  await expect(offer).toContainText(brl(totalOf(bill)));
  await expect(offer).toContainText(texts('booking-results:card.tax', { tax: brl(bill.taxes) }));
  await offer.getByRole('button', { name: texts('booking-results:card.moreOf', { name: suite }) }).click();
  const amenities = offer.getByRole('list', { name: texts('booking-results:card.amenities') });
  await expect(amenities.getByRole('listitem')).toHaveText(
    details.amenities.map(amenity => texts(`booking-results:amenities.${amenity}`)),
  );
  await expect(offer).toContainText(details.description);
  for (const characteristic of details.characteristics) await expect(offer).toContainText(characteristic);
  const pictures = offer.getByRole('group', {
    name: texts('booking-results:pictures.label', { name: suite }),
  });
  await expect(pictures.getByRole('img', { name: suite, exact: true })).toBeVisible();
  expect(details.images.length).toBeGreaterThan(1);
  await pictures.getByRole('button', { name: texts('booking-results:pictures.show', { number: 2 }) }).click();
  await expect(
    pictures.getByRole('img', {
      name: texts('booking-results:pictures.alt', { name: suite, number: 2 }),
    }),
  ).toBeVisible();

  await offer.getByRole('button', { name: texts('cancellation:openOf', { name: suite }) }).click();
  const policy = page.getByRole('dialog', { name: texts('cancellation:policy.title') });
  await policy.getByRole('button', { name: texts('cancellation:policy.close') }).click();
  await expect(policy).toBeHidden();

  await expect(offer).toContainText(texts('booking-results:availabilityResult.onlyOneRoomAvailable'));
  await expect(results.next).toBeDisabled();
  await results.choose(suite).click();
  await expect(results.tab(2)).toHaveAttribute('aria-selected', 'true');
  await expect(results.choose(suite)).toBeDisabled();
  await expect(results.choose(suite)).toHaveAccessibleDescription(texts('booking-results:card.lastTaken'));
  await expect(results.next).toBeDisabled();
  await expect(results.next).toHaveAccessibleDescription(
    texts('booking-results:continueMissing', { count: 1 }),
  );
  await page.goto('/booking/step-3');
  await page.waitForURL('**/booking/step-2');

  await results.tab(2).click();
  await results.choose(queen).press('Enter');
  await expect(results.takeOut(queen, 2)).toBeVisible();
  await expect(results.choose(queen)).toBeHidden();
  await results.openDetails(queen);
  await results.departure(queen).focus();
  await results.departure(queen).selectOption('11');
  await expect(results.departure(queen)).toHaveValue('11');
  await expect(results.departure(queen), 'once a room is chosen the focus is the guest’s').toBeFocused();
  // Another one that is chosen takes its place.
  await results.choose(family).click();
  await expect(results.takeOut(family, 2)).toBeVisible();
  await expect(results.choose(queen)).toBeEnabled();
  await expect(results.next).toBeEnabled();
  await results.takeOut(family, 2).click();
  await expect(results.choose(family)).toBeEnabled();
  await expect(results.next).toBeDisabled();
  await expect.poll(() => linesOf(summary.aside)).toMatchObject({ [summary.totalLabel]: brl(totalOf(bill)) });
  await summary.aside
    .getByRole('button', { name: texts('booking-funnel:summary.remove', { name: suite, number: 1 }) })
    .click();
  await expect(summary.aside.getByRole('listitem').first()).toBeFocused();
  await expect(results.choose(suite)).toBeEnabled();
});
