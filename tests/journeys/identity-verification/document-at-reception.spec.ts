import { addDays } from '#shared/hotel-time.ts';
import { bookByCard, freestType } from '../booking/other-guest.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { today } from '../pages/funnel-pages.ts';
import { VERIFICATION_PATH } from '../pages/identity-verification-page.ts';
import { textsOf } from '../pages/texts.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { test as journey } from '../test-api.ts';

const test = journey.extend({ gateway: gatewayFixture({ VERIFICATION_PROVIDER: 'desk' }) });
test.describe.configure({ mode: 'default' });

const { expect } = test;
const t = textsOf('en');

test('a guest says that the document will be shown at the reception, reads its hours, and is confirmed by the desk (PRD-03, PRD-04)', async ({
  page,
  request,
  testApi,
  deskOf,
  expectNoViolations,
}) => {
  const guest = await testApi.newGuest();
  const stay = { checkin: addDays(today(), 12), checkout: addDays(today(), 13) };
  const order = await freestType(request, stay);
  const { bookingId } = await bookByCard(request, guest, { ...order, stay, rooms: 1 });
  await signInByToken(page, guest);
  await page.goto(VERIFICATION_PATH);
  const title = (key: 'pending' | 'processing') =>
    page.getByRole('heading', { name: t(`identity-verification:reception.${key}.title`) });
  await expect(title('pending')).toBeVisible();
  const hours = t('general:reception.hours', { from: '7 AM', until: '11 PM' });
  await expect(page.getByText(t('general:reception.of', { hotel: 'Pernoite Jardins', hours }))).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: t('identity-verification:reception.confirm') }).click();
  await expect(title('processing')).toBeVisible();
  await expect(page.getByTitle(t('identity-verification:dialog.frame'))).toHaveCount(0);
  await deskOf(order.hotelId).approveHolder(bookingId);
  await page.getByRole('button', { name: t('identity-verification:processing.update') }).click();
  await expect(page.getByRole('heading', { name: t('identity-verification:approved.title') })).toBeVisible();
});
