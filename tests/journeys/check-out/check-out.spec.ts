import { readFile } from 'node:fs/promises';
import { fromReais } from '#shared/money.ts';
import { getFor } from '../booking/guest-calls.ts';
import { detailsOf, stayOf } from '../booking/own-bookings.ts';
import { brl } from '../booking/stay-arithmetic.ts';
import { phone } from '../fixtures.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { BillPage } from '../pages/bill-page.ts';
import { CheckOutPage } from '../pages/check-out-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey } from '../test-api.ts';
import { livedIn } from './lived-in.ts';

const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const CONFIRM = /\/confirm-checkout$/;
const plain = (text: string) => text.replace(/\s/g, ' ');

/** A gateway of its own: its clock moves, and the stays that other journeys count on end here. */
const test = journey.extend({
  gateway: gatewayFixture(),
});
test.describe.configure({ mode: 'default' });

test(
  'a guest checks out on the last morning, sees when and what is open today, and takes the bill along (OUT-01, OUT-05, OUT-06, OUT-07, OUT-08, OUT-09, OUT-10, OUT-11, LIM-02, BEY-20)',
  phone,
  async ({ page, request, testApi, expectNoViolations }) => {
    const booking = await stayOf(request, rafael);
    const { bookingId } = booking;
    await testApi.moveClock(Date.parse(booking.checkoutDate) - Date.now() - 2 * HOUR_MS);
    // The guest's own device is years ahead: timers run, but it says the same all the time.
    await page.clock.setFixedTime('2031-05-06T14:37:00Z');
    await signInByToken(page, rafael);
    await page.goto(`/guest/booking/details/${bookingId}`);
    const checkOut = new CheckOutPage(page, 'pt');
    const { t } = checkOut;
    await checkOut.main.getByRole('link', { name: t('booking-details:ways.checkOut') }).click();
    await expect(page).toHaveURL(/\/guest\/checkout\/[^/]+\/instruction\/\d+$/);

    await expect(checkOut.main).toContainText('até as 22:00 de hoje');
    await expect(checkOut.main.getByRole('link', { name: t('guest-booking:backToList') })).toHaveAttribute(
      'href',
      '/guest/booking',
    );
    await expect(checkOut.costs).toBeHidden();
    await expect(checkOut.submit).toBeDisabled();
    await expectNoViolations(page, { language: 'pt' });
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
    await expect(page).toHaveURL(`/guest/checkout/${bookingId}/confirm`);
    await expect(checkOut.main, 'the time that the hotel recorded').toContainText(/10:0\d/);
    await expect(checkOut.main).toContainText(
      new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }).format(
        new Date(booking.checkoutDate),
      ),
    );
    await expect(checkOut.main).toContainText(t('check-out:done.email'));
    await expect(checkOut.main).toContainText('até as 20:00 de hoje');
    await expect(checkOut.main).toContainText(t('check-out:done.items'));
    const way = (name: string) => checkOut.main.getByRole('link', { name });
    await expect(way(t('check-out:done.concierge'))).toHaveAttribute('href', /\/concierge/);
    await expect(way(t('check-out:done.satisfaction'))).toHaveAttribute('href', /lang=pt$/);
    await expect(way(t('check-out:done.details'))).toBeVisible();
    await expectNoViolations(page, { language: 'pt' });
    expect((await detailsOf(request, rafael, bookingId)).status).toBe('CONCLUDED');

    const bill = new BillPage(page, 'pt');
    await way(t('bill:ways.see')).click();
    await expect(bill.title).toBeVisible();
    await expect(bill.main).toContainText(t('bill:notFiscal'));
    const total = plain(brl(fromReais(booking.payment?.total ?? 0)));
    await expect(bill.main).toContainText(total);
    await expectNoViolations(page, { language: 'pt' });
    await bill.openRecipient.click();
    await bill.document.fill('52998224724');
    await bill.save.click();
    await expect(bill.dialog).toContainText(t('bill:recipient.errors.document'));
    await bill.name.fill('Padaria 2 Irmãos');
    await bill.document.fill('52998224725');
    await expectNoViolations(page, { language: 'pt' });
    await bill.save.click();
    await expect(bill.main).toContainText('Padaria 2 Irmãos, 529.982.247-25');
    const [download] = await Promise.all([page.waitForEvent('download'), bill.download.click()]);
    expect(download.suggestedFilename()).toBe(`pernoite-${booking.locator}.pdf`);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(bill.news).toContainText(t('bill:ways.downloaded'));
    await bill.email.click();
    await expect(bill.news).toContainText(t('bill:ways.emailed'));
    await page.goto(`/guest/checkout/${bookingId}/instruction`);
    await expect(page).toHaveURL('/guest/booking/active');
  },
);

test('a guest who overstays sees what leaving costs and when it costs more, and decides again at each new figure (LIM-14, BEY-17, OUT-08)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(CONFIRM);
  const guest = await testApi.newGuest();
  const booking = await livedIn({ request, testApi }, guest, 1);
  const { bookingId } = booking;
  const stay = Date.parse(booking.checkoutDate) - Date.parse(booking.checkinDate);
  // An hour before the arrival until an hour and fifty minutes after the departure.
  await testApi.moveClock(HOUR_MS + stay + HOUR_MS + 50 * MINUTE_MS);
  await signInByToken(page, guest);
  const checkOut = new CheckOutPage(page);
  const { t } = checkOut;
  await page.goto('/guest/booking/active');
  await expect(checkOut.main).toContainText(t('guest-booking:message.overstaying'));
  await checkOut.main.getByRole('link', { name: t('booking-list:card.checkOut') }).click();
  await expect(checkOut.main).toContainText(t('check-out:overstay.free'));
  await expect(checkOut.costs.getByRole('listitem')).toHaveCount(2);
  await checkOut.confirmAll();

  await testApi.moveClock(11 * MINUTE_MS);
  await checkOut.submit.click();
  await expect(checkOut.main.getByRole('status').first()).toContainText(/Nothing has happened yet/);
  await expect(checkOut.submit).toBeDisabled();
  const simulated = await getFor(
    request,
    guest,
    `bookings/${bookingId}/accommodation/${booking.accommodations[0]?.accommodationId}/simulate-checkout`,
  );
  const { overstay } = (await simulated.json()) as { overstay: { fee: number } };
  const fee = plain(brl(fromReais(overstay.fee)));
  expect(overstay.fee).toBeGreaterThan(0);
  await expect(checkOut.costs).toContainText(fee);
  await expect(checkOut.boxes.last()).not.toBeChecked();
  await expect(checkOut.main).toContainText(`pay ${fee} at the reception`);
  await checkOut.confirmAll();
  await checkOut.submit.click();
  await expect(checkOut.done).toBeVisible();
  await expect(checkOut.main).toContainText(t('check-out:done.due', { amount: fee }));

  const bill = new BillPage(page);
  await bill.open(bookingId);
  await expect(bill.main).toContainText(t('bill:rooms.OVERSTAY'));
  await expect(bill.main).toContainText(t('bill:paid.due'));
  await expect(bill.main).toContainText(fee);
  await page.goto(`/guest/booking/details/${bookingId}`);
  await expect(checkOut.main).toContainText(t('booking-details:values.overstay'));
});

test('of two rooms the guest chooses which is left, and the other stays (OUT-01, OUT-03, OUT-04, OUT-06, OUT-12, PD-18)', async ({
  page,
  request,
  testApi,
  expectNoViolations,
  expectedFailures,
}) => {
  expectedFailures.allow(/confirm-checkout|bookings\/v2/);
  const guest = await testApi.newGuest();
  const booking = await livedIn({ request, testApi }, guest, 2);
  const { bookingId, accommodations, checkinDate, checkoutDate } = booking;
  await testApi.moveClock(Date.parse(checkoutDate) - Date.parse(checkinDate) - HOUR_MS);
  await signInByToken(page, guest);
  const checkOut = new CheckOutPage(page);
  const { t } = checkOut;
  await checkOut.open('nothing');
  await expect(page).toHaveURL('/guest/booking/active');
  await checkOut.open(bookingId);
  await expect(checkOut.rooms).toHaveCount(2);
  await expectNoViolations(page, { language: 'en' });
  await checkOut.rooms.first().click();
  await checkOut.confirmAll();

  // The gateway rejects it: told by a toast and in its place, and the button can be pressed again.
  await page.route(CONFIRM, route =>
    route.fulfill({ status: 503, json: { code: 'INTERNAL_SERVER_ERROR', message: 'no' } }),
  );
  await checkOut.submit.click();
  await expect(checkOut.toasts.first()).toBeVisible();
  await page.unroute(CONFIRM);
  await checkOut.again.or(checkOut.submit).click();
  await expect(checkOut.done).toBeVisible();
  await expect(checkOut.main).toContainText(t('check-out:done.leadRoom'));
  expect((await detailsOf(request, guest, bookingId)).accommodations.map(({ status }) => status)).toEqual([
    'CONCLUDED',
    'IN_PROGRESS',
  ]);

  // One room is left: it is not chosen any more.
  await checkOut.main.getByRole('link', { name: t('check-out:done.next') }).click();
  await expect(page).toHaveURL(/\/instruction\/\d+$/);
  await checkOut.cancel.click();
  await checkOut.stayDialog.getByRole('button', { name: t('early-departure:stay.leave') }).click();
  await expect(page).toHaveURL('/guest/booking/active');
  await page.goto(`/guest/checkout/${bookingId}/instruction/${accommodations[0]?.accommodationId}`);
  await expect(page).toHaveURL('/guest/booking/active');
});

test('a stranger finds neither the check-out of a room nor its bill (PD-57, OUT-04, BEY-20)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/\/bill$|bookings\/v2/);
  const [guest, stranger] = [await testApi.newGuest(), await testApi.newGuest()];
  const { bookingId, accommodations } = await livedIn({ request, testApi }, guest, 1);
  await signInByToken(page, stranger);
  await page.goto(`/guest/checkout/${bookingId}/instruction/${accommodations[0]?.accommodationId}`);
  await expect(page).toHaveURL('/guest/booking/active');
  const bill = new BillPage(page);
  await bill.open(bookingId);
  await expect(page).toHaveURL(`/guest/booking/details/${bookingId}`);
  await expect(bill.main).not.toContainText('R$');
});
