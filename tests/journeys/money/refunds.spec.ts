import { addDays } from '#shared/hotel-time.ts';
import { bookByPix, freestType } from '../booking/other-guest.ts';
import { BookingDetailsPage } from '../pages/booking-details-page.ts';
import { ConsolePage } from '../pages/console-page.ts';
import { today } from '../pages/funnel-pages.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';

test('what was paid twice is with somebody while its provider refuses to return it, then back, on the booking and in the console (PAY-35, PAY-39, PAY-40)', {
  tag: '@phone',
}, async ({ page, request, testApi, expectNoViolations }) => {
  const guest = await testApi.newGuest({ language: 'pt' });
  const stay = { checkin: addDays(today(), 40), checkout: addDays(today(), 42) };
  const { bookingId, locator } = await bookByPix(request, guest, {
    ...(await freestType(request, stay)),
    stay,
  });
  const bookingPage = `/guest/booking/details/${bookingId}`;
  const payments = new ConsolePage(page);
  await payments.openPayments();
  await payments.press('Refuse to return money');
  await payments.press(`Pay twice: ${locator}`);
  const booking = new BookingDetailsPage(page, 'pt');
  await signInByToken(page, guest);
  await payments.openPayments();
  await payments.press('Try all of them now');
  await expect(payments.refunds).toContainText('needs somebody');
  await expectNoViolations(page, { language: 'en' });
  await page.goto(bookingPage);
  await expect(booking.values).toContainText(booking.t('booking-details:values.refunds.REFUSED'));

  await payments.openPayments();
  await payments.press('Return money again');
  await payments.press('Try all of them now');
  await expect(payments.refunds).toContainText('Everything that had to go back is back');
  await page.goto(bookingPage);
  await expect(booking.values).toContainText(booking.t('booking-details:values.refunds.DONE'));
  await expectNoViolations(page, { language: 'pt' });
});
