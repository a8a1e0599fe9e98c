import { mergeTests, type Page } from '@playwright/test';
import { bill as billSchema } from '#shared/contract/guest/bill.ts';
import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { fromReais } from '#shared/money.ts';
import { FINISHED_IDLE_MS, REVEALED_MS } from '#shared/policies.ts';
import { anyArrival, gatewayFixture } from '#tests/journeys/own-gateway.ts';
import { BillPage } from '#tests/journeys/pages/bill-page.ts';
import { cards, holder } from '#tests/journeys/pages/card-form.ts';
import { CheckInPage } from '#tests/journeys/pages/check-in-page.ts';
import { CheckOutPage } from '#tests/journeys/pages/check-out-page.ts';
import { type Language, labelled, textsOf } from '#tests/journeys/pages/texts.ts';
import { CPF } from '#tests/personal-data.ts';
import { getFor } from '../journeys/booking/guest-calls.ts';
import { detailsOf } from '../journeys/booking/own-bookings.ts';
import { brl } from '../journeys/booking/stay-arithmetic.ts';
import {
  ARRIVED,
  checkInElsewhere,
  checkInOf,
  fullStay,
  goTo as moveTo,
  type OwnStay,
  savePersonalData,
  saveTrip,
  simpleStay,
} from '../journeys/check-in/own-stay.ts';
import { test as deviceTest } from './device-fixture.ts';
import { type DesktopApp, isStandIn } from './electron-app.ts';
import { expectGone } from './guest-gone.ts';
import { expect, test as phoneTest } from './guest-phone.ts';
import { loseConnection, portrait, restoreConnection } from './kiosk.ts';
import { CardPad } from './pages/card-pad.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { ListSheet } from './pages/list-sheet.ts';
import { expectActInSight, expectUsable } from './pages/measures.ts';
import { OnScreenKeyboard } from './pages/on-screen-keyboard.ts';

/** A gateway of its own: its clock moves to the day of a stay. */
const test = mergeTests(phoneTest, deviceTest).extend({
  gateway: gatewayFixture(anyArrival),
});
test.describe.configure({ mode: 'default' });

/** From the arrival to eight the next morning. */
const NIGHT_MS = 12 * 3_600_000;

async function signIn(page: Page, language: Language, guest: OwnStay['guest']): Promise<void> {
  const login = new DeviceLoginPage(page, language);
  await login.method('password').click();
  await login.password.signIn(guest);
}

const marksOf = ({ guest, bookingId }: OwnStay): string[] => [guest.email, guest.fullName, bookingId, CPF];

test('a guest checks in by touch, sees room and code for ten seconds by one tap, takes it along on the phone and leaves nothing behind (CHK-12, CHK-15, KSK-01, KSK-08, KSK-19, KSK-20, KSK-21, KSK-22, BEY-04, BEY-08, BEY-09, BEY-12, PD-41)', async ({
  startKiosk,
  request,
  testApi,
}) => {
  test.slow();
  const language = 'pt';
  const stay = await fullStay({ request, testApi, language });
  await moveTo(testApi, stay, ARRIVED);
  await savePersonalData(request, stay.guest);
  await testApi.setVerification(stay.guest.email, 'APPROVED');
  const { desktop, page, kiosk } = await startKiosk({ language });
  await page.setViewportSize(portrait);
  // A page that is still being laid out for another screen moves under the finger.
  await desktop.nextWaits();
  const keyboard = new OnScreenKeyboard(desktop, page, language);
  const checkIn = new CheckInPage(page, language);
  const { t, main } = checkIn;

  await desktop.tap(kiosk.checkIn);
  await signIn(page, language, stay.guest);
  await expect(checkIn.at('instruction')).toBeVisible();
  await expectUsable(page, 'instruction');
  await kiosk.ask('lowReach', 'largeText');
  await expectActInSight(page, checkIn.begin);
  await kiosk.ask('lowReach', 'largeText');
  await desktop.tap(checkIn.begin);

  await expect(checkIn.at('data')).toBeVisible();
  await expect(main.getByText(stay.guest.email), 'hidden until the guest wants to see it').toHaveCount(0);
  await desktop.tap(main.getByRole('button', { name: t('personal-information:hidden.show') }));
  await checkIn.next.waitFor();
  await expectUsable(page, 'data');
  await desktop.tap(checkIn.next);

  await expect(checkIn.at('guests'), 'a validated identity is skipped').toBeVisible();
  await expectUsable(page, 'guests');
  await desktop.tap(checkIn.next);

  await expect(checkIn.at('trip')).toBeVisible();
  await desktop.tap(checkIn.option('Lazer ou férias'));
  await desktop.tap(checkIn.option('Automóvel'));
  const list = new ListSheet(desktop, page);
  for (const [which, city, typed] of [
    ['lastOrigin', 'Salvador', 'salv'],
    ['nextDestination', 'Ilhéus', 'ilhe'],
  ] as const) {
    await list.choose(checkIn.field(which, 'state'), 'Bahia');
    await list.choose(checkIn.field(which, 'city'), city, { keyboard, typed });
  }
  await list.open(checkIn.field('lastOrigin', 'city'));
  await expectUsable(page, 'list of cities');
  await desktop.tap(list.dialog.getByRole('button', { name: t('general:close') }));
  await expect(list.dialog).toBeHidden();
  const document = main.getByLabel(labelled(t('trip-motivation:document.CPF')));
  await keyboard.fill(document, CPF);
  await expect(document).toHaveValue('529.982.247-25');
  await keyboard.press(keyboard.texts('screen-keyboard:hide'));
  await expect(keyboard.board).toBeHidden();
  await expect(document, 'masked once it is typed').toHaveAttribute('type', 'password');
  await expectUsable(page, 'trip');
  await loseConnection(page);
  await desktop.tap(checkIn.next);
  // Above the dock, which would cover it.
  await kiosk.lost.click({ trial: true });
  await expect(document, 'what was typed stays').toHaveValue('529.982.247-25');
  await restoreConnection(page);

  await expect(checkIn.at('paymentCard'), 'it goes on by itself').toBeVisible();
  await expectUsable(page, 'what the card is for');
  await desktop.tap(checkIn.chooseCard);
  await expect(main.getByLabel(t('card-form:save'))).toHaveCount(0);
  const [number, expiration, cvv, name, taxId] = (
    ['number', 'expiration', 'cvv', 'fullName', 'taxId'] as const
  ).map(key => checkIn.card.field(key));
  if (!number || !expiration || !cvv || !name || !taxId) throw new Error('a field is missing');
  const pad = new CardPad(desktop, page, checkIn.card, language);
  await pad.enter(number);
  await pad.typeWithTwoFingers('4', '1');
  await pad.type('112');
  await pad.press('erase');
  await pad.type('111111111111');
  await expect(number).toHaveValue(cards.approves);
  await pad.press('next');
  await expect(expiration).toBeFocused();
  await pad.type('0831');
  await pad.press('next');
  await pad.type(holder.cvv);
  await expect(cvv, 'seen while it is typed').toHaveAttribute('type', 'text');
  await expect(cvv).toHaveValue(holder.cvv);
  await expectUsable(page, 'card, with its pad');
  await pad.press('next');
  await expect(name, 'what follows the frame').toBeFocused();
  await expect(cvv).toHaveAttribute('type', 'password');
  await expect(pad.element).toBeHidden();
  await expect(keyboard.board, 'a character is typed on the app’s own keyboard').toBeVisible();
  await name.fill(holder.fullName);
  await keyboard.fill(taxId, CPF);
  await keyboard.press(keyboard.texts('screen-keyboard:hide'));
  await expect(keyboard.board).toBeHidden();
  await expect(taxId, 'masked once it is typed').toHaveAttribute('type', 'password');
  await expectUsable(page, 'card');
  await desktop.tap(checkIn.useCard);

  await expect(checkIn.at('confirm')).toBeVisible();
  await expectActInSight(page, checkIn.confirm);
  await expect(checkIn.part('trip')).toContainText('De Salvador, BA para Ilhéus, BA');
  await expect(main, 'names are for nobody else').not.toContainText(stay.guest.fullName);
  await expectUsable(page, 'confirm');
  await page.clock.install();
  await desktop.tap(checkIn.confirm);

  const { success } = checkIn;
  await expect(success).toBeVisible();
  const door = success.getByRole('button', { name: t('guest-booking:doorCode.title') });
  const room = door.getByText(/^\d{2,4}$/);
  const code = door.getByText(/^\d{3}\s\d{3}$/);
  await expect(room.or(code)).toHaveCount(0);
  await expect(success.getByRole('img', { name: t('booking-handoff:codeLabel') })).toBeVisible();
  await expect(success.getByRole('button', { name: t('booking-handoff:print') })).toHaveCount(0);
  await expectUsable(page, 'success');
  const hidden = await door.boundingBox();
  await desktop.tap(door);
  await expect(room).toBeVisible();
  await expect(code).toBeVisible();
  expect(await door.boundingBox(), 'nothing moves under the finger').toEqual(hidden);
  await page.clock.fastForward(REVEALED_MS + 1_000);
  await expect(room.or(code)).toHaveCount(0);
  expect(await checkInOf(stay)).toMatchObject({ draft: null, checkedInAt: expect.any(String) });
  await expectGone(desktop, page, {
    marks: marksOf(stay),
    language,
    // Nobody touches "done": half the time that a signed-in guest has in the middle of something.
    done: async () => {
      await expect(success.getByRole('button', { name: t('check-in:success.done') })).toBeVisible();
      await page.clock.fastForward(FINISHED_IDLE_MS + 1_000);
      await page.clock.fastForward(defaultDeviceSettings.idle.anonymousCountdownMs);
    },
  });
});

/** A narrow space stands between "R$" and the amount on paper, an ordinary one in the tests' own figures. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

/** A printed bill has the figures of the ledger, and neither the guest's name nor a room or its code. */
async function expectOnPaper(desktop: DesktopApp, { request, guest, bookingId }: OwnStay, code: string) {
  const t = textsOf('pt');
  const printed = await desktop.journal('webContents.print');
  expect(printed).toHaveLength(1);
  const text = plain(String(printed[0]?.['text']));
  const bill = billSchema.parse(await (await getFor(request, guest, `bookings/${bookingId}/bill`)).json());
  expect(bill.paid.length).toBeGreaterThan(0);
  for (const amount of [bill.total, bill.taxes, ...bill.rooms.map(room => room.subtotal)]) {
    expect(text).toContain(plain(brl(fromReais(amount))));
  }
  for (const { by, amount } of bill.paid) {
    expect(text).toContain(`${t(`bill:paid.${by}`)} ${plain(brl(fromReais(amount)))}`);
  }
  expect(text).toContain(bill.locator);
  expect(text).toContain(t('bill:slip.foot'));
  for (const secret of [code, guest.email, guest.firstName, 'Teixeira', CPF]) {
    expect(text, 'on paper').not.toContain(secret);
  }
  await desktop.clearJournal();
  return bill.locator;
}

test('the next morning the start screen leads a guest out of the room, and the bill goes along by e-mail, phone or on paper without a name, a room or its code (OUT-08, KSK-01, KSK-08, BEY-08, BEY-12, BEY-20, PD-41)', async ({
  writeSettings,
  start,
  request,
  testApi,
}) => {
  test.slow();
  const language = 'pt';
  const stay = await simpleStay({ request, testApi, language });
  await moveTo(testApi, stay, ARRIVED);
  await savePersonalData(request, stay.guest);
  await testApi.setVerification(stay.guest.email, 'APPROVED');
  await saveTrip(stay);
  await checkInElsewhere(stay);
  const { accommodations, building } = await detailsOf(request, stay.guest, stay.bookingId);
  const code = accommodations[0]?.lockDoorCode ?? '';
  expect(code).toMatch(/^\d{6}$/);
  await testApi.moveClock(NIGHT_MS);
  // What a real printer prints is checked on paper.
  await writeSettings({ language, hotelId: building.hotelId, ...(isStandIn && { printer: 'Slips' }) });
  const desktop = await start({ env: { ELECTRON_STAND_IN_PRINTERS: 'Slips' } });
  const page = await desktop.page();
  await page.setViewportSize(portrait);
  const checkOut = new CheckOutPage(page, language);
  const bill = new BillPage(page, language);
  const { t, main } = checkOut;

  await desktop.tap(new KioskPage(page, language).checkOut);
  await signIn(page, language, stay.guest);
  await checkOut.boxes.first().waitFor();
  await expectUsable(page, 'check-out');
  for (const box of await checkOut.boxes.all()) await desktop.tap(box);
  await expect(checkOut.submit).toBeEnabled();
  await desktop.tap(checkOut.submit);

  await expect(checkOut.done).toBeVisible();
  expect((await detailsOf(request, stay.guest, stay.bookingId)).status).toBe('CONCLUDED');
  await expect(main.getByRole('img', { name: t('bill:ways.phoneCode') })).toBeVisible();
  await expect(bill.download).toHaveCount(0);
  await expectUsable(page, 'checked out');
  const marks = [...marksOf(stay), code];
  if (isStandIn) {
    await desktop.tap(main.getByRole('button', { name: t('bill:ways.print') }));
    await expect(bill.news).toContainText(t('bill:ways.printed'));
    marks.push(await expectOnPaper(desktop, stay, code));
  }
  await desktop.tap(bill.email);
  await expect(bill.news).toContainText(t('bill:ways.emailed'));
  await desktop.tap(main.getByRole('link', { name: t('bill:ways.see') }));
  await expect(bill.title).toBeVisible();
  await expect(main).not.toContainText('R$');
  await expectUsable(page, 'bill');
  await page.goBack();
  await expectGone(desktop, page, {
    marks,
    language,
    done: () => desktop.tap(main.getByRole('button', { name: t('check-out:done.end') })),
  });
});
