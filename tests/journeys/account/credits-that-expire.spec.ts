import { brl } from '../booking/stay-arithmetic.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { linesOf } from '../pages/booking-summary.ts';
import { CreditsPage } from '../pages/credits-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey } from './wallet-fixture.ts';

const DAY_MS = 86_400_000;

/** A gateway of its own: half a year ends the stays of the guests that other journeys count on. */
const test = journey.extend({
  gateway: gatewayFixture(),
});
test.describe.configure({ mode: 'default' });

test('a deposit shows everything and offers 80 % of what is left as money, until it has expired (CRE-04, CRE-05, CRE-06, CRE-08, CRE-09, LIM-03, LIM-07)', async ({
  page,
  testApi,
  walletFixture,
  expectedFailures,
  expectNoViolations,
}) => {
  // The session ends while the clock runs on.
  expectedFailures.allow(/securetoken/);
  const guest = await testApi.newGuest();
  await walletFixture.use(guest, 'NO_SHOW', '200.00', 'For the cold shower');
  await signInByToken(page, guest);
  const credits = new CreditsPage(page);
  const { texts } = credits;
  await credits.open();
  await credits.row('NO_SHOW').click();
  await expect(credits.dialog.getByRole('heading', { name: texts('credits:origins.NO_SHOW') })).toBeVisible();
  expect(await linesOf(credits.dialog)).toMatchObject({
    [texts('credits:details.cameIn')]: brl(200_00),
    [texts('credits:details.left')]: brl(200_00),
    [texts('credits:details.reason')]: 'For the cold shower',
    [texts('credits:details.until')]: expect.any(String),
  });
  await expect(credits.dialog).toContainText(texts('credits:refund.amount', { amount: brl(160_00) }));
  await expect(credits.dialog.getByRole('link', { name: 'credits@pernoite.example' })).toHaveAttribute(
    'href',
    /^mailto:credits@pernoite\.example\?subject=/,
  );
  await expectNoViolations(page);
  await credits.close();
  await expect(credits.row('NO_SHOW')).toBeFocused();

  await testApi.moveClock(190 * DAY_MS);
  await signInByToken(page, guest);
  await credits.open();
  await expect(credits.balance).toContainText(brl(0));
  await expect(credits.row('EXPIRATION')).toContainText(`− ${brl(200_00)}`);
  await credits.row('NO_SHOW').click();
  await expect(credits.dialog.getByText(texts('credits:details.expired'), { exact: true })).toBeVisible();
  await expect(credits.dialog.getByText(texts('credits:refund.title'))).toHaveCount(0);
});
