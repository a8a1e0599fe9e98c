import { linesOf } from '../pages/booking-summary.ts';
import { cards } from '../pages/card-form.ts';
import { languages } from '../pages/texts.ts';
import { expect, FunnelPages, roomNames, test } from './funnel-test.ts';
import { brl, totalOf } from './stay-arithmetic.ts';
import { findFunnel, storedFunnel, withConsents } from './stored-funnel.ts';

/** Other journeys begin from a funnel that is put into the tab's storage (stored-funnel.ts). */
for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the funnel that journeys begin from is what the walk through the steps leaves in the tab (PD-20, FUN-20)', async ({
      page,
      request,
      funnel: { services },
      freeStay,
      walk,
    }) => {
      const choice = {
        language,
        hotel: /Nilo/,
        stay: freeStay(2),
        parties: [{ adults: 2, ages: [2], pet: true }, { adults: 1 }, { adults: 2 }],
        rooms: ['family', 'single', 'twin'] as const,
        arrival: 13,
        departure: 12,
      };
      await walk.toServices(choice);
      const { funnel } = await findFunnel(request, choice);
      expect(funnel).toStrictEqual(await storedFunnel(page));

      await services.room(1).consent('pet').check();
      expect(withConsents(funnel, 'pets')).toStrictEqual(await storedFunnel(page));
      await services.room(1).consent('cradle').check();
      await services.goOn();
      expect(withConsents(funnel)).toStrictEqual(await storedFunnel(page));
    });
  });
}

/** Leaving a step and coming back to it, in every way that a browser has. */
test.describe('nothing is lost', () => {
  test('a reload on each step finds everything as it was (WEB-06)', async ({
    page,
    funnel: { search, results, services, payment, confirmation, summary },
    testApi,
    freeStay,
  }) => {
    const { addressToken } = await testApi.signUp();
    const stay = freeStay(2);
    await search.open(`&customToken=${addressToken}`);
    await search.chooseHotel(/Nilo/);
    await search.chooseDates(stay.checkin, stay.checkout);
    await search.arrival.selectOption('12');
    await search.chooseParty([{ adults: 2, ages: [1], pet: true }]);
    const asChosen = await search.dates.getAttribute('aria-label');
    const party = await search.guests.getAttribute('aria-label');
    await page.reload();
    await expect(page.getByRole('radio', { name: /Nilo/ })).toBeChecked();
    await expect(search.dates).toHaveAccessibleName(String(asChosen));
    await expect(search.guests).toHaveAccessibleName(String(party));
    await expect(search.arrival).toHaveValue('12');
    await search.search.click();

    await results.choose(roomNames.en.queen).click();
    await expect(results.takeOut(roomNames.en.queen, 1)).toBeVisible();
    const lines = await linesOf(summary.aside);
    await page.reload();
    await expect(results.takeOut(roomNames.en.queen, 1)).toBeVisible();
    await expect(results.arrival(roomNames.en.queen)).toHaveValue('12');
    await expect.poll(() => linesOf(summary.aside)).toEqual(lines);
    await results.goOn();

    await services.room(1).consent('pet').check();
    await services.room(1).answer('cradle.no').check();
    await page.reload();
    await expect(services.room(1).consent('pet')).toBeChecked();
    await expect(services.room(1).answer('cradle.no')).toBeChecked();
    const afterServices = await linesOf(summary.aside);
    await services.goOn();

    await page.reload();
    const total = String(afterServices[summary.totalLabel]);
    await expect(payment.confirm).toHaveText(
      payment.texts('booking-payment:confirm.card', { amount: total }),
    );
    await payment.fillCard(cards.approves);
    await payment.goToConfirmation();

    const code = await confirmation.code();
    await page.reload();
    await expect(confirmation.confirmed).toBeVisible();
    expect(await confirmation.code()).toBe(code);
  });

  test('back and forward walk through the steps without losing a choice, and never back into a paid booking (FUN-02, PAY-30)', async ({
    page,
    funnel: { search, results, services, payment, confirmation },
    console,
    walk,
  }) => {
    const { guest, sent, bill } = await walk.asGuestToPayment({
      parties: [{ adults: 1, pet: true }],
      rooms: ['queen'],
    });
    await page.goBack();
    await expect(services.room(1).consent('pet')).toBeChecked();
    await page.goBack();
    await expect(results.takeOut(roomNames.en.queen, 1)).toBeVisible();
    await page.goBack();
    await expect(search.search).toBeEnabled();
    await page.goForward();
    await expect(results.takeOut(roomNames.en.queen, 1)).toBeVisible();
    await page.goForward();
    await expect(services.room(1).consent('pet')).toBeChecked();
    await page.goForward();
    await expect(payment.confirm).toHaveText(
      payment.texts('booking-payment:confirm.card', { amount: brl(totalOf(bill)) }),
    );
    await payment.fillCard(cards.approves);
    await payment.goToConfirmation();
    const code = await confirmation.code();

    await page.goBack();
    await page.waitForURL('**/booking/confirmation');
    expect(await confirmation.code()).toBe(code);
    expect(sent).toHaveLength(1);
    expect(await console.bookingCount(guest.email)).toBe(1);
  });

  test('two tabs hold two searches and book each its own (SRC-21, FUN-24)', async ({
    page,
    context,
    funnel: { results, payment, confirmation },
    testApi,
    freeStay,
    walk,
  }) => {
    const { addressToken } = await testApi.signUp();
    const first = await walk.toPayment({ customToken: addressToken, rooms: ['queen'] });

    const other = new FunnelPages(await context.newPage(), 'en');
    const stay = freeStay(2);
    await other.search.open();
    await other.search.chooseHotel(/Marista/);
    await other.search.chooseDates(stay.checkin, stay.checkout);
    await other.search.search.click();
    await other.results.chooseRoom(roomNames.en.suite);
    const otherLines = await linesOf(other.summary.aside);

    await page.reload();
    await expect(payment.confirm).toHaveText(
      payment.texts('booking-payment:confirm.card', { amount: brl(totalOf(first.bill)) }),
    );
    await payment.fillCard(cards.approves);
    await payment.goToConfirmation();
    await expect(confirmation.article).toContainText(roomNames.en.queen);

    await other.results.page.reload();
    await expect.poll(() => linesOf(other.summary.aside)).toEqual(otherLines);
    await other.results.goOn();
    await other.services.goOn();
    await other.payment.fillCard(cards.approves);
    await other.payment.goToConfirmation();
    await expect(other.confirmation.article).toContainText(roomNames.en.suite);
    expect(await other.confirmation.code()).not.toBe(await confirmation.code());
    await expect(results.next).toBeHidden();
  });

  test('a reload in another language names the chosen and the booked rooms in it (APP-04, APP-16, WEB-06)', async ({
    page,
    funnel: { payment, confirmation },
    testApi,
    begin,
  }) => {
    const { addressToken } = await testApi.signUp();
    const { bill } = await begin.atServices({ customToken: addressToken, rooms: ['suite'] });
    await page.goto('/booking/step-3?lang=PORTUGUESE');
    const inPortuguese = new FunnelPages(page, 'pt');
    await expect(inPortuguese.services.room(1).room).toContainText(roomNames.pt.suite);
    await expect(inPortuguese.summary.aside).toContainText(roomNames.pt.suite);
    await expect(inPortuguese.summary.aside).not.toContainText(roomNames.en.suite);

    await page.goto('/booking/step-4?lang=ENGLISH');
    await expect(page.getByRole('main')).toContainText(roomNames.en.suite);
    await expect(payment.confirm).toHaveText(
      payment.texts('booking-payment:confirm.card', { amount: brl(totalOf(bill)) }),
    );
    await payment.fillCard(cards.approves);
    await payment.goToConfirmation();
    await expect(confirmation.article).toContainText(roomNames.en.suite);
    await page.goto('/booking/confirmation?lang=PORTUGUESE');
    await expect(inPortuguese.confirmation.article).toContainText(roomNames.pt.suite);
    await expect(inPortuguese.confirmation.article).not.toContainText(roomNames.en.suite);
  });

  test('the language changes on any step without losing a choice or a typed card (APP-01, APP-04)', async ({
    page,
    funnel: { services },
    testApi,
    begin,
  }) => {
    const { addressToken } = await testApi.signUp();
    const { bill } = await begin.atServices({
      customToken: addressToken,
      parties: [{ adults: 2, pet: true }],
      rooms: ['suite'],
    });
    await services.room(1).consent('pet').check();
    const speak = (language: RegExp) =>
      page.getByRole('banner').getByRole('button', { name: language }).click();
    await speak(/Português/);
    const inPortuguese = new FunnelPages(page, 'pt');
    await expect(inPortuguese.services.room(1).consent('pet')).toBeChecked();
    await expect(inPortuguese.services.room(1).room).toContainText(roomNames.pt.suite);
    await expect
      .poll(() => linesOf(inPortuguese.summary.aside))
      .toMatchObject({ [inPortuguese.summary.totalLabel]: brl(totalOf(bill)) });
    await inPortuguese.services.goOn();
    await inPortuguese.payment.fillCard(cards.approves);
    await speak(/English/);
    const inEnglish = new FunnelPages(page, 'en');
    await expect(inEnglish.payment.cardField('number')).toHaveValue(cards.approves);
    await expect(inEnglish.payment.confirm).toHaveText(
      inEnglish.payment.texts('booking-payment:confirm.card', { amount: brl(totalOf(bill)) }),
    );
    await inEnglish.payment.goToConfirmation();
    await expect(inEnglish.confirmation.article).toContainText(roomNames.en.suite);
  });
});
