import { mergeTests } from '@playwright/test';
import { newBooking } from '#shared/contract/bookings.ts';
import { ConsolePage } from '#tests/journeys/pages/console-page.ts';
import { FunnelPages, roomNames, today } from '#tests/journeys/pages/funnel-pages.ts';
import { languages } from '#tests/journeys/pages/texts.ts';
import { ask, test as deviceTest } from './device-fixture.ts';
import { expect, test as phoneTest } from './guest-phone.ts';
import { landscape, openPage, portrait } from './kiosk.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { OnScreenKeyboard } from './pages/on-screen-keyboard.ts';

/** From the lobby's door to the key of a room with nothing but a finger. */

const test = mergeTests(phoneTest, deviceTest);
const HOUR_MS = 3_600_000;

/** Four in the afternoon of tomorrow, at the hotel. The whole country has had one offset since 2019. */
const afternoon = () => new Date(`${today(new Date(Date.now() + 24 * HOUR_MS))}T16:00:00-03:00`);

const screens = { pt: { name: 'an upright', size: portrait }, en: { name: 'a wide', size: landscape } };

for (const language of languages) {
  const { name, size } = screens[language];
  test(`a walk-in guest books tonight by touch alone and pays at the reception, on ${name} screen in ${language} (KSK-01, KSK-03, KSK-08, BEY-04, FUN-35)`, async ({
    testApi,
    keepSettings,
    start,
    newPhone,
  }) => {
    test.slow();
    const now = afternoon();
    await testApi.moveClock(now.getTime() - Date.now());
    await keepSettings({ language });
    const desktop = await start();
    const { page } = await openPage(desktop);
    await page.setViewportSize(size);
    const kiosk = new KioskPage(page, language);
    const keyboard = new OnScreenKeyboard(desktop, page, language);
    const { search, results, services, payment, confirmation } = new FunnelPages(page, language);
    const email = `lia.${language}@casa.test`;

    await desktop.tap(kiosk.book);
    await expect(page.getByRole('radio', { checked: true })).toHaveValue('JARDINS');
    await desktop.tap(search.search);
    await desktop.tap(results.choose(roomNames[language].queen));
    await desktop.tap(results.next);
    await desktop.tap(services.next);

    const birthday = language === 'pt' ? '24/08/1990' : '08/24/1990';
    for (const [field, shown] of [
      ['email', email],
      ['repeatEmail', email],
      ['fullName', "Lia D'Ávila"],
      ['dateOfBirth', birthday],
      ['phone', '(11) 98765-4321'],
      ['password', 'Varanda#2026'],
      ['repeatPassword', 'Varanda#2026'],
    ] as const) {
      const typed = ['dateOfBirth', 'phone'].includes(field) ? shown.replaceAll(/\D/g, '') : shown;
      await keyboard.fill(payment.guestField(field), typed);
      await expect(payment.guestField(field)).toHaveValue(shown);
      await keyboard.press(keyboard.texts('screen-keyboard:hide'));
    }
    await desktop.tap(payment.guestField('consent'));
    await expect(payment.methods.getByRole('radio')).toHaveCount(1);
    await expect(payment.reception).toBeChecked();

    const sent = page.waitForRequest(/\/api\/bookings\/create$/);
    // A finger does not wait for the form to be checked, as the driver's own click would.
    await expect(payment.confirm).toBeEnabled();
    await desktop.tap(payment.confirm);
    const order = newBooking.parse((await sent).postDataJSON());
    expect(order).toMatchObject({ companyCode: 'JARDINS', walkIn: true, useCredits: false });
    expect(order.payment).toBeUndefined();
    expect(today(new Date(order.startDate)), 'the first night').toBe(today(now));
    await expect(confirmation.pending).toBeVisible();

    const desk = new ConsolePage(await newPhone());
    const booked = await desk.booking(await confirmation.code());
    await expect(booked).toContainText('pending');
    await expect(booked).toContainText(email);

    await desktop.tap(
      confirmation.article.getByRole('button', { name: confirmation.texts('booking-confirmation:done') }),
    );
    const next = await desktop.pageAfter(page);
    await expect(new KioskPage(next, language).book).toBeVisible();
    expect(await ask(next, 'renewToken')).toEqual({ value: null });
    expect(await ask(next, 'describeDevice')).toMatchObject({ value: { reason: 'finished' } });
  });
}
