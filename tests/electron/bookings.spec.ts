import type { Page } from '@playwright/test';
import { addDays } from '#shared/hotel-time.ts';
import { holdRoom } from '#tests/journeys/booking/other-guest.ts';
import { BookingDetailsPage } from '#tests/journeys/pages/booking-details-page.ts';
import { BookingListPage } from '#tests/journeys/pages/booking-list-page.ts';
import { DeskPaymentPage } from '#tests/journeys/pages/desk-page.ts';
import { today } from '#tests/journeys/pages/funnel-pages.ts';
import { LoginForm } from '#tests/journeys/pages/login-page.ts';
import { DEMO_PASSWORD } from '../../src-gateway/seed/demo-guests.ts';
import { expectNoViolations } from './accessibility.ts';
import { deskLanguage, deskOf, signIn } from './desk.ts';
import { test as deviceTest } from './device-fixture.ts';
import { expect, test as phoneTest } from './guest-phone.ts';
import { goTo, landscape, portrait } from './kiosk.ts';
import { smallTargets, smallTexts } from './pages/measures.ts';

/** A guest's bookings on a screen in a lobby, and at the reception desk. */

const rafael = { email: 'rafael@pernoite.test', password: DEMO_PASSWORD };
const SIX_DIGITS = /^\d{6}$/;

async function canBeReadAndTouched(page: Page): Promise<void> {
  for (const size of [portrait, landscape]) {
    await page.setViewportSize(size);
    expect(await smallTexts(page, 20)).toEqual([]);
    expect(await smallTargets(page, 56)).toEqual([]);
    await expectNoViolations(page);
  }
}

deviceTest(
  'a lobby’s screen masks code, room, names, door code and amounts until they are pressed, and shows the map as a code (BKG-18, BKG-32, BEY-05, BEY-09)',
  async ({ startKiosk }) => {
    const { page, kiosk } = await startKiosk();
    await kiosk.signIn.click();
    await goTo(page, '/login?way=password');
    await new LoginForm(page.getByRole('main'), 'pt').signIn(rafael);
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/login');
    await goTo(page, '/guest/booking/active');
    const list = new BookingListPage(page, 'pt');
    const { t } = list;
    const masked = (what: string) => ({ name: t('general:masked', { what }) });
    const card = list.cards('active', 'Pernoite Jardins');
    await expect(card).toHaveCount(1);
    const code = card.getByRole('button', masked(t('booking-list:card.codeMasked')));
    await code.focus();
    await page.keyboard.down('Enter');
    await expect(card).toContainText(/[A-Z0-9]{6}/);
    await page.keyboard.up('Enter');
    await expect(card).not.toContainText(/[A-Z0-9]{6}/);
    await canBeReadAndTouched(page);

    await list.choose(card);
    const details = new BookingDetailsPage(page, 'pt');
    await expect(details.values.getByRole('definition').first()).toBeVisible();
    await expect(details.copy).toHaveCount(0);
    await expect(details.print).toHaveCount(0);
    await expect(details.main).not.toContainText('R$ 2');
    await expect(details.rooms).not.toContainText('Rafael');
    await expect(details.rooms.getByRole('button', masked(t('guest-booking:roomMasked')))).toBeVisible();

    const door = details.rooms.getByRole('button', { name: t('guest-booking:doorCode.hold') });
    await expect(details.rooms).toContainText('•'.repeat(20));
    await door.focus();
    await page.keyboard.down(' ');
    await expect(details.rooms.getByText(SIX_DIGITS)).toBeVisible();
    await page.keyboard.up(' ');
    await expect(details.rooms.getByText(SIX_DIGITS)).toHaveCount(0);

    await expect(details.values).not.toContainText('R$');
    const amounts = details.values.getByRole('button', { name: t('booking-details:values.show') });
    await amounts.focus();
    await page.keyboard.down('Enter');
    await expect(details.values).toContainText('R$');
    await page.keyboard.up('Enter');
    await expect(details.values).not.toContainText('R$');
    await canBeReadAndTouched(page);

    await expect(details.main.getByRole('img', { name: t('booking-handoff:codeLabel') })).toBeVisible();
    await details.map.click();
    const outside = page.getByRole('dialog', { name: t('outside-code:page.title') });
    await expect(outside.getByRole('img')).toBeVisible();
    await outside.getByRole('button', { name: t('outside-code:done') }).click();

    await goTo(page, '/guest/booking/details/nothing');
    await expect(details.missing).toBeVisible();
    await canBeReadAndTouched(page);
  },
);

phoneTest(
  'at the desk an unpaid booking is found, opened and brought to its payment by keyboard alone (PD-13, BKG-15, DSK-04)',
  async ({ desktop, testApi, playwright, gateway }) => {
    const request = await playwright.request.newContext({ baseURL: gateway.address });
    const guest = await testApi.newGuest({ language: deskLanguage });
    const tomorrow = addDays(today(), 1);
    const held = await holdRoom(request, guest, {
      hotelId: 'JARDINS',
      typeId: 'jardins-garden-queen',
      stay: { checkin: tomorrow, checkout: addDays(tomorrow, 1) },
    });
    await request.dispose();
    const page = await desktop.page();
    await deskOf(page);
    await signIn(page, guest);
    await goTo(page, '/guest/booking/active');
    const list = new BookingListPage(page, deskLanguage);
    await list.link(list.cards('active', held.locator)).press('Enter');
    const details = new BookingDetailsPage(page, deskLanguage);
    await expect(details.copy).toBeVisible();
    await details.pay.press('Enter');
    const payment = new DeskPaymentPage(page, deskLanguage);
    await expect(payment.pay).toBeVisible();
  },
);
