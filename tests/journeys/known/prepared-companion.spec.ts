import { gatewayFixture } from '../own-gateway.ts';
import { BookingDetailsPage } from '../pages/booking-details-page.ts';
import { BookingListPage } from '../pages/booking-list-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { expect, test as journey } from '../test-api.ts';

/** Reads a demonstration guest's stay, which ends where another journey moves the clock. */
const test = journey.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });

test('who shares a room sees how its main guest has it prepared, and no way to change it (PRF-16, PD-129)', async ({
  page,
}) => {
  const clara = { email: 'clara@pernoite.test', password: 'Pernoite#2026' };
  await new LoginPage(page, 'pt').enter(clara, '/guest/booking/active');
  const list = new BookingListPage(page, 'pt');
  await list.cards('active', 'São Paulo').getByRole('link').first().click();
  const details = new BookingDetailsPage(page, 'pt');
  await expect(details.preparedByOther).toContainText(details.t('prepared-room:lead.other'));
  await expect(details.preparedByOther.getByRole('definition').nth(1)).toHaveText('Meia-luz');
  await expect(details.preparedByOther.getByRole('link')).toHaveCount(0);
});
