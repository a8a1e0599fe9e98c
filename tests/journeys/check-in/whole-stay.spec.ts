import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import type { CheckInStep } from '#shared/contract/guest/check-in.ts';
import { fromReais } from '#shared/money.ts';
import { CPF } from '#tests/personal-data.ts';
import { detailsOf } from '../booking/own-bookings.ts';
import { brl } from '../booking/stay-arithmetic.ts';
import { anyArrival, gatewayFixture } from '../own-gateway.ts';
import { BillPage } from '../pages/bill-page.ts';
import { BookingDetailsPage } from '../pages/booking-details-page.ts';
import { linesOf } from '../pages/booking-summary.ts';
import { cards, holder, pressBelow } from '../pages/card-form.ts';
import { CheckInPage } from '../pages/check-in-page.ts';
import { CheckOutPage } from '../pages/check-out-page.ts';
import { GuestsPage } from '../pages/guests-page.ts';
import { HoursPage } from '../pages/hours-page.ts';
import { ManagementPage } from '../pages/management-page.ts';
import { QUIET_PAGE, signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey } from '../test-api.ts';
import { ARRIVED, checkInOf, fullStay, goTo } from './own-stay.ts';

/** A gateway apart from those of other check-ins, who live in the family room for weeks. */
const test = journey.extend({ gateway: gatewayFixture(anyArrival) });

const HOUR_MS = 3_600_000;

test('a guest whose stay was paid at the reception checks in with data, guests, trip and a card, gets room and code, buys a later departure, checks out and takes the bill along (CHK-01, CHK-02, CHK-03, CHK-07, CHK-12, CHK-15, CHK-16, CHK-17, CHK-18, CHK-19, GST-21, PD-11, PD-25, PD-46, OUT-01, OUT-05, OUT-06, OUT-07, OUT-08, OUT-09, OUT-10, OUT-11, LIM-02, BEY-20, SEC-19)', async ({
  page,
  request,
  testApi,
  expectNoViolations,
}) => {
  test.slow();
  const stay = await fullStay({ request, testApi, isFamily: true });
  await goTo(testApi, stay, ARRIVED);
  await testApi.setVerification(stay.guest.email, 'PROCESSING');
  await signInByToken(page, stay.guest);
  await page.goto('/');
  const checkIn = new CheckInPage(page);
  const { t } = checkIn;
  const start = page.getByRole('link', { name: t('home:stay.checkIn') });
  await expect(start).toHaveAttribute('href', `/guest/checkin/${stay.bookingId}/start`);
  await start.click();
  await expect(checkIn.at('instruction')).toBeVisible();
  const expectStep = (step: CheckInStep) =>
    expect.poll(() => new URL(page.url()).pathname).toBe(`/guest/checkin/${stay.bookingId}/${step}`);
  await expectStep('instruction');
  await expect(checkIn.bar).toHaveCount(0);
  await expectNoViolations(page);
  await checkIn.begin.click();

  await expect(checkIn.at('data')).toBeVisible();
  await expectStep('personalInfo');
  await expect(checkIn.bar.getByRole('listitem')).toHaveCount(3);
  await checkIn.fillAddress();
  await expectNoViolations(page);
  await checkIn.next.click();

  await expect(checkIn.at('identity')).toBeVisible();
  await page.getByRole('button', { name: t('identity-verification:action.continue') }).click();

  await expect(checkIn.at('guests')).toBeVisible();
  const guests = new GuestsPage(page);
  const add = checkIn.main.getByRole('button', { name: t('room-guests:dialog.add') });
  const email = `bia.${Date.now().toString(36)}@hospede.test`;
  await add.click();
  await guests.field(guests.adding, 'name').fill('Bia Rocha');
  await guests.field(guests.adding, 'email').fill(email);
  await guests.submit(guests.adding).click();
  await expect(checkIn.main.getByText(t('room-guests:draft'))).toBeVisible();
  await add.click();
  await guests.field(guests.adding, 'name').fill('Caio Teixeira');
  await guests.submit(guests.adding).click();
  await expect(checkIn.main.getByText(t('room-guests:minors')), 'a minor’s notice').toBeVisible();
  await expectNoViolations(page);
  expect((await checkInOf(stay)).draft?.accommodations[0]?.guests).toHaveLength(3);
  await checkIn.next.click();

  await expect(checkIn.at('trip')).toBeVisible();
  await expectStep('tripMotivation');
  await checkIn.next.click();
  const required = (within: Locator) => within.getByText(t('trip-motivation:errors.required'));
  // A city is missed once there is a state to choose it from.
  for (const which of ['lastOrigin', 'nextDestination'] as const)
    await expect(required(checkIn.location(which)), `state of ${which} in Brazil`).toHaveCount(1);
  await expect(required(checkIn.main), 'places, reason, transport, document').toHaveCount(5);
  await checkIn.option('Business').check();
  await checkIn.option('Airplane').check();
  await expect(checkIn.field('lastOrigin', 'country')).toHaveValue('Brazil');
  await expect(checkIn.field('lastOrigin', 'city')).toBeDisabled();
  await checkIn.choose('lastOrigin', 'state', 'Rio de Janeiro');
  await checkIn.next.click();
  await expect(required(checkIn.location('lastOrigin')), 'the city, now that there is a state').toHaveCount(
    1,
  );
  await checkIn.choose('lastOrigin', 'city', 'Niterói');
  await checkIn.choose('lastOrigin', 'state', 'São Paulo');
  await expect(checkIn.field('lastOrigin', 'city'), 'another state takes the city away').toHaveValue('');
  await checkIn.choose('lastOrigin', 'city', 'Campinas');
  await checkIn.choose('nextDestination', 'country', 'Portugal');
  await expect(checkIn.field('nextDestination', 'state')).toBeDisabled();
  await expect(checkIn.field('nextDestination', 'city')).toBeDisabled();
  await checkIn.document().fill(CPF);
  await expectNoViolations(page);
  await checkIn.next.click();

  await expect(checkIn.at('paymentCard')).toBeVisible();
  await expectStep('paymentCard');
  await expectNoViolations(page);
  await checkIn.chooseCard.click();
  // Whose card it most likely is stands there already.
  await expect(checkIn.cardHolder).not.toHaveValue('');
  await checkIn.typeCard({ ...holder, number: cards.approves });
  await pressBelow(checkIn.useCard);

  await expect(checkIn.at('confirm')).toBeVisible();
  await expectStep('confirm');
  await expect(checkIn.part('guests')).toContainText('Bia Rocha');
  await expect(checkIn.main.getByText(t('check-in:minors'))).toBeVisible();
  await expect(checkIn.part('trip')).toContainText('From Campinas, SP to Portugal');
  await expect(checkIn.part('card')).toContainText('1111');
  await expectNoViolations(page);
  await checkIn.confirm.click();

  // The form is finished; room and code wait for the identity, and come without another press.
  await expect(checkIn.waiting('review')).toBeVisible();
  await expect(checkIn.confirm).toBeHidden();
  await expectNoViolations(page);
  await testApi.setVerification(stay.guest.email, 'APPROVED');
  await expect(checkIn.success).toBeVisible();
  await expectNoViolations(page);
  await checkIn.success.getByRole('button', { name: t('guest-booking:doorCode.show') }).click();
  await expect(checkIn.success.getByText(/^\d{6}$/)).toBeVisible();
  for (const news of ['lockIsTold', 'silentLock'] as const)
    await expect(
      checkIn.success.getByText(t(`check-in:success.${news}`)),
      'the lock has the code',
    ).toBeHidden();
  await expect(page.getByText('1111'), 'behind it stays what was confirmed').toBeVisible();
  expect(await testApi.invitationLink(email), 'the invitations went out').toContain('#code=');
  expect(await checkInOf(stay)).toMatchObject({ draft: null, checkedInAt: expect.any(String) });
  await checkIn.success.getByRole('link', { name: t('check-in:success.open') }).click();

  const details = new BookingDetailsPage(page);
  await details.showCode.click();
  const code = details.rooms.getByText(/^\d{6}$/);
  const before = (await code.textContent()) ?? '';
  await details.rooms.getByRole('button', { name: t('booking-details:renewal.open') }).click();
  const renewal = page.getByRole('alertdialog', { name: t('booking-details:renewal.title') });
  await expect(renewal).toContainText(t('booking-details:renewal.left', { count: 3 }));
  await renewal.getByRole('button', { name: t('booking-details:renewal.confirm') }).click();
  await expect(renewal).toBeHidden();
  await expect(code).not.toHaveText(before);

  await details.manage.click();
  await new ManagementPage(page).act('leaveLater').click();
  const hours = new HoursPage(page);
  await hours.slot('CHECKOUT', 2).check();
  await expect(hours.pay).toBeEnabled();
  await hours.pay.click();
  await expect(hours.bought).toBeVisible();
  await expect(hours.main).toContainText('12 PM');

  // An hour after the booked departure, and an hour before the one that was bought.
  await page.goto(QUIET_PAGE);
  await testApi.moveClock(15 * HOUR_MS);
  await signInByToken(page, stay.guest);
  const booking = await detailsOf(request, stay.guest, stay.bookingId);
  const checkOut = new CheckOutPage(page);
  await details.open(stay.bookingId);
  await details.main.getByRole('link', { name: t('booking-details:ways.checkOut') }).click();
  await expect(page).toHaveURL(/\/guest\/checkout\/[^/]+\/instruction\/\d+$/);
  await expect(checkOut.main).toContainText('until 10 PM today');
  await expect(checkOut.main.getByRole('link', { name: t('guest-booking:backToList') })).toHaveAttribute(
    'href',
    '/guest/booking',
  );
  await expect(checkOut.costs).toBeHidden();
  await expect(checkOut.submit).toBeDisabled();
  await expectNoViolations(page);
  await checkOut.cancel.click();
  await expect(
    checkOut.stayDialog.getByRole('button', { name: t('early-departure:stay.leave') }),
  ).toBeVisible();
  await checkOut.stayDialog.getByRole('button', { name: t('early-departure:stay.continue') }).click();
  await expect(checkOut.stayDialog).toBeHidden();
  const [first, second, consent] = await checkOut.boxes.all();
  await first?.check();
  await consent?.check();
  await expect(checkOut.submit).toBeDisabled();
  await second?.check();
  await checkOut.submit.click();
  await expect(checkOut.done).toBeVisible();
  await expect(page).toHaveURL(`/guest/checkout/${stay.bookingId}/confirm`);
  await expect(checkOut.main, 'the time that the hotel recorded').toContainText(/11(:0\d)?\sAM/);
  await expect(checkOut.main).toContainText(
    new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }).format(
      new Date(booking.checkoutDate),
    ),
  );
  await expect(checkOut.main).toContainText(t('check-out:done.email'));
  await expect(checkOut.main).toContainText('until 8 PM today');
  await expect(checkOut.main).toContainText(t('check-out:done.items'));
  const link = (name: string) => checkOut.main.getByRole('link', { name });
  await expect(link(t('check-out:done.concierge'))).toHaveAttribute('href', /\/concierge/);
  await expect(link(t('check-out:done.satisfaction'))).toHaveAttribute('href', /lang=en$/);
  await expect(link(t('check-out:done.details'))).toBeVisible();
  await expectNoViolations(page);
  expect((await detailsOf(request, stay.guest, stay.bookingId)).status).toBe('CONCLUDED');

  const bill = new BillPage(page);
  await link(t('bill:ways.see')).click();
  await expect(bill.main).toContainText(t('bill:notFiscal'));
  expect((await linesOf(bill.main))[t('bill:sums.total')], 'with the hours').toBe(
    brl(fromReais(booking.payment?.total ?? 0)),
  );
  await expectNoViolations(page);
  await bill.openRecipient.click();
  await bill.document.fill('52998224724');
  await bill.save.click();
  await expect(bill.dialog).toContainText(t('bill:recipient.errors.document'));
  await bill.name.fill('Padaria 2 Irmãos');
  await bill.document.fill(CPF);
  await expectNoViolations(page);
  await bill.save.click();
  await expect(bill.main).toContainText('Padaria 2 Irmãos, 529.982.247-25');
  const [download] = await Promise.all([page.waitForEvent('download'), bill.download.click()]);
  expect(download.suggestedFilename()).toBe(`pernoite-${booking.locator}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(bill.news).toContainText(t('bill:ways.downloaded'));
  await bill.email.click();
  await expect(bill.news).toContainText(t('bill:ways.emailed'));
});
