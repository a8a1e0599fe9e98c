import { linesOf } from '../pages/booking-summary.ts';
import { cards } from '../pages/card-form.ts';
import { languages } from '../pages/texts.ts';
import { expect, roomNames, test } from './funnel-test.ts';
import { CREATE } from './sent-bookings.ts';
import { brl, totalOf } from './stay-arithmetic.ts';

test.describe('services', () => {
  for (const language of languages) {
    test.describe(`in ${language}`, () => {
      test.use({ language });

      test('pet and crib come with their policies, and the way on waits until each is accepted (FUN-22, FUN-23, FUN-27, FUN-28, FUN-29, FUN-30, FUN-31, FUN-32, FUN-34, LIM-12)', {
        tag: language === 'en' ? '@phone' : [],
      }, async ({ funnel: { services }, begin }) => {
        const { texts } = services;
        await begin.atServices({
          parties: [
            { adults: 2, ages: [2], pet: true },
            { adults: 2, ages: [3] },
          ],
          rooms: ['family', 'queen'],
        });
        const first = services.room(1);
        const second = services.room(2);
        await expect(first.answer('pet.yes')).toBeChecked();
        await expect(first.answer('cradle.yes')).toBeChecked();
        await expect(second.answer('pet.no')).toBeChecked();
        await expect(second.answer('cradle.yes')).toBeHidden();
        await expect(first.room).toContainText(texts('booking-services:pet.policyKind', { kilos: 10 }));
        await expect(first.room).toContainText(texts('booking-services:pet.policyFee', { fee: brl(350_00) }));
        await expect(first.room).toContainText(texts('booking-services:cradle.hint'));
        await expect(first.room).toContainText(/2 (years|anos)/);
        await expect(first.room).toContainText(texts('booking-services:cradle.policyAvailability'));

        await expect(services.next).toBeDisabled();
        await first.consent('pet').check();
        await expect(services.next).toBeDisabled();
        await expect(services.next).toHaveAccessibleDescription(
          texts('booking-services:missing', {
            policies: texts('booking-services:missingCradle', { number: 1 }),
          }),
        );
        await first.consent('cradle').check();
        await expect(services.next).toBeEnabled();
        await second.answer('pet.yes').check();
        await expect(services.next).toBeDisabled();
        await second.consent('pet').check();
        await services.goOn();
      });
    });
  }

  test('turning pet or crib off takes its consent back and its fee away (FUN-30, FUN-32, FUN-33)', async ({
    funnel: { services, summary },
    begin,
  }) => {
    const { bill } = await begin.atServices({
      parties: [{ adults: 2, ages: [0], pet: true }],
      rooms: ['family'],
    });
    const room = services.room(1);
    const total = (amount: number) =>
      expect.poll(() => linesOf(summary.aside)).toMatchObject({ [summary.totalLabel]: brl(amount) });
    await total(totalOf(bill));
    await room.consent('pet').check();
    await room.consent('cradle').check();
    await expect(services.next).toBeEnabled();
    await room.answer('pet.no').check();
    await expect(room.consent('pet')).toBeHidden();
    await total(totalOf(bill) - 350_00 - 17_50);
    await room.answer('cradle.no').check();
    await expect(room.consent('cradle')).toBeHidden();
    await expect(services.next).toBeEnabled();
    await room.answer('pet.yes').check();
    await expect(room.consent('pet')).not.toBeChecked();
    await room.answer('cradle.yes').check();
    await expect(room.consent('cradle')).not.toBeChecked();
    await expect(services.next).toBeDisabled();
    await total(totalOf(bill));
  });

  test('a suite is made with one double bed unless two singles are requested (FUN-20, FUN-21)', async ({
    page,
    funnel: { services, payment, confirmation },
    testApi,
    begin,
  }) => {
    const { addressToken } = await testApi.signUp();
    await begin.atServices({
      customToken: addressToken,
      parties: [{ adults: 2 }, { adults: 2 }],
      rooms: ['suite', 'suite'],
    });
    await expect(services.room(1).answer('bed.double')).toBeChecked();
    await services.room(2).answer('bed.single').check();
    await services.goOn();
    await payment.fillCard(cards.approves);
    const sent = page.waitForRequest(CREATE);
    await payment.goToConfirmation();
    expect((await sent).postDataJSON()).toMatchObject({
      accommodations: [
        { typeId: 'jardins-suite-king', bedType: 'DOUBLE', checkinHour: 19, checkoutHour: 10 },
        { typeId: 'jardins-suite-king', bedType: 'SINGLE' },
      ],
    });
    await expect(confirmation.article).toContainText(roomNames.en.suite);
    await expect(confirmation.article).toContainText(confirmation.texts('booking-confirmation:bedSingle'));
  });

  test('a room sold with two single beds is made and confirmed with them, and the choice is there to be changed (FUN-20, FUN-21, PD-53)', async ({
    page,
    funnel: { results, services, payment, confirmation },
    testApi,
    begin,
  }) => {
    const { addressToken } = await testApi.signUp();
    await begin.atResults({ customToken: addressToken, rooms: [] });
    const twin = roomNames.en.twin;
    await expect(results.offer(twin)).toContainText(
      results.texts('booking-results:beds.SINGLE', { count: 2 }),
    );
    await results.choose(twin).click();
    await results.goOn();
    await expect(services.room(1).answer('bed.single')).toBeChecked();
    await expect(services.room(1).answer('bed.double')).toBeEnabled();
    await services.goOn();
    await payment.fillCard(cards.approves);
    const sent = page.waitForRequest(CREATE);
    await payment.goToConfirmation();
    expect((await sent).postDataJSON()).toMatchObject({ accommodations: [{ bedType: 'SINGLE' }] });
    await expect(confirmation.article).toContainText(twin);
    await expect(confirmation.article).toContainText(confirmation.texts('booking-confirmation:bedSingle'));
    await expect(confirmation.article).not.toContainText(
      confirmation.texts('booking-confirmation:bedDouble'),
    );
  });
});
