import { addDays } from '#shared/hotel-time.ts';
import { bookByCard } from '../booking/other-guest.ts';
import { detailsOf } from '../booking/own-bookings.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { today } from '../pages/funnel-pages.ts';
import { HoursPage } from '../pages/hours-page.ts';
import { PixPage } from '../pages/pix-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey } from '../test-api.ts';

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 60;

/** A gateway of its own: its clock is moved on to days on which hours are sold. */
const test = journey.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });

test('extra hours are paid with Pix: a code that expires frees them, and a paid one leads to the new hour (PAY-32, PAY-33, PAY-34, HRS-03)', async ({
  page,
  request,
  testApi,
}) => {
  const guest = await testApi.newGuest({ language: 'pt' });
  const checkin = addDays(today(), DAYS_AHEAD);
  const stay = { checkin, checkout: addDays(checkin, 2) };
  const { bookingId } = await bookByCard(request, guest, {
    hotelId: 'NILO',
    typeId: 'nilo-garden-queen',
    stay,
    rooms: 1,
    arrival: 15,
    departure: 12,
  });
  await testApi.moveClock((DAYS_AHEAD - 3) * DAY_MS);
  const { accommodations } = await detailsOf(request, guest, bookingId);
  const room = { bookingId, accommodationId: accommodations[0]?.accommodationId ?? 0 };
  await signInByToken(page, guest);
  const hours = new HoursPage(page, 'pt');
  const pix = new PixPage(page, 'pt');
  const { t } = hours;

  const order = async () => {
    await hours.slot('CHECKOUT', 2).check();
    await hours.pix.check();
    await hours.pay.click();
    await expect(hours.main, 'who pays is missing').toContainText(t('general:validation.required'));
    await hours.taxId.fill('529.982.247-25');
    await hours.pay.click();
    await page.waitForURL('**/guest/pix/*');
    await expect(pix.waiting).toBeVisible();
  };
  await hours.open(room, 'CHECKOUT');
  await order();
  await expect(page.getByRole('main')).toContainText(t('pix:lead.HOURS'));
  await page.goto('/');
  const openCode = new RegExp(t('guest-booking:payPix.HOURS', { minutes: 15 }).replace('15', '1[0-5]'));
  await page.getByRole('link', { name: openCode }).click();
  await expect(pix.waiting).toBeVisible();
  await testApi.expirePix(pix.paymentId);
  await expect(page.getByRole('main')).toContainText(t('pix:ended.EXPIRED.HOURS'));
  await page.getByRole('link', { name: t('pix:ways.hours') }).click();

  await order();
  await page.reload();
  await expect(pix.waiting).toBeVisible();
  await testApi.payPix(pix.paymentId);
  await expect(hours.bought).toBeVisible();
  await expect(page).toHaveURL(/\/buy-hours\/CHECKOUT\/\d+\/success$/);
  await expect(hours.main).toContainText('14:00');
  await expect(hours.main).toContainText(t('additional-hours:bought.pix', { amount: '' }).trim());
});
