import { expect } from '@playwright/test';
import { createdBooking } from '#shared/contract/guest/bookings.ts';
import { FunnelPages } from '#tests/journeys/pages/funnel-pages.ts';
import type { NewGuest } from '#tests/journeys/pages/payment-page.ts';
import { type Lobby, language } from './lobby.ts';
import { ROOM } from './production-hotel.ts';

export type BookedWalkIn = { bookingId: string; locator: string };

/** A stranger books tonight's room at the kiosk, with a new account and the payment at the reception. */
export async function bookTonight(lobby: Lobby, guest: NewGuest): Promise<BookedWalkIn> {
  const { desktop, page, keyboard } = lobby;
  const { search, results, payment, confirmation } = new FunnelPages(page, language);
  await desktop.tap(lobby.start.book);
  await desktop.tap(search.search);
  await desktop.tap(results.choose(ROOM));
  for (const [key, typed] of [
    ['email', guest.email],
    ['repeatEmail', guest.email],
    ['fullName', guest.fullName],
    ['dateOfBirth', search.typed(guest.dateOfBirth)],
    ['phone', guest.phone],
    ['password', guest.password],
    ['repeatPassword', guest.password],
  ] as const)
    await payment.guestField(key).fill(typed);
  await keyboard.press(payment.t('screen-keyboard:hide'));
  await desktop.tap(payment.guestField('consent'));
  await expect(payment.methods.getByRole('radio'), 'no card and no Pix').toHaveCount(1);
  await expect(payment.reception).toBeChecked();
  const created = page.waitForResponse(/\/api\/bookings\/create$/);
  await expect(payment.confirm).toBeEnabled();
  await desktop.tap(payment.confirm);
  await expect(confirmation.pending).toBeVisible();
  const { bookingId } = createdBooking.parse(await (await created).json());
  const locator = await confirmation.code();
  await lobby.end(() =>
    desktop.tap(confirmation.article.getByRole('button', { name: payment.t('booking-confirmation:done') })),
  );
  return { bookingId, locator };
}
