import { brl } from '../booking/stay-arithmetic.ts';
import { linesOf } from '../pages/booking-summary.ts';
import { CreditsPage } from '../pages/credits-page.ts';
import { SettingsPage } from '../pages/settings-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, statementOf, test } from './wallet-fixture.ts';

const STATEMENT = /\/api\/personalInfo\/statement$/;
const DAY_MS = 86_400_000;

test('without credits the page says how they come and what they promise; those that come are shown, hidden and explained, a long statement in parts (CRE-01, CRE-02, CRE-03, CRE-04, CRE-05, CRE-09, CRE-10, LIM-03, LIM-07, API-50, PRF-01, CRE-06, CRE-07, CRE-08)', async ({
  page,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(STATEMENT);
  const guest = await testApi.newGuest({ language: 'pt' });
  await signInByToken(page, guest);
  const credits = new CreditsPage(page, 'pt');
  const { texts } = credits;
  await credits.open();
  await expect(credits.balance).toContainText(brl(0));
  await expect(page.getByRole('heading', { name: texts('credits:empty.title') })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: texts('credits:empty.book') }).click();
  await expect(page).toHaveURL('/booking/step-1');
  await page.goBack();
  await credits.policy('usage').click();
  const months = texts('credits:policies.usage.months', { months: 18, noShowMonths: 6 });
  await expect(credits.dialog.getByText(months)).toBeVisible();
  await credits.close();
  await credits.policy('reimbursement').click();
  const share = texts('credits:policies.reimbursement.share', { share: 80, kept: 20 });
  await expect(credits.dialog.getByText(share)).toBeVisible();
  await expect(credits.dialog).toContainText('credits@pernoite.example');
  await credits.close();
  await credits.back.click();
  await expect(page).toHaveURL('/guest/account');
  await expect(new SettingsPage(page, 'pt').ring).toHaveAttribute('aria-valuetext', '0%');
  await expect(
    page.getByRole('main').getByRole('link', { name: texts('account:preferences.add') }),
  ).toBeVisible();

  await page.route(STATEMENT, route => route.abort());
  await credits.open();
  const failed = page.getByRole('alert');
  await expect(failed).toContainText(texts('credits:error'));
  await page.unroute(STATEMENT);
  const given = statementOf(
    [
      { origin: 'FULL_CANCELLATION', value: 480, remaining: 480 },
      { origin: 'NO_SHOW', value: 120.5, remaining: 120.5, reason: 'Pelo banho frio' },
    ],
    600.5,
  );
  await page.route(STATEMENT, route => route.fulfill({ json: given }));
  await failed.getByRole('button', { name: texts('general:tryAgain') }).click();
  await expect(credits.balance).toContainText(brl(600_50));
  await expect(credits.rows).toHaveCount(2);
  await expect(credits.row('FULL_CANCELLATION')).toContainText(`+ ${brl(480_00)}`);
  const [one, other] = await Promise.all(
    [480_00, 120_50].map(cents => credits.endOfAmount(`+ ${brl(cents)}`)),
  );
  expect(one, 'amounts end below each other').toBeCloseTo(other ?? 0, 0);
  await credits.eye('hide').click();
  await expect(credits.balance.getByText('••••••', { exact: true })).toBeVisible();
  await expect(credits.list.getByText('••••', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('main')).not.toContainText('R$');
  await expectNoViolations(page);
  await credits.eye('show').click();
  await expect(credits.balance).toContainText(brl(600_50));

  await credits.row('NO_SHOW').click();
  await expect(credits.dialog.getByRole('heading', { name: texts('credits:origins.NO_SHOW') })).toBeVisible();
  expect(await linesOf(credits.dialog)).toMatchObject({
    [texts('credits:details.cameIn')]: brl(120_50),
    [texts('credits:details.left')]: brl(120_50),
    [texts('credits:details.reason')]: 'Pelo banho frio',
    [texts('credits:details.until')]: expect.any(String),
  });
  await expect(credits.dialog).toContainText(texts('credits:refund.amount', { amount: brl(96_40) }));
  await expect(credits.dialog.getByRole('link', { name: 'credits@pernoite.example' })).toHaveAttribute(
    'href',
    /^mailto:credits@pernoite\.example\?subject=/,
  );
  await expectNoViolations(page);
  await credits.close();
  await expect(credits.row('NO_SHOW')).toBeFocused();
  await credits.book.click();
  await expect(page).toHaveURL('/booking/step-1');

  const booking = {
    id: '6b0d51cd-7f5e-4a0e-8f0a-0a5f8d3f6a11',
    locator: 'ABC234',
    isVisible: true,
    checkinDate: '2026-11-03',
    checkoutDate: '2026-11-05',
    nights: 2,
    building: { name: 'Pernoite Nilo Square', city: 'Porto Alegre', timezone: 'America/Sao_Paulo' },
  };
  const yesterday = new Date(Date.now() - DAY_MS).toISOString();
  const response = statementOf(
    [
      { origin: 'NO_SHOW', dueDate: yesterday, remaining: 0, booking },
      { origin: 'EARLY_DEPARTURE', booking: { ...booking, isVisible: false } },
      { origin: 'NEW_BOOKING', type: 'WITHDRAWAL', dueDate: null, remaining: 0, booking },
      ...Array.from({ length: 60 }, () => ({})),
    ],
    600,
  );
  await page.unroute(STATEMENT);
  await page.route(STATEMENT, route => route.fulfill({ json: response }));
  const link = credits.dialog.getByRole('link', { name: 'ABC234' });
  const refund = credits.dialog.getByText(texts('credits:refund.title'));
  await credits.open();
  await expect(credits.rows).toHaveCount(50);
  await expect(page.getByText(texts('credits:shown', { shown: 50, all: 63 }))).toBeVisible();
  await credits.more.click();
  await expect(credits.rows).toHaveCount(63);

  await credits.row('NO_SHOW').click();
  await expect(credits.dialog).toContainText(texts('credits:what.NO_SHOW'));
  await expect(credits.dialog.getByText(texts('credits:details.expired'), { exact: true })).toBeVisible();
  await expect(credits.dialog).toContainText('Pernoite Nilo Square');
  await expect(credits.dialog).toContainText(texts('credits:details.nights', { count: 2 }));
  await expect(link).toHaveAttribute('href', `/guest/booking/details/${booking.id}`);
  await expect(refund).toHaveCount(0);
  await credits.close();

  await credits.row('EARLY_DEPARTURE').click();
  await expect(refund).toBeVisible();
  await expect(credits.dialog).toContainText('ABC234');
  await expect(credits.dialog).toContainText(texts('credits:details.notListed'));
  await expect(link).toHaveCount(0);
  await credits.close();

  await expect(credits.row('NEW_BOOKING')).toContainText(`− ${brl(10_00)}`);
  await credits.row('NEW_BOOKING').click();
  await expect(credits.dialog.getByText(texts('credits:details.wentOut'))).toBeVisible();
  await expect(refund).toHaveCount(0);
});
