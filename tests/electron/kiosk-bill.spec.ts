import { mergeTests } from '@playwright/test';
import { bill as billSchema } from '#shared/contract/bill.ts';
import { fromReais } from '#shared/money.ts';
import { getFor } from '#tests/journeys/booking/guest-calls.ts';
import { brl } from '#tests/journeys/booking/stay-arithmetic.ts';
import {
  ARRIVED,
  checkInElsewhere,
  givePersonalData,
  giveTrip,
  goTo as moveTo,
  simpleStay,
} from '#tests/journeys/check-in/own-stay.ts';
import { anyArrival, gatewayFixture } from '#tests/journeys/own-gateway.ts';
import { CheckOutPage } from '#tests/journeys/pages/check-out-page.ts';
import { CPF } from '#tests/personal-data.ts';
import { detailsOf } from '../journeys/booking/own-bookings.ts';
import { test as deviceTest } from './device-fixture.ts';
import { isStandIn } from './electron-app.ts';
import { expectGone } from './guest-gone.ts';
import { expect, test as phoneTest } from './guest-phone.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { KioskPage } from './pages/kiosk-page.ts';

/** The bill of a stay on a kiosk's paper. */

const test = mergeTests(phoneTest, deviceTest).extend({
  gateway: gatewayFixture(anyArrival),
});
test.describe.configure({ mode: 'default' });

const NIGHT_MS = 12 * 3_600_000;
const language = 'pt';
/** A narrow space stands between "R$" and the amount on paper, an ordinary one in the tests' own figures. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

test('a printed bill has the figures of the ledger, and neither the guest’s name nor a room or its code (BEY-12, BEY-20, BEY-08)', async ({
  keepSettings,
  start,
  playwright,
  gateway,
  testApi,
}) => {
  test.skip(!isStandIn, 'What a real printer prints is looked at on paper.');
  test.slow();
  const request = await playwright.request.newContext({ baseURL: gateway.address });
  const stay = await simpleStay({ request, testApi, language });
  await moveTo(testApi, stay, ARRIVED);
  await givePersonalData(request, stay.guest);
  await testApi.setVerification(stay.guest.email, 'APPROVED');
  await giveTrip(stay);
  await checkInElsewhere(stay);
  const { accommodations, building } = await detailsOf(request, stay.guest, stay.bookingId);
  const code = accommodations[0]?.lockDoorCode ?? '';
  expect(code).toMatch(/^\d{6}$/);
  await testApi.moveClock(NIGHT_MS);

  await keepSettings({ language, printer: 'Slips', hotelId: building.hotelId });
  const desktop = await start({ env: { ELECTRON_STAND_IN_PRINTERS: 'Slips' } });
  const page = await desktop.page();
  const checkOut = new CheckOutPage(page, language);
  const { t, main } = checkOut;
  const login = new DeviceLoginPage(page, language);
  await new KioskPage(page, language).checkOut.click();
  await login.way('password').click();
  await login.password.signIn(stay.guest);
  await checkOut.confirmAll();
  await checkOut.submit.click();
  await expect(checkOut.done).toBeVisible();
  await main.getByRole('button', { name: t('bill:ways.print') }).click();
  await expect(main.getByRole('status')).toContainText(t('bill:ways.printed'));

  const printed = await desktop.journal('webContents.print');
  expect(printed).toHaveLength(1);
  const text = plain(String(printed[0]?.['text']));
  const bill = billSchema.parse(
    await (await getFor(request, stay.guest, `bookings/${stay.bookingId}/bill`)).json(),
  );
  expect(bill.paid.length).toBeGreaterThan(0);
  for (const amount of [bill.total, bill.taxes, ...bill.rooms.map(room => room.subtotal)]) {
    expect(text).toContain(plain(brl(fromReais(amount))));
  }
  for (const { by, amount } of bill.paid) {
    expect(text).toContain(`${t(`bill:paid.${by}`)} ${plain(brl(fromReais(amount)))}`);
  }
  expect(text).toContain(bill.locator);
  expect(text).toContain(t('bill:slip.foot'));
  for (const secret of [code, stay.guest.email, stay.guest.firstName, 'Teixeira', CPF]) {
    expect(text, 'on paper').not.toContain(secret);
  }
  await desktop.clearJournal();
  await expectGone(desktop, page, {
    marks: [code, stay.guest.email, stay.guest.fullName, stay.bookingId, bill.locator, CPF],
    language,
    done: () => main.getByRole('button', { name: t('check-out:done.end') }).click(),
  });
  await request.dispose();
});
