import { addDays } from '#shared/hotel-time.ts';
import { CPF } from '#tests/personal-data.ts';
import { freestType, reserveRoom } from '../booking/other-guest.ts';
import { bookingOf } from '../booking/own-bookings.ts';
import { today } from '../pages/funnel-pages.ts';
import { PixPage } from '../pages/pix-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';

test('a walk-in booked in the lobby is paid with Pix on the guest’s own phone, where its code expires and the room goes on waiting (PAY-32, PAY-34, BKG-15)', async ({
  page,
  testApi,
  request,
}) => {
  const guest = await testApi.newGuest();
  const stay = { checkin: addDays(today(), 1), checkout: addDays(today(), 2) };
  const { bookingId } = await reserveRoom(request, guest, { ...(await freestType(request, stay)), stay });
  await signInByToken(page, guest);
  const pix = new PixPage(page);
  await page.goto('/');
  await page.getByRole('link', { name: pix.texts('home:stay.payWithPix') }).click();
  await expect(page.getByText('15 minutes')).toBeVisible();
  await pix.request.click();
  await expect(pix.taxId).toHaveAttribute('aria-invalid', 'true');
  await pix.taxId.fill(CPF);
  await pix.request.click();
  await expect(pix.waiting).toBeVisible();
  const first = pix.paymentId;

  await testApi.expirePix(first);
  await expect(pix.ended('EXPIRED')).toBeVisible();
  await expect(page.getByText(pix.texts('pix:ended.EXPIRED.reserved'))).toBeVisible();
  expect((await bookingOf(request, guest, bookingId)).status).toBe('PENDING');
  await pix.taxId.fill(CPF);
  await pix.newCode.click();
  await expect(pix.waiting).toBeVisible();
  expect(pix.paymentId).not.toBe(first);
  await testApi.payPix(pix.paymentId);
  await expect(pix.ended('PAID')).toBeVisible();
  expect((await bookingOf(request, guest, bookingId)).status).toBe('CONFIRMED');
});
