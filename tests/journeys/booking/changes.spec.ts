import type { AvailabilityResponse } from '#shared/contract/guest/hotels.ts';
import { cards, pressBelow } from '../pages/card-form.ts';
import { expect, roomNames, test } from './funnel-test.ts';
import { bookAsAnother } from './other-guest.ts';
import { CREATE } from './sent-bookings.ts';
import { billOf, brl, together, totalOf } from './stay-arithmetic.ts';

const AVAILABILITIES = /\/api\/hotels\/availabilities/;
const { queen, suite, family } = roomNames.en;

test('a changed price, a room that is gone and closed booking are reported before anything is charged (APP-32, FUN-15, FUN-17, FUN-24, FUN-25, PAY-20, PAY-26)', async ({
  page,
  request,
  funnel: { results, services, payment, confirmation },
  testApi,
  console,
  walk,
  expectedFailures,
}) => {
  expectedFailures.allow(CREATE);
  // Yesterday's price list: every night ten reais cheaper than the hotel now charges.
  await page.route(
    AVAILABILITIES,
    async route => {
      const response = await route.fetch();
      const json = (await response.json()) as AvailabilityResponse;
      for (const type of json.availabilities.flatMap(({ rooms }) => rooms)) {
        for (const night of type.price.dates) night.price = Math.round(night.price * 100 - 1000) / 100;
      }
      await route.fulfill({ response, json });
    },
    { times: 1 },
  );
  const { guest, sent, stay, availability } = await walk.asGuestToPayment({
    parties: [{ adults: 2, pet: true }, { adults: 2 }],
    rooms: ['queen', 'suite'],
  });
  await bookAsAnother(request, { hotelId: 'JARDINS', typeId: 'jardins-suite-king', stay, rooms: 6 });
  await payment.fillCard(cards.approves);
  await pressBelow(payment.confirm);

  await page.waitForURL('**/booking/step-2');
  const slot = { checkinHour: 19, checkoutHour: 10 };
  const old = totalOf(billOf(availability, { room: 0, typeName: queen, pet: true, ...slot }));
  const { texts } = results;
  await expect(
    page.getByText(
      texts('booking-results:news.priceChanged', {
        number: 1,
        name: queen,
        from: brl(old),
        to: brl(old + 10_00),
      }),
    ),
  ).toBeVisible();
  await expect(
    page.getByText(texts('booking-results:news.soldOut', { number: 2, name: suite })),
  ).toBeVisible();
  await expect(results.tab(1)).toContainText(texts('booking-results:rooms.chosen', { name: queen }));
  expect(await console.bookingCount(guest.email, 'confirmed')).toBe(0);
  await results.tab(2).click();
  await expect(results.offer(suite)).toBeHidden();
  await results.choose(family).click();
  await results.goOn();
  await expect(services.room(1).consent('pet')).toBeChecked();
  await services.goOn();
  const now =
    totalOf(
      together([
        billOf(availability, { room: 0, typeName: queen, pet: true, ...slot }),
        billOf(availability, { room: 1, typeName: family, pet: false, ...slot }),
      ]),
    ) + 20_00;
  await expect.poll(() => payment.due()).toBe(brl(now));

  // The card is still the tokenized one.
  await testApi.setFlag('IS_BOOKING_ENABLED', false);
  await pressBelow(payment.confirm);
  await expect(payment.toPay.getByRole('alert')).toContainText(
    payment.texts('booking-payment:refused.disabled'),
  );
  expect(await console.bookingCount(guest.email, 'confirmed')).toBe(0);
  await testApi.setFlag('IS_BOOKING_ENABLED', true);
  await payment.goToConfirmation();
  await expect(confirmation.article).toContainText(brl(now));
  await expect(confirmation.article).toContainText(family);
  expect(sent).toHaveLength(3);
  expect(await console.bookingCount(guest.email, 'confirmed')).toBe(1);
});
