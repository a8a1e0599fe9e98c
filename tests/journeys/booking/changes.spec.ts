import type { AvailabilityResponse } from '#shared/contract/hotels.ts';
import { cards, pressBelow } from '../pages/card-form.ts';
import { expect, roomNames, test } from './funnel-test.ts';
import { bookAsAnother } from './other-guest.ts';
import { CREATE, sentBookings } from './sent-bookings.ts';
import { billOf, brl, together, totalOf } from './stay-arithmetic.ts';

/** What changes at the gateway between the search and the payment. */
const AVAILABILITIES = /\/api\/hotels\/availabilities/;

test.describe('between search and payment', () => {
  test('a price that changed is shown with both amounts before anything is charged (PAY-20, PAY-26, FUN-24)', async ({
    page,
    funnel: { results, services, payment, confirmation },
    testApi,
    console,
    walk,
    expectedFailures,
  }) => {
    expectedFailures.allow(CREATE);
    const { guest, addressToken } = await testApi.signUp();
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
    const old = await walk.toPayment({ customToken: addressToken, parties: [{ adults: 2, pet: true }] });
    const now = totalOf(old.bill) + 10_00;
    const sent = sentBookings(page);
    await payment.fillCard(cards.approves);
    await pressBelow(payment.confirm);

    await page.waitForURL('**/booking/step-2');
    await expect(
      page.getByText(
        results.texts('booking-results:news.priceChanged', {
          number: 1,
          name: roomNames.en.queen,
          from: brl(totalOf(old.bill)),
          to: brl(now),
        }),
      ),
    ).toBeVisible();
    expect(await console.bookingCount(guest.email, 'confirmed')).toBe(0);
    await results.goOn();
    await expect(services.room(1).consent('pet')).toBeChecked();
    await services.goOn();
    await expect(payment.confirm).toHaveText(
      payment.texts('booking-payment:confirm.card', { amount: brl(now) }),
    );
    await payment.goToConfirmation();
    await expect(confirmation.article).toContainText(brl(now));
    expect(sent).toHaveLength(2);
    expect(await console.bookingCount(guest.email, 'confirmed')).toBe(1);
  });

  test('a room that another guest took meanwhile is reported, and the other room stays chosen (FUN-15, FUN-17, FUN-25, PAY-26)', async ({
    page,
    request,
    funnel: { results, services, payment, confirmation },
    console,
    begin,
    expectedFailures,
  }) => {
    expectedFailures.allow(CREATE);
    const { guest, availability, stay } = await begin.asGuestAtPayment({
      parties: [{ adults: 2 }, { adults: 2 }],
      rooms: ['queen', 'suite'],
    });
    await bookAsAnother(request, { hotelId: 'JARDINS', typeId: 'jardins-suite-king', stay, rooms: 6 });
    await payment.fillCard(cards.approves);
    await pressBelow(payment.confirm);

    await page.waitForURL('**/booking/step-2');
    await expect(
      page.getByText(results.texts('booking-results:news.soldOut', { number: 2, name: roomNames.en.suite })),
    ).toBeVisible();
    await expect(results.tab(1)).toContainText(
      results.texts('booking-results:rooms.chosen', { name: roomNames.en.queen }),
    );
    expect(await console.bookingCount(guest.email, 'confirmed')).toBe(0);
    await results.tab(2).click();
    await expect(results.offer(roomNames.en.suite)).toBeHidden();
    await results.choose(roomNames.en.family).click();
    await results.goOn();
    await services.goOn();
    const slot = { checkinHour: 19, checkoutHour: 10, pet: false };
    const bill = together([
      billOf(availability, { room: 0, typeName: roomNames.en.queen, ...slot }),
      billOf(availability, { room: 1, typeName: roomNames.en.family, ...slot }),
    ]);
    await expect(payment.confirm).toHaveText(
      payment.texts('booking-payment:confirm.card', { amount: brl(totalOf(bill)) }),
    );
    await payment.goToConfirmation();
    await expect(confirmation.article).toContainText(roomNames.en.family);
    expect(await console.bookingCount(guest.email, 'confirmed')).toBe(1);
  });

  test('booking that is closed meanwhile charges nothing, and continues once it is open again (APP-32, PAY-26)', async ({
    funnel: { payment, confirmation },
    testApi,
    console,
    begin,
    expectedFailures,
  }) => {
    expectedFailures.allow(CREATE);
    const { guest } = await begin.asGuestAtPayment();
    await payment.fillCard(cards.approves);
    await testApi.setFlag('IS_BOOKING_ENABLED', false);
    await pressBelow(payment.confirm);
    await expect(payment.toPay.getByRole('alert')).toContainText(
      payment.texts('booking-payment:refused.disabled'),
    );
    expect(await console.bookingCount(guest.email)).toBe(0);
    await testApi.setFlag('IS_BOOKING_ENABLED', true);
    await payment.goToConfirmation();
    await expect(confirmation.confirmed).toBeVisible();
    expect(await console.bookingCount(guest.email)).toBe(1);
  });
});
