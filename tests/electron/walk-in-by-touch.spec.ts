import { mergeTests, type Page } from '@playwright/test';
import { createdBooking, newBooking } from '#shared/contract/guest/bookings.ts';
import { addDays, instantAt } from '#shared/hotel-time.ts';
import { gatewayFixture } from '#tests/journeys/own-gateway.ts';
import { FunnelPages, roomNames, today } from '#tests/journeys/pages/funnel-pages.ts';
import { LoginPage } from '#tests/journeys/pages/login-page.ts';
import { textsOf } from '#tests/journeys/pages/texts.ts';
import { VerificationPage } from '#tests/journeys/pages/verification-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { test as deviceTest } from './device-fixture.ts';
import { type DesktopApp, isStandIn } from './electron-app.ts';
import { expectGone } from './guest-gone.ts';
import { expect, test as phoneTest } from './guest-phone.ts';
import { goTo, portrait } from './kiosk.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { expectActInSight } from './pages/measures.ts';
import { OnScreenKeyboard } from './pages/on-screen-keyboard.ts';
import { expectQrCode } from './pages/qr-code.ts';

/** A gateway of its own: its clock goes to the afternoon of a walk-in. */
const test = mergeTests(phoneTest, deviceTest).extend({ gateway: gatewayFixture() });

const language = 'pt';
const t = textsOf(language);
/** The night of tomorrow: whatever the time is now, the hotel's clock goes forward. */
const checkin = addDays(today(), 1);
const guest = { email: 'lia@casa.test', password: 'Varanda#2026', fullName: "Lia D'Ávila" };
/** A narrow space stands between "R$" and the amount on paper, an ordinary one in the tests' own figures. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

async function book(desktop: DesktopApp, page: Page): Promise<{ bookingId: string; locator: string }> {
  const keyboard = new OnScreenKeyboard(desktop, page, language);
  const { search, results, payment, confirmation } = new FunnelPages(page, language);
  await desktop.tap(new KioskPage(page, language).book);
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('JARDINS');
  await desktop.tap(search.search);
  await desktop.tap(results.choose(roomNames[language].queen));

  await desktop.tap(payment.logIn);
  for (const method of ['phone', 'reservation', 'password'] as const)
    await expect(
      payment.loginDialog.getByRole('button', { name: t(`device-login:${method}`) }),
    ).toBeVisible();
  await desktop.tap(payment.loginDialog.getByRole('button', { name: t('general:close') }));
  await expect(payment.loginDialog).toBeHidden();

  for (const [field, typed, shown] of [
    ['email', guest.email, guest.email],
    ['dateOfBirth', '24081990', '24/08/1990'],
  ] as const) {
    await keyboard.fill(payment.guestField(field), typed);
    await expect(payment.guestField(field)).toHaveValue(shown);
    await keyboard.press(t('screen-keyboard:hide'));
  }
  await payment.guestField('repeatEmail').fill(guest.email);
  await payment.guestField('fullName').fill(guest.fullName);
  await payment.guestField('phone').fill('11987654321');
  await payment.guestField('password').fill(guest.password);
  await payment.guestField('repeatPassword').fill(guest.password);
  await keyboard.press(t('screen-keyboard:hide'));
  await desktop.tap(payment.guestField('consent'));
  await expect(payment.methods.getByRole('radio')).toHaveCount(1);
  await expect(payment.reception).toBeChecked();

  const sent = page.waitForRequest(/\/api\/bookings\/create$/);
  const created = page.waitForResponse(/\/api\/bookings\/create$/);
  // A finger does not wait for the form to be checked, as the driver's own click would.
  await expect(payment.confirm).toBeEnabled();
  await desktop.tap(payment.confirm);
  const order = newBooking.parse((await sent).postDataJSON());
  expect(order).toMatchObject({ companyCode: 'JARDINS', walkIn: true, useCredits: false });
  expect(order.payment).toBeUndefined();
  expect(order.startDate.slice(0, 10), 'the first night').toBe(checkin);
  await expect(confirmation.pending).toBeVisible();
  const { bookingId } = createdBooking.parse(await (await created).json());
  return { bookingId, locator: await confirmation.code() };
}

const jam = (desktop: DesktopApp, state: '1' | '') =>
  desktop.electron.evaluate((_electron, value) => {
    process.env['ELECTRON_STAND_IN_PRINTER_JAM'] = value;
  }, state);

async function paperOf(desktop: DesktopApp, print: () => Promise<unknown>): Promise<string> {
  await print();
  const printed = await desktop.journal('webContents.print');
  expect(printed).toHaveLength(1);
  await desktop.clearJournal();
  return plain(String(printed[0]?.['text']));
}

test('a walk-in guest books tonight by touch alone, takes code and paper along, types the code of the e-mail and is at the Pix payment, and leaves nothing behind (KSK-01, KSK-03, KSK-08, KSK-22, KSK-23, FUN-35, BEY-04, BEY-08, BEY-12)', async ({
  writeSettings,
  start,
  newPhone,
  gateway,
  testApi,
}) => {
  test.slow();
  await testApi.moveClock(instantAt(checkin, 16, 'America/Sao_Paulo').getTime() - Date.now());
  // What a real printer prints is checked on paper.
  await writeSettings({ language, ...(isStandIn && { printer: 'Slips' }) });
  const desktop = await start({ env: { ELECTRON_STAND_IN_PRINTERS: 'Slips' } });
  const lobby = await desktop.page();
  await lobby.setViewportSize(portrait);
  const { bookingId, locator } = await book(desktop, lobby);
  const marks = [guest.email, guest.fullName, bookingId, locator];
  const secrets = [guest.email, 'Lia', 'Ávila', bookingId, gateway.address];
  const { confirmation } = new FunnelPages(lobby, language);
  const opens = `${gateway.address}/guest/booking/details/${bookingId}`;
  await expectQrCode(lobby.getByRole('img', { name: t('booking-handoff:codeLabel') }), opens);
  for (const key of ['copy', 'print'] as const) {
    const button = lobby.getByRole('button', { name: t(`booking-confirmation:${key}`), exact: true });
    await expect(button).toHaveCount(0);
  }
  await expectNoViolations(lobby);
  await expectActInSight(
    lobby,
    confirmation.article.getByRole('link', { name: t('booking-confirmation:payWithPix') }),
  );
  if (isStandIn) {
    const print = lobby.getByRole('button', { name: t('booking-handoff:print') });
    await jam(desktop, '1');
    await desktop.tap(print);
    const failed = lobby.getByRole('alert').filter({ hasText: t('booking-handoff:printFailed') });
    await expect(failed).toBeVisible();
    await jam(desktop, '');
    await desktop.clearJournal();
    const text = await paperOf(desktop, async () => {
      await desktop.tap(print);
      await expect(lobby.getByText(t('booking-handoff:printed'))).toBeVisible();
    });
    for (const said of [
      'Pernoite Jardins',
      locator,
      roomNames[language].queen,
      t('booking-handoff:slip.foot'),
    ])
      expect(text, 'on paper').toContain(said);
    for (const secret of secrets) expect(text, 'on paper').not.toContain(secret);
  }
  await desktop.tap(confirmation.article.getByRole('link', { name: t('booking-confirmation:payWithPix') }));
  const waiting = new VerificationPage(lobby, language);
  const keyboard = new OnScreenKeyboard(desktop, lobby, language);
  // The number pad is open without a touch.
  await keyboard.expectClearOf(waiting.code);
  await keyboard.type(await testApi.verificationCode(guest.email));
  await keyboard.press(t('screen-keyboard:done'));
  await expect(lobby.getByRole('heading', { level: 1, name: t('pix-pending:title') })).toBeVisible();
  await goTo(lobby, '/booking/confirmation');
  await expectGone(desktop, lobby, {
    marks,
    language,
    done: () =>
      desktop.tap(confirmation.article.getByRole('button', { name: t('booking-confirmation:done') })),
  });

  // On the phone: the code from the lobby opens the booking.
  const phone = await newPhone(language);
  await phone.goto(new URL(opens).pathname);
  await expect(phone).toHaveURL('/login');
  await new LoginPage(phone, language).signIn(guest);
  await expect(phone).toHaveURL(new URL(opens).pathname);
});
