import { CPF } from '#tests/personal-data.ts';
import {
  BookingDeskPage,
  bookingIdOf,
  jardins,
  openDrawerOf,
  StaffSignInPage,
} from '../pages/staff-pages.ts';
import { labelled, textsOf } from '../pages/texts.ts';
import { tabTo } from '../tab-to.ts';
import { expect, ownTest } from './staff-test.ts';

const test = ownTest();
const t = textsOf('en');

test('by the keyboard a receptionist sells a later departure: an hour is chosen by the arrows, its Pix code given up, paid in cash, and on the account (FRD-06)', async ({
  page,
  expectNoViolations,
}) => {
  const { keyboard } = page;
  const signIn = new StaffSignInPage(page);
  await signIn.open('/access');
  await signIn.signIn(jardins.reception.email);
  await page.getByRole('heading', { level: 1, name: t('staff/own-access:title') }).waitFor();
  await openDrawerOf(page);
  await page.goto(`/bookings/${await bookingIdOf(page, 'Rafael', 'IN_PROGRESS')}`);
  const desk = new BookingDeskPage(page);
  await desk.next.waitFor();

  const sell = page.getByRole('button', {
    name: new RegExp(`^${t('staff/booking:rooms.sellOf', { number: '' })}`),
  });
  await tabTo(page, sell);
  await keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  const hours = panel.getByRole('radio');
  await tabTo(page, hours.first());
  await keyboard.press('Space');
  await expect(hours.first()).toBeChecked();
  // The focus stays with the choice, so that the arrows go on.
  await keyboard.press('ArrowDown');
  await expect(hours.nth(1)).toBeChecked();
  await expect(hours.nth(1)).toBeFocused();
  await expectNoViolations(page);

  await test.step('a Pix code reserves the hour; given up, the hour is there for another means', async () => {
    await panel.getByRole('tab', { name: t('staff/payment:means.pix') }).click();
    await panel.getByLabel(labelled(t('staff/payment:taxId.label'))).fill(CPF);
    await keyboard.press('Control+Enter');
    await expect(panel.getByRole('img', { name: t('staff/payment:pix.code') })).toBeVisible();
    await expectNoViolations(page);
    await tabTo(page, panel.getByRole('button', { name: t('staff/payment:pix.close') }));
    await keyboard.press('Enter');
    await expect(panel.getByText(t('staff/payment:pix.state.CLOSED'))).toBeVisible();
    await tabTo(page, panel.getByRole('button', { name: t('staff/payment:otherMeans') }));
    await keyboard.press('Enter');
    await tabTo(page, hours.first());
    await keyboard.press('Space');
  });

  await tabTo(page, panel.getByLabel(labelled(t('staff/payment:received.label'))));
  await keyboard.type('1000');
  await expect(panel.getByText(t('staff/payment:change'))).toBeVisible();
  await keyboard.press('Control+Enter');
  await expect(panel.getByText(t('staff/payment:receipt.guest'))).toBeVisible();
  await keyboard.press('Escape');

  await expect(panel).toBeHidden();
  await expect(desk.card(t('staff/booking:money.title'))).toContainText(
    t('staff/booking:money.line.CHECKOUT'),
  );
  await expect(desk.card(t('staff/booking:rooms.title'))).toContainText(
    t('staff/booking:rooms.outcome.BOUGHT'),
  );
  await expect(desk.card(t('staff/booking:money.title'))).toContainText(t('staff/booking:money.nothingDue'));
});
