import { BookingDeskPage, bookingIdOf, jardins, StaffSignInPage } from '../pages/staff-pages.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, ownTest } from './staff-test.ts';

const test = ownTest();

const t = textsOf('en');

test('by the keyboard a receptionist takes cash for a walk-in: the booking goes on, the receipt stands there, and a card number is taken nowhere (FRD-05, FRD-06)', async ({
  page,
  expectNoViolations,
}) => {
  const signIn = new StaffSignInPage(page);
  await signIn.open('/access');
  await signIn.signIn(jardins.reception.email);
  await expect(page.getByRole('heading', { level: 1, name: t('staff/own-access:title') })).toBeVisible();
  const bookingId = await bookingIdOf(page, 'James Carter', 'PENDING');
  await page.goto(`/bookings/${bookingId}`);

  const desk = new BookingDeskPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'James Carter' })).toBeVisible();
  await expect(desk.next.getByRole('heading')).toContainText(/R\$/);
  await expectNoViolations(page);

  await page.keyboard.press('F4');
  await expect(desk.received).toBeFocused();
  await page.keyboard.type('1000');
  await expect(desk.payment.getByRole('status')).toContainText(t('staff/payment:change'));
  // Enter goes on to the next field and takes no money.
  await page.keyboard.press('Enter');
  await expect(desk.note).toBeFocused();
  await page.keyboard.type('card 4111 1111 1111 1111');
  await page.keyboard.press('Control+Enter');
  await expect(desk.payment.getByText(t('staff/payment:cardNumber'))).toBeVisible();
  await expectNoViolations(page);
  await desk.note.fill('');
  await page.keyboard.press('Control+Enter');
  await expect(desk.payment.getByText(t('staff/payment:receipt.guest'))).toBeVisible();
  await expect(desk.payment.getByText('James C.')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(desk.payment).toBeHidden();
  await expect(desk.card(t('staff/booking:money.title'))).toContainText(t('staff/booking:money.nothingDue'));
  await expect(desk.card(t('staff/booking:record.title'))).toContainText(t('staff/acts:acts.PAYMENT_TAKEN'));
  await expect(desk.next.getByRole('heading')).not.toContainText(/R\$/);
});
