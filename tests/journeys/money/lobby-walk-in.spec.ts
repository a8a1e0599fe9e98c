import { addDays } from '#shared/hotel-time.ts';
import { CPF } from '#tests/personal-data.ts';
import { expect, test as journey, today } from '../booking/funnel-test.ts';
import { holdRoom } from '../booking/other-guest.ts';
import { bookingOf } from '../booking/own-bookings.ts';
import { phone } from '../fixtures.ts';
import { anyArrival, gatewayFixture } from '../own-gateway.ts';
import { PixPage } from '../pages/pix-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';

/** A gateway of its own: codes expire when its clock is moved. */
const test = journey.extend({ gateway: gatewayFixture(anyArrival) });
test.describe.configure({ mode: 'default' });

test(
  'a walk-in booked in the lobby is paid with Pix on the guest’s own phone, where its code expires and the room goes on waiting (PAY-32, PAY-34, BKG-15)',
  phone,
  async ({ page, testApi, request, expectNoViolations }) => {
    const guest = await testApi.newGuest();
    const checkin = addDays(today(), 44);
    const stay = { checkin, checkout: addDays(checkin, 1) };
    const held = await holdRoom(request, guest, {
      hotelId: 'JARDINS',
      typeId: 'jardins-garden-queen',
      stay,
    });
    await signInByToken(page, guest);
    const pix = new PixPage(page);
    await page.goto('/');
    await page.getByRole('link', { name: pix.texts('home:stay.payWithPix') }).click();
    await expect(page.getByText('15 minutes')).toBeVisible();
    await expectNoViolations(page);
    await pix.request.click();
    await expect(pix.taxId).toHaveAttribute('aria-invalid', 'true');
    await pix.taxId.fill(CPF);
    await pix.request.click();
    await expect(pix.waiting).toBeVisible();
    const first = pix.paymentId;

    await testApi.moveClock(16 * 60_000);
    await expect(pix.ended('EXPIRED')).toBeVisible();
    await expect(page.getByText(pix.texts('pix:ended.EXPIRED.reserved'))).toBeVisible();
    expect((await bookingOf(request, guest, held.bookingId)).status).toBe('PENDING');
    await expectNoViolations(page);
    await pix.taxId.fill(CPF);
    await pix.newCode.click();
    await expect(pix.waiting).toBeVisible();
    expect(pix.paymentId).not.toBe(first);
    await testApi.payPix(pix.paymentId);
    await expect(pix.ended('PAID')).toBeVisible();
    expect((await bookingOf(request, guest, held.bookingId)).status).toBe('CONFIRMED');
  },
);
