import { CPF } from '#tests/personal-data.ts';
import { BookingDetailsPage } from '../pages/booking-details-page.ts';
import { cards, holder, pressBelow } from '../pages/card-form.ts';
import { CheckInPage } from '../pages/check-in-page.ts';
import { GuestsPage } from '../pages/guests-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect } from '../test-api.ts';
import {
  ARRIVED,
  begun,
  checkInElsewhere,
  checkInOf,
  givePersonalData,
  giveTrip,
  goTo,
  simpleStay,
  test,
} from './own-stay.ts';

test.describe.configure({ mode: 'default' });

test('a check-in goes on where it was left, on another device too, with guests that were only noted (CHK-12, GST-21, PD-11)', async ({
  page,
  browser,
  gateway,
  request,
  testApi,
}) => {
  const { checkIn, stay, t } = await begun({ page, request, testApi }, { flow: 'FULL', at: 'instruction' });
  await checkIn.begin.click();
  await checkIn.next.click();
  await expect(checkIn.at('guests')).toBeVisible();
  const guests = new GuestsPage(page);
  await checkIn.main.getByRole('button', { name: t('room-guests:dialog.add') }).click();
  await guests.field(guests.adding, 'name').fill('Bia Rocha');
  await guests.field(guests.adding, 'email').fill('bia.later@hospede.test');
  await guests.submit(guests.adding).click();
  await expect(guests.adding).toBeHidden();
  await checkIn.next.click();
  await expect(checkIn.at('trip')).toBeVisible();

  const device = await browser.newContext({ baseURL: gateway.address, locale: 'en-US' });
  const other = await device.newPage();
  await signInByToken(other, stay.guest);
  const elsewhere = new CheckInPage(other);
  await elsewhere.open(stay.bookingId);
  await expect(elsewhere.at('trip')).toBeVisible();
  await elsewhere.bar.getByRole('link').first().click();
  await expect(elsewhere.at('data')).toBeVisible();
  await elsewhere.next.click();
  await expect(elsewhere.main.getByText('Bia Rocha')).toBeVisible();
  await device.close();

  await checkIn.cancel.click();
  await checkIn.canceling.getByRole('button', { name: t('check-in:cancel.stay') }).click();
  await expect(checkIn.at('trip')).toBeVisible();
  await checkIn.cancel.click();
  await checkIn.canceling.getByRole('button', { name: t('check-in:cancel.leave') }).click();
  await expect(new HomePage(page).main).toContainText(t('home:stay.checkinOpen'));
});

test('a lost connection loses nothing that was typed, and a lost response checks nobody in twice (CHK-11, CHK-15)', async ({
  page,
  request,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(/trip-motivation|confirm-checkin|\/checkin$/);
  const { checkIn, t } = await begun({ page, request, testApi }, { hour: ARRIVED, at: 'tripMotivation' });
  await checkIn.option('Health').check();
  await checkIn.option('Train').check();
  await checkIn.choose('lastOrigin', 'country', 'Portugal');
  await checkIn.choose('nextDestination', 'country', 'Portugal');
  await checkIn.document().fill(CPF);
  await page.route(/\/trip-motivation$/, route => route.abort());
  await checkIn.next.click();
  await expect(checkIn.connection).toBeVisible();
  await expectNoViolations(page);
  await checkIn.tryAgain.click();
  await expect(checkIn.connection).toBeVisible();
  await checkIn.connection.getByRole('button', { name: t('check-in:connection.close') }).click();
  await expect(checkIn.option('Health'), 'what was chosen stays').toBeChecked();
  await expect(checkIn.document()).toHaveValue('529.982.247-25');
  await page.unroute(/\/trip-motivation$/);
  await checkIn.next.click();
  await expect(checkIn.at('confirm')).toBeVisible();

  // The gateway checks the guest in each time, and no response arrives.
  await page.route(/\/confirm-checkin$/, async route => {
    await route.fetch();
    await route.abort();
  });
  await checkIn.confirm.click();
  await expect(checkIn.connection).toBeVisible();
  await page.unroute(/\/confirm-checkin$/);
  await checkIn.tryAgain.click();
  await expect(checkIn.success).toBeVisible();
  await expect(checkIn.success.getByRole('button', { name: t('guest-booking:doorCode.show') })).toBeVisible();
});

test('an identity that is missing or reproved blocks the check-in, with the way to it; one under review does not (PD-24)', async ({
  page,
  request,
  testApi,
}) => {
  const { checkIn, stay, t } = await begun(
    { page, request, testApi },
    { identity: 'REPROVED', reasons: ['DOCUMENT_COPY'], at: 'confirm' },
  );
  await expect(checkIn.at('confirm')).toBeVisible();
  await expect(checkIn.confirm).toBeDisabled();
  await checkIn.main.getByRole('link', { name: t('check-in:confirm.toIdentity') }).click();
  await expect(checkIn.main).toContainText(
    t('identity-verification:reprovedStatus.validationErrors.DOCUMENT_COPY'),
  );
  await testApi.setVerification(stay.guest.email, 'PROCESSING');
  await page.reload();
  await page.getByRole('button', { name: t('identity-verification:action.continue') }).click();
  await expect(checkIn.part('identity')).toContainText(t('check-in:identity.PROCESSING'));
  await checkIn.confirm.click();
  await expect(checkIn.success).toBeVisible();
});

test('a list of cards that fails opens the form, and a card that cannot be associated is told (CHK-22, CHK-23)', async ({
  page,
  request,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(/payment-method/);
  const list = /\/payment\/payment-method$/;
  const association = /\/bookings\/[^/]+\/payment-method\//;
  await page.route(list, route => route.fulfill({ status: 500, json: { code: 'X', message: 'x' } }));
  const { checkIn, stay, t } = await begun({ page, request, testApi }, { flow: 'FULL', at: 'paymentCard' });
  await checkIn.chooseCard.click();
  await expect(checkIn.main.getByText(t('check-in:paymentCard.payments.error'))).toBeVisible();
  await checkIn.typeCard({ ...holder, number: cards.declines });
  await pressBelow(checkIn.useCard);
  await expect(checkIn.main.getByText(t('check-in:paymentCard.declined'))).toBeVisible();
  await page.route(association, route =>
    route.fulfill({ status: 422, json: { code: 'GUARANTEE_CARD_INVALID', message: 'x' } }),
  );
  await checkIn.typeCard({ ...holder, number: cards.approves });
  await pressBelow(checkIn.useCard);
  await expect(checkIn.main.getByText(t('check-in:paymentCard.errorAssociatePayment'))).toBeVisible();
  await expectNoViolations(page);
  await page.unroute(association);
  await checkIn.typeCard({ ...holder, number: cards.approves });
  await pressBelow(checkIn.useCard);
  await expect(checkIn.at('confirm')).toBeVisible();
  expect((await checkInOf(stay)).guaranteeCard?.display_number).toContain('1111');
});

test('a code that does not open the door is changed three times in a stay, and not a fourth time (PD-46)', async ({
  page,
  request,
  testApi,
}) => {
  const stay = await simpleStay({ request, testApi });
  await goTo(testApi, stay, ARRIVED);
  await givePersonalData(request, stay.guest);
  await testApi.setVerification(stay.guest.email, 'APPROVED');
  await giveTrip(stay);
  await checkInElsewhere(stay);
  await signInByToken(page, stay.guest);
  const details = new BookingDetailsPage(page);
  const { t } = details;
  await details.open(stay.bookingId);
  await details.showCode.click();
  const code = details.rooms.getByText(/^\d{6}$/);
  const seen = new Set([await code.textContent()]);
  for (const count of [3, 2, 1]) {
    await details.rooms.getByRole('button', { name: t('booking-details:renewal.open') }).click();
    const dialog = page.getByRole('alertdialog', { name: t('booking-details:renewal.title') });
    await expect(dialog).toContainText(t('booking-details:renewal.left', { count }));
    await dialog.getByRole('button', { name: t('booking-details:renewal.confirm') }).click();
    await expect(dialog).toBeHidden();
    await expect(code).not.toHaveText([...seen].at(-1) ?? '');
    seen.add(await code.textContent());
  }
  expect(seen.size).toBe(4);
  await expect(details.rooms).toContainText(t('booking-details:renewal.limit'));
});

test('a check-in that was finished on another device leads to the booking (CHK-09, CHK-15)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/\/checkin$|trip-motivation/);
  const { checkIn, stay } = await begun({ page, request, testApi }, { hour: ARRIVED, at: 'instruction' });
  await giveTrip(stay);
  await expect(checkIn.at('data')).toBeVisible();
  await checkInElsewhere(stay);
  await checkIn.next.click();
  await expect(page).toHaveURL(new RegExp(`/guest/booking/details/${stay.bookingId}$`));
});
