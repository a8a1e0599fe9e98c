import { mergeTests, type Page } from '@playwright/test';
import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { FINISHED_IDLE_MS } from '#shared/policies.ts';
import { anyArrival, gatewayFixture } from '#tests/journeys/own-gateway.ts';
import { BillPage } from '#tests/journeys/pages/bill-page.ts';
import { cards, holder } from '#tests/journeys/pages/card-form.ts';
import { CheckInPage } from '#tests/journeys/pages/check-in-page.ts';
import { CheckOutPage } from '#tests/journeys/pages/check-out-page.ts';
import { type Language, labelled } from '#tests/journeys/pages/texts.ts';
import { CPF, REGISTRATION, TRIP } from '#tests/personal-data.ts';
import { callOf } from '../journeys/booking/guest-calls.ts';
import { detailsOf } from '../journeys/booking/own-bookings.ts';
import {
  ARRIVED,
  checkInElsewhere,
  checkInOf,
  fullStay,
  givePersonalData,
  goTo as moveTo,
  type OwnStay,
  simpleStay,
} from '../journeys/check-in/own-stay.ts';
import { expectNoViolations } from './accessibility.ts';
import { test as deviceTest } from './device-fixture.ts';
import { expectGone } from './guest-gone.ts';
import { expect, test as phoneTest } from './guest-phone.ts';
import { landscape, portrait } from './kiosk.ts';
import { CardPad } from './pages/card-pad.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { smallTargets, smallTexts } from './pages/measures.ts';
import { OnScreenKeyboard } from './pages/on-screen-keyboard.ts';

/** From the lobby's door to the room and out again the next morning, with nothing but a finger. */

/** A gateway of its own: its clock moves to the day of a stay. */
const test = mergeTests(phoneTest, deviceTest).extend({
  gateway: gatewayFixture(anyArrival),
});
test.describe.configure({ mode: 'default' });

/** From the arrival to eight the next morning. */
const NIGHT_MS = 12 * 3_600_000;

async function expectTouchable(page: Page, step: string): Promise<void> {
  for (const [name, size] of Object.entries({ landscape, portrait })) {
    await page.setViewportSize(size);
    const where = `${step}, ${name}`;
    expect(await smallTexts(page, 20), `${where}: texts`).toEqual([]);
    expect(await smallTargets(page, 56), `${where}: targets`).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, `${where}: wider than the screen`).toBeLessThanOrEqual(0);
    await expectNoViolations(page);
  }
}

/** A choice of the start screen, which leads through the sign-in. */
async function signIn(page: Page, language: Language, guest: OwnStay['guest']): Promise<void> {
  const login = new DeviceLoginPage(page, language);
  await login.way('password').click();
  await login.password.signIn(guest);
}

/** A place in Brazil, from the lists that the system opens under a finger. */
async function choose(
  checkIn: CheckInPage,
  which: 'lastOrigin' | 'nextDestination',
  state: string,
  city: string,
): Promise<void> {
  await checkIn.field(which, 'state').selectOption({ label: state });
  await expect(checkIn.field(which, 'city')).toBeEnabled();
  await checkIn.field(which, 'city').selectOption({ label: city });
}

/** What nobody finds after this guest. */
const marksOf = ({ guest, bookingId }: OwnStay): string[] => [guest.email, guest.fullName, bookingId, CPF];

test('a guest checks in by touch, sees room and code only while a finger rests there, takes it along on the phone and leaves nothing behind (CHK-12, CHK-15, KSK-01, KSK-08, BEY-04, BEY-08, BEY-09, BEY-12, PD-41)', async ({
  startKiosk,
  playwright,
  gateway,
  testApi,
}) => {
  test.slow();
  const language = 'pt';
  const request = await playwright.request.newContext({ baseURL: gateway.address });
  const stay = await fullStay({ request, testApi, language });
  await moveTo(testApi, stay, ARRIVED);
  await givePersonalData(request, stay.guest);
  await testApi.setVerification(stay.guest.email, 'APPROVED');
  const { desktop, page, kiosk } = await startKiosk({ language });
  await page.setViewportSize(portrait);
  const keyboard = new OnScreenKeyboard(desktop, page, language);
  const checkIn = new CheckInPage(page, language);
  const { t, main } = checkIn;

  await desktop.tap(kiosk.checkIn);
  await signIn(page, language, stay.guest);
  await expect(checkIn.at('instruction')).toBeVisible();
  await expectTouchable(page, 'instruction');
  await desktop.tap(checkIn.begin);

  await expect(checkIn.at('data')).toBeVisible();
  await expect(main.getByText(stay.guest.email), 'hidden until the guest wants to see it').toHaveCount(0);
  await desktop.tap(main.getByRole('button', { name: t('personal-information:hidden.show') }));
  await checkIn.next.waitFor();
  await expectTouchable(page, 'data');
  await desktop.tap(checkIn.next);

  await expect(checkIn.at('guests'), 'a validated identity is skipped').toBeVisible();
  await expectTouchable(page, 'guests');
  await desktop.tap(checkIn.next);

  await expect(checkIn.at('trip')).toBeVisible();
  await desktop.tap(checkIn.option('Lazer ou férias'));
  await desktop.tap(checkIn.option('Automóvel'));
  await choose(checkIn, 'lastOrigin', 'Bahia', 'Salvador');
  await choose(checkIn, 'nextDestination', 'Bahia', 'Ilhéus');
  const document = main.getByLabel(labelled(t('trip-motivation:document.CPF')));
  await keyboard.fill(document, CPF);
  await expect(document).toHaveValue('529.982.247-25');
  await keyboard.press(keyboard.texts('screen-keyboard:hide'));
  await expect(keyboard.board).toBeHidden();
  await expect(document, 'masked once it is typed').toHaveAttribute('type', 'password');
  await expectTouchable(page, 'trip');
  await desktop.tap(checkIn.next);

  await expect(checkIn.at('paymentCard')).toBeVisible();
  await expectTouchable(page, 'what the card is for');
  await desktop.tap(checkIn.chooseCard);
  await expect(main.getByLabel(t('card-form:save'))).toHaveCount(0);
  const [number, expiration, cvv, name, taxId] = (
    ['number', 'expiration', 'cvv', 'fullName', 'taxId'] as const
  ).map(key => checkIn.card.field(key));
  if (!number || !expiration || !cvv || !name || !taxId) throw new Error('a field is missing');
  const pad = new CardPad(desktop, page, checkIn.card, language);
  await pad.enter(number);
  await pad.type('41112');
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
  await expectTouchable(page, 'card, with its pad');
  await pad.press('next');
  await expect(name, 'what follows the frame').toBeFocused();
  await expect(cvv).toHaveAttribute('type', 'password');
  await expect(pad.element).toBeHidden();
  await expect(keyboard.board, 'a letter is typed on the app’s own keyboard').toBeVisible();
  await name.fill(holder.fullName);
  await keyboard.fill(taxId, CPF);
  await keyboard.press(keyboard.texts('screen-keyboard:hide'));
  await expect(keyboard.board).toBeHidden();
  await expectTouchable(page, 'card');
  await desktop.tap(checkIn.useCard);

  await expect(checkIn.at('confirm')).toBeVisible();
  await expect(checkIn.part('trip')).toContainText('De Salvador, BA para Ilhéus, BA');
  await expect(main, 'names are for nobody else').not.toContainText(stay.guest.fullName);
  await expectTouchable(page, 'confirm');
  await page.clock.install();
  await desktop.tap(checkIn.confirm);

  const { success } = checkIn;
  await expect(success).toBeVisible();
  const room = success.getByText(/^Quarto \d+$/);
  const code = success.getByText(/^\d{6}$/);
  await expect(room.or(code)).toHaveCount(0);
  await expect(success.getByRole('img', { name: t('booking-handoff:codeLabel') })).toBeVisible();
  await expect(success.getByRole('button', { name: t('booking-handoff:print') })).toHaveCount(0);
  await expectTouchable(page, 'success');
  const masked = success.getByRole('button', {
    name: t('general:masked', { what: t('guest-booking:roomMasked') }),
  });
  for (const [button, shown] of [
    [masked, room],
    [success.getByRole('button', { name: t('guest-booking:doorCode.hold') }), code],
  ] as const) {
    await button.focus();
    await page.keyboard.down(' ');
    await expect(shown).toBeVisible();
    await page.keyboard.up(' ');
    await expect(shown).toHaveCount(0);
  }
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
  await request.dispose();
});

test('the next morning the start screen leads a guest out of the room, and the bill goes along by e-mail or phone (OUT-08, KSK-01, KSK-08, BEY-08, BEY-20, PD-41)', async ({
  startKiosk,
  playwright,
  gateway,
  testApi,
}) => {
  test.slow();
  const language = 'pt';
  const request = await playwright.request.newContext({ baseURL: gateway.address });
  const stay = await simpleStay({ request, testApi, language });
  await moveTo(testApi, stay, ARRIVED);
  await givePersonalData(request, stay.guest);
  await testApi.setVerification(stay.guest.email, 'APPROVED');
  await callOf(
    request,
    stay.guest,
    `bookings/${stay.bookingId}/trip-motivation`,
  )({ ...TRIP, registration: REGISTRATION });
  await checkInElsewhere(stay);
  await testApi.moveClock(NIGHT_MS);
  const { desktop, page, kiosk } = await startKiosk({ language });
  await page.setViewportSize(portrait);
  const checkOut = new CheckOutPage(page, language);
  const bill = new BillPage(page, language);
  const { t, main } = checkOut;

  await desktop.tap(kiosk.checkOut);
  await signIn(page, language, stay.guest);
  await checkOut.boxes.first().waitFor();
  await expectTouchable(page, 'check-out');
  for (const box of await checkOut.boxes.all()) await desktop.tap(box);
  await expect(checkOut.submit).toBeEnabled();
  await desktop.tap(checkOut.submit);

  await expect(checkOut.done).toBeVisible();
  expect((await detailsOf(request, stay.guest, stay.bookingId)).status).toBe('CONCLUDED');
  await expect(main.getByRole('img', { name: t('bill:ways.phoneCode') })).toBeVisible();
  await expect(bill.download).toHaveCount(0);
  await expectTouchable(page, 'checked out');
  await desktop.tap(bill.email);
  await expect(bill.news).toContainText(t('bill:ways.emailed'));
  await desktop.tap(main.getByRole('link', { name: t('bill:ways.see') }));
  await expect(bill.title).toBeVisible();
  await expect(main).not.toContainText('R$');
  await expectTouchable(page, 'bill');
  await page.goBack();
  await expectGone(desktop, page, {
    marks: marksOf(stay),
    language,
    done: () => desktop.tap(main.getByRole('button', { name: t('check-out:done.end') })),
  });
  await request.dispose();
});
