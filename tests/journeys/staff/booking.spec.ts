import { BookingDeskPage, bookingIdOf, jardins, StaffSignInPage } from '../pages/staff-pages.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, ownTest } from './staff-test.ts';

const test = ownTest();

const t = textsOf('en');

test('by the keyboard a receptionist opens a drawer, takes cash for a walk-in, and counts the drawer before its figure is shown (DRW-01, FRD-05, FRD-06)', async ({
  page,
  expectNoViolations,
}) => {
  const signIn = new StaffSignInPage(page);
  await signIn.open('/access');
  await signIn.signIn(jardins.reception.email);
  await expect(page.getByRole('heading', { level: 1, name: t('staff/own-access:title') })).toBeVisible();
  const bookingId = await bookingIdOf(page, 'James Carter', 'PENDING');
  const pieces = (money: string) =>
    page.getByLabel(t('staff/drawer:count.of', { piece: money }), { exact: true });
  await test.step('the drawer opens with what was counted', async () => {
    await page.goto('/drawer');
    await expect(pieces('R$\u00a0200,00')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('3');
    await expect(page.getByRole('status').filter({ hasText: 'R$' })).toContainText('300,00');
    await expectNoViolations(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { level: 1, name: t('staff/drawer:title') })).toBeVisible();
  });
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

  await test.step('what is expected appears after the count, and a difference needs a word', async () => {
    await page.goto('/drawer');
    await page.getByRole('heading', { level: 1, name: t('staff/drawer:title') }).waitFor();
    await page.keyboard.press('F3');
    await expect(page.getByText(t('staff/drawer:count.hidden'))).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('3');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(t('staff/drawer:figures.short'))).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(t('staff/drawer:note.missing'))).toBeVisible();
    await page.getByLabel(t('staff/drawer:note.what')).fill('in the safe');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { level: 1, name: t('staff/drawer:open.title') })).toBeVisible();
    await expect(page.getByRole('button', { name: /PDF$/ })).toBeVisible();
  });
});
