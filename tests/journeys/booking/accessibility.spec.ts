import type { Page } from '@playwright/test';
import { phone } from '../fixtures.ts';
import { cards, pressBelow } from '../pages/card-form.ts';
import { languages } from '../pages/texts.ts';
import { expect, roomNames, test } from './funnel-test.ts';
import { CREATE } from './sent-bookings.ts';

/** axe on every step and on what opens over it, in both languages and sizes, and once in dark mode. */
for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language, colorScheme: 'light' });

    test(
      'no step of the funnel has an accessibility barrier (SRC-02, FUN-04, FUN-27, PAY-01)',
      phone,
      async (
        {
          page,
          freeStay,
          testApi,
          funnel: { search, results, services, payment, confirmation, summary },
          expectNoViolations: expectNoBarrier,
          expectedFailures,
        },
        { project },
      ) => {
        test.slow();
        const isAlsoDark = language === 'en' && project.name !== 'phone';
        const expectNoViolations = async (shown: Page) => {
          await expectNoBarrier(shown, { language });
          if (isAlsoDark) {
            await shown.emulateMedia({ colorScheme: 'dark' });
            await expectNoBarrier(shown, { language });
            await shown.emulateMedia({ colorScheme: 'light' });
          }
          const width = await shown.evaluate(() => document.documentElement.scrollWidth);
          expect(width, 'no scrolling sideways').toBeLessThanOrEqual(shown.viewportSize()?.width ?? 0);
        };
        expectedFailures.allow(CREATE);
        const { texts } = search;
        const names = roomNames[language];
        const close = () => search.dialog.getByRole('button', { name: texts('general:close') }).click();
        const stay = freeStay(2);
        await search.open();
        await expectNoViolations(page);
        await search.chooseHotel(/Jardins/);
        await search.chooseDates(stay.checkin, stay.checkout);
        await search.openDates();
        await expectNoViolations(page);
        await close();
        await search.openRooms();
        await search.counter(1, 'children').more.click();
        await search.done.click();
        await expectNoViolations(page);
        await search.age(1, 1).selectOption('2');
        await search.counter(1, 'pets').more.click();
        await search.addRoom.click();
        await search.done.click();

        await search.search.click();
        await results.offer(names.family).waitFor();
        await results.choose(names.family).click();
        await results.choose(names.queen).click();
        await expectNoViolations(page);
        await results.change.click();
        await search.search.waitFor();
        await expectNoViolations(page);
        await page.getByRole('button', { name: texts('booking-search:bar.close') }).click();
        await summary.look(async shown => {
          await expectNoViolations(page);
          await shown.getByRole('button', { name: texts('booking-funnel:summary.details') }).click();
          const details = page.getByRole('dialog', { name: texts('booking-funnel:details.title') });
          await details.waitFor();
          await expectNoViolations(page);
          await details.getByRole('button', { name: texts('general:close'), exact: true }).click();
        });
        await results.goOn();

        await services.next.waitFor();
        await expectNoViolations(page);
        await services.room(1).consent('pet').check();
        await services.room(1).consent('cradle').check();
        await services.goOn();

        await payment.signUp.waitFor();
        await pressBelow(payment.showMissing);
        await expect(payment.guestField('email')).toHaveAccessibleDescription(
          new RegExp(texts('sign-up:errors.required')),
        );
        await expectNoViolations(page);
        const guest = await testApi.newGuest({ language });
        await payment.logIn.click();
        await payment.loginDialog.waitFor();
        await expectNoViolations(page);
        await payment.logInHere(guest.email, guest.password);
        await payment.fillCard(cards.declines);
        await pressBelow(payment.confirm);
        const dialog = page.getByRole('alertdialog');
        await dialog.waitFor();
        await expectNoViolations(page);
        await dialog.getByRole('button').click();
        await payment.fillCard(cards.approves);
        await payment.goToConfirmation();
        await confirmation.confirmed.waitFor();
        await expectNoViolations(page);
      },
    );
  });
}
