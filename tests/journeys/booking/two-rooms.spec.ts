import type { NewBooking } from '#shared/contract/bookings.ts';
import type { AvailabilityResponse } from '#shared/contract/hotels.ts';
import { linesOf, plain } from '../pages/booking-summary.ts';
import { cards } from '../pages/card-form.ts';
import { languages } from '../pages/texts.ts';
import { expect, roomNames, test } from './funnel-test.ts';
import { CREATE } from './sent-bookings.ts';
import { billOf, brl, together, totalOf, valueOf } from './stay-arithmetic.ts';

/** The main journey, with every figure computed here and compared with what is shown. */
for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(
      'a new guest books two rooms, one with child and pet, right to the cent on screens, in booking and e-mail (APP-06, API-08, API-34, API-35, FUN-08, FUN-09, FUN-20, FUN-22, FUN-23, PAY-01, PAY-20, PAY-23, PAY-24, SGN-11, SGN-18, SGN-19, SGN-20, BKG-11, LIM-12)',
      { tag: language === 'en' ? '@phone' : [] },
      async ({ page, funnel, console, freeStay }, { project }) => {
        const { search, results, services, payment, confirmation, summary } = funnel;
        const { texts } = search;
        const stay = freeStay(3);
        const guest = {
          email: `joana.${language}.${project.name}@pernoite.test`,
          fullName: 'Joana Prado Lima',
          dateOfBirth: '1990-08-24',
          phone: '11987654321',
          password: 'Jabuticaba#7',
        };

        await search.open();
        await search.chooseHotel(/Jardins/);
        await search.chooseDates(stay.checkin, stay.checkout);
        await search.arrival.selectOption('13');
        await search.departure.selectOption('14');
        await search.chooseParty([{ adults: 2, ages: [2], pet: true }, { adults: 2 }]);
        const answered = page.waitForResponse(/\/api\/hotels\/availabilities/);
        await search.search.click();
        const response = (await (await answered).json()) as AvailabilityResponse;

        const { family, queen } = roomNames[language];
        await results.offer(family).waitFor();
        const first = billOf(response, {
          room: 0,
          typeName: family,
          checkinHour: 13,
          checkoutHour: 14,
          pet: true,
        });
        const second = billOf(response, {
          room: 1,
          typeName: queen,
          checkinHour: 19,
          checkoutHour: 11,
          pet: false,
        });
        expect(first).toMatchObject({ pet: 350_00 });
        expect(Math.min(first.arrival, first.departure)).toBeGreaterThan(0);
        expect(second).toMatchObject({ arrival: 0, departure: 0 });
        const bill = together([first, second]);

        const offered = totalOf(first) - 350_00 - petTax(response);
        await expect(results.offer(family)).toContainText(brl(offered));
        await results.chooseRoom(family);
        await results.tab(2).click();
        await results.chooseRoom(queen, { checkin: 19, checkout: 11 });
        const label = (key: Parameters<typeof texts>[0]) => texts(key);
        const lines = {
          [label('booking-funnel:summary.nights')]: brl(bill.nights),
          [label('booking-funnel:summary.arrivalHours')]: brl(bill.arrival),
          [label('booking-funnel:summary.departureHours')]: brl(bill.departure),
          [label('booking-funnel:summary.pets')]: brl(bill.pet),
          [label('booking-funnel:summary.taxes')]: brl(bill.taxes),
          [summary.totalLabel]: brl(totalOf(bill)),
        };
        await summary.look(shown => expect.poll(() => linesOf(shown)).toMatchObject(lines));
        await results.goOn();

        const withChild = services.room(1);
        await expect(withChild.answer('pet.yes')).toBeChecked();
        await expect(withChild.answer('cradle.yes')).toBeChecked();
        await expect(services.room(2).answer('pet.no')).toBeChecked();
        await expect(withChild.room).toContainText(brl(350_00));
        await withChild.consent('pet').check();
        await withChild.consent('cradle').check();
        await expect.poll(() => linesOf(summary.aside)).toMatchObject(lines);
        await services.goOn();

        await expect(payment.signUp).toBeVisible();
        await expect(payment.confirm).toBeDisabled();
        await payment.fillGuest(guest);
        await payment.fillCard(cards.approves);
        await expect(payment.confirm).toHaveText(
          texts('booking-payment:confirm.card', { amount: brl(totalOf(bill)) }),
        );
        const signedUp = page.waitForRequest(/\/api\/guestUser\/create$/);
        const sent = page.waitForRequest(CREATE);
        await payment.goToConfirmation();

        expect((await signedUp).postDataJSON()).toEqual({
          email: guest.email,
          firstName: 'Joana',
          lastName: 'Prado Lima',
          dateOfBirth: guest.dateOfBirth,
          phoneCode: '55',
          phone: guest.phone,
          country: 'BR',
          password: guest.password,
          consent: true,
          subscribe: false,
          preferredLanguage: language === 'pt' ? 'PORTUGUESE' : 'ENGLISH',
        });
        const body = (await sent).postDataJSON() as NewBooking;
        expect(body).toMatchObject({
          companyCode: 'JARDINS',
          value: valueOf(bill) / 100,
          taxValue: bill.taxes / 100,
          useCredits: false,
          walkIn: false,
          accommodations: [
            {
              value: valueOf(first) / 100,
              hasPet: true,
              hasCradle: true,
              adults: 2,
              children: 1,
              childrenAges: [2],
            },
            { value: valueOf(second) / 100, hasPet: false, hasCradle: false, adults: 2, children: 0 },
          ],
          payment: { numberOfInstallments: 1, saveCard: false },
        });
        await expect(confirmation.confirmed).toBeVisible();
        await expect(confirmation.article).toContainText(guest.email);
        await expect
          .poll(() => linesOf(confirmation.article))
          .toMatchObject({
            [label('booking-confirmation:price')]: brl(valueOf(bill)),
            [label('booking-confirmation:tax')]: brl(bill.taxes),
            [label('booking-confirmation:total')]: brl(totalOf(bill)),
            [label('booking-confirmation:card')]: brl(totalOf(bill)),
          });
        const code = await confirmation.code();

        const booking = await console.booking(code);
        await expect(booking).toHaveCount(1);
        expect(plain(await booking.innerText())).toContain(brl(totalOf(bill)));
        await expect(booking).toContainText('confirmed');
        await expect(booking).toContainText('2 rooms');
        const email = await console.email(guest.email, 'Booking confirmed');
        expect(email.language).toBe(language);
        expect(email.subject).toContain(code);
        for (const amount of [valueOf(first), valueOf(second), valueOf(bill), bill.taxes, totalOf(bill)])
          expect(email.text).toContain(brl(amount));
        for (const name of [family, queen, code]) expect(email.text).toContain(name);
      },
    );
  });
}

function petTax(response: AvailabilityResponse): number {
  const fee = response.additionalServices.find(({ name }) => name === 'PET');
  return Math.round((fee?.taxValue ?? 0) * 100);
}
