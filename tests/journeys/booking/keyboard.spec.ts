import type { Locator, Page } from '@playwright/test';
import { holder } from '../pages/card-form.ts';
import { tabTo } from '../tab-to.ts';
import { expect, roomNames, test } from './funnel-test.ts';

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test.describe('without a mouse', () => {
  test.use({ language: 'pt' });

  test('the whole funnel, from the first step to the reservation code, by keyboard alone (SRC-02, SRC-17, FUN-14, FUN-27, PAY-01, PAY-22)', async ({
    page,
    freeStay,
    funnel: { search, results, services, payment, confirmation },
  }) => {
    test.slow();
    const stay = freeStay();
    const names = roomNames.pt;
    await search.open();
    await press(page, page.getByRole('radio').first(), 'Space');
    await expect(page.getByRole('radio', { name: /Jardins/ })).toBeChecked();

    await press(page, search.dates);
    await type(page, search.typedArrival, search.typed(stay.checkin).replaceAll('/', ''));
    await type(page, search.typedDeparture, search.typed(stay.checkout).replaceAll('/', ''));
    await press(page, search.done);
    await expect(search.dialog).toBeHidden();
    await expect(search.dates).toBeFocused();

    await press(page, search.guests);
    await press(page, search.counter(1, 'children').more);
    await tabTo(page, search.age(1, 1));
    await page.keyboard.type('1');
    await press(page, search.counter(1, 'pets').more);
    await press(page, search.addRoom);
    await press(page, search.done);
    await expect(search.guests).toBeFocused();
    await press(page, search.search);

    await results.offer(names.family).waitFor();
    await press(page, results.choose(names.family));
    await expect(results.tab(2)).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, results.tab(2));
    await page.keyboard.press('ArrowLeft');
    await expect(results.tab(1)).toBeFocused();
    await expect(results.takeOut(names.family, 1)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await press(page, results.choose(names.twin));
    await press(page, results.next);

    const room = services.room(1);
    await press(page, room.consent('pet'), 'Space');
    await tabTo(page, room.answer('cradle.yes'));
    await page.keyboard.press('ArrowDown');
    await expect(room.answer('cradle.no')).toBeChecked();
    await press(page, services.next);

    const guest = [
      ['email', 'nina@hospede.test'],
      ['repeatEmail', 'nina@hospede.test'],
      ['fullName', 'Nina Lopes'],
      ['dateOfBirth', '24081990'],
      ['phone', '11987654321'],
      ['password', 'Varanda#2026'],
      ['repeatPassword', 'Varanda#2026'],
    ] as const;
    await tabTo(page, payment.pix);
    await page.keyboard.press('ArrowDown');
    await expect(payment.method(payment.texts('booking-payment:method.newCard'))).toBeChecked();
    await type(page, payment.cardField('number'), '5555555555554444');
    await type(page, payment.cardField('expiration'), '0831');
    await type(page, payment.cardField('cvv'), holder.cvv);
    await type(page, payment.cardField('fullName'), holder.fullName);
    await type(page, payment.cardField('taxId'), '52998224725');
    for (const [field, text] of guest) await type(page, payment.guestField(field), text);
    await press(page, payment.guestField('consent'), 'Space');
    await expect(payment.confirm).toBeEnabled();
    await press(page, payment.confirm);
    await page.waitForURL('**/booking/confirmation');
    await expect(confirmation.confirmed).toBeVisible();
    expect(await confirmation.code()).toMatch(/^[A-Z0-9]+$/);
  });
});
