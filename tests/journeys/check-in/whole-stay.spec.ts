import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { type Bill, bill as billSchema } from '#shared/contract/bill.ts';
import { type BookingValues, bookingValues } from '#shared/contract/booking-details.ts';
import { creditStatement } from '#shared/contract/personal-info.ts';
import { addDays, instantAt } from '#shared/hotel-time.ts';
import { fromReais } from '#shared/money.ts';
import { CPF } from '#tests/personal-data.ts';
import { type Account, getFor, guestHeaders } from '../booking/guest-calls.ts';
import { freestType, holdRoom } from '../booking/other-guest.ts';
import { detailsOf } from '../booking/own-bookings.ts';
import { brl } from '../booking/stay-arithmetic.ts';
import { cardToken } from '../card-token.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { BillPage } from '../pages/bill-page.ts';
import { BookingDetailsPage } from '../pages/booking-details-page.ts';
import { linesOf } from '../pages/booking-summary.ts';
import { cards, holder, pressBelow } from '../pages/card-form.ts';
import { CheckInPage } from '../pages/check-in-page.ts';
import { CheckOutPage } from '../pages/check-out-page.ts';
import { ConsolePage } from '../pages/console-page.ts';
import { today } from '../pages/funnel-pages.ts';
import { HoursPage } from '../pages/hours-page.ts';
import { ManagementPage } from '../pages/management-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey, type TestApi } from '../test-api.ts';

/** A gateway of its own: its clock goes through two days of a hotel. */
const test = journey.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });

const ZONE = 'America/Sao_Paulo';
const ARRIVAL = 19;
const DEPARTURE = 10;

/** Moves the gateway's clock on to an hour of a day. Every token ends with it: sign in afterwards. */
function clockOf(testApi: TestApi): (date: string, hour: number) => Promise<void> {
  let moved = 0;
  return async (date, hour) => {
    const by = instantAt(date, hour, ZONE).getTime() - Date.now() - moved;
    await testApi.moveClock(by);
    moved += by;
  };
}

/** The guest pays at the desk, with the card that the reception types for them. */
async function payAtTheDesk(
  request: APIRequestContext,
  guest: Account,
  { bookingId, hotelId }: { bookingId: string; hotelId: string },
): Promise<unknown> {
  const response = await request.post('/api/payment/payments', {
    headers: {
      ...(await guestHeaders(request, guest)),
      'x-device-profile': 'reception',
      'x-device-hotel': hotelId,
    },
    data: {
      bookingId,
      payment: {
        id: crypto.randomUUID(),
        numberOfInstallments: 1,
        saveCard: false,
        card: { token: await cardToken(request) },
        cpfPayment: CPF,
      },
    },
  });
  expect(response.status(), await response.text()).toBe(200);
  return response.json();
}

/** What the gateway's ledger has of a stay. */
async function ledgerOf(request: APIRequestContext, guest: Account, bookingId: string) {
  const read = async (path: string): Promise<unknown> => (await getFor(request, guest, path)).json();
  const values: BookingValues = bookingValues.parse(await read(`bookings/${bookingId}/values`));
  const bill: Bill = billSchema.parse(await read(`bookings/${bookingId}/bill`));
  const statement = creditStatement.parse(await read('personalInfo/statement'));
  return { values, bill, statement };
}

test('a walk-in is paid at the desk, checked in and out on the web with a later departure bought on the way; the bill is the ledger’s and the law knows of both (CHK-12, BEY-19, BEY-20, OUT-08, PD-13)', async ({
  page,
  request,
  testApi,
}) => {
  test.slow();
  const guest = await testApi.newGuest();
  const goTo = clockOf(testApi);
  const checkin = addDays(today(), 12);
  const stay = { checkin, checkout: addDays(checkin, 1) };
  await goTo(checkin, 10);
  const order = { ...(await freestType(request, stay)), stay, arrival: ARRIVAL, departure: DEPARTURE };
  const { bookingId, due } = await holdRoom(request, guest, order);
  expect((await detailsOf(request, guest, bookingId)).status).toBe('PENDING');
  const paid = await payAtTheDesk(request, guest, { bookingId, hotelId: order.hotelId });
  expect(paid).toMatchObject({ status: 'CONFIRMED', charged: due });

  // Check-in, before the stay begins.
  await testApi.setVerification(guest.email, 'PROCESSING');
  await signInByToken(page, guest);
  const checkIn = new CheckInPage(page);
  const { t } = checkIn;
  await checkIn.open(bookingId);
  await checkIn.begin.click();
  await checkIn.fillAddress();
  // As fast as the pages let a guest: a press that a page takes is never lost (CHK-12).
  await checkIn.next.click();
  await checkIn.next.click();
  await checkIn.next.click();
  await checkIn.option('Leisure or vacation').check();
  await checkIn.option('Car').check();
  await checkIn.choose('lastOrigin', 'country', 'Portugal');
  await checkIn.choose('nextDestination', 'country', 'Portugal');
  await checkIn.document().fill(CPF);
  await checkIn.next.click();
  await checkIn.chooseCard.click();
  await checkIn.typeCard({ ...holder, number: cards.approves });
  await pressBelow(checkIn.useCard);
  await expect(checkIn.part('card')).toContainText('1111');
  await checkIn.confirm.click();
  await expect(checkIn.success).toContainText('from');
  await expect(checkIn.success.getByText(/^\d{6}$/)).toHaveCount(0);

  // The room and its code, from the start of the stay on.
  await goTo(checkin, ARRIVAL);
  await signInByToken(page, guest);
  const details = new BookingDetailsPage(page);
  await details.open(bookingId);
  await details.showCode.click();
  await expect(details.rooms.getByText(/^\d{6}$/)).toBeVisible();
  const [room] = (await detailsOf(request, guest, bookingId)).accommodations;
  await expect(details.rooms).toContainText(room?.room?.suiteNumber ?? 'no room');

  // From the room, two hours more tomorrow.
  await details.manage.click();
  await new ManagementPage(page).act('leaveLater').click();
  const hours = new HoursPage(page);
  await hours.slot('CHECKOUT', 2).check();
  await expect(hours.pay).toBeEnabled();
  const price = (await linesOf(hours.summary))[t('additional-hours:summary.total')];
  await hours.pay.click();
  await expect(hours.bought).toBeVisible();
  await expect(hours.main).toContainText('12 PM');

  // An hour after the booked departure: it is not late.
  await goTo(stay.checkout, DEPARTURE + 1);
  await signInByToken(page, guest);
  const checkOut = new CheckOutPage(page);
  await checkOut.open(bookingId);
  await checkOut.confirmAll();
  await expect(checkOut.costs).toBeHidden();
  await checkOut.submit.click();
  await expect(checkOut.done).toBeVisible();
  expect((await detailsOf(request, guest, bookingId)).status).toBe('CONCLUDED');

  const { values, bill, statement } = await ledgerOf(request, guest, bookingId);
  const total = fromReais(values.total);
  expect(brl(total - fromReais(due)), 'the stay and the hours, as they were shown').toBe(price);
  expect(values).toMatchObject({ credits: 0, charged: values.total, due: 0, returned: 0, overstay: 0 });
  expect(statement).toMatchObject({ balance: 0, transactions: [] });
  expect(fromReais(bill.total)).toBe(total);
  expect(bill.paid.reduce((sum, { amount }) => sum + fromReais(amount), 0)).toBe(total);
  const screen = new BillPage(page);
  await checkOut.main.getByRole('link', { name: t('bill:ways.see') }).click();
  await expect(screen.main).toContainText(t('bill:notFiscal'));
  expect((await linesOf(screen.main))[t('bill:sums.total')]).toBe(brl(total));
  const [download] = await Promise.all([page.waitForEvent('download'), screen.download.click()]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const service = new ConsolePage(await page.context().newPage());
  const { state, events, situation } = await service.registration(bill.locator, /Check-out.*told$/);
  expect(state).toBe('ACCEPTED');
  expect(events).toMatch(/^Check-in .* told Check-out .* told$/);
  expect(situation).toBe('CHECKOUT_REALIZADO');
});
