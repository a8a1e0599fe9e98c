import type { Request } from '@playwright/test';
import { cards } from '../pages/card-form.ts';
import { expect, roomNames, test } from './funnel-test.ts';
import { brl, totalOf } from './stay-arithmetic.ts';

test.describe('confirmation', () => {
  test('without a booking the confirmation leads home (PAY-30)', async ({ page, funnel: { search } }) => {
    await page.goto('/booking/confirmation');
    // Home is for guests who are signed in; everyone else is redirected to the sign-in page.
    await page.waitForURL('**/login');
    await search.open();
    await page.goto('/booking/confirmation');
    await page.waitForURL('**/login');
  });

  test('a booking is counted once, with what it is and nothing of who made it (PAY-31, APS-31)', async ({
    page,
    funnel: { payment, confirmation },
    begin,
  }) => {
    const { guest, bill } = await begin.asGuestAtPayment({
      parties: [{ adults: 2, ages: [8] }, { adults: 1 }],
      rooms: ['family', 'queen'],
    });
    const events: Request[] = [];
    page.on('request', request => {
      if (new URL(request.url()).pathname === '/api/analytics/events') events.push(request);
    });
    await payment.fillCard(cards.approves);
    const recorded = page.waitForResponse(/\/api\/analytics\/events/);
    await payment.goToConfirmation();
    expect((await recorded).status()).toBe(202);
    const code = await confirmation.code();
    expect(events.map(event => event.postDataJSON())).toEqual([
      {
        name: 'booking_confirmed',
        locator: code,
        hotelId: 'JARDINS',
        hotelName: 'Pernoite Jardins',
        roomsCount: 2,
        guestsCount: 4,
        walkIn: false,
        total: totalOf(bill) / 100,
      },
    ]);
    expect(events[0]?.postData()).not.toContain(guest.email);
    await page.reload();
    await expect(confirmation.confirmed).toBeVisible();
    await expect(confirmation.article).toContainText(brl(totalOf(bill)));
    await expect(confirmation.article).toContainText(roomNames.en.family);
    expect(events).toHaveLength(1);
  });
});
