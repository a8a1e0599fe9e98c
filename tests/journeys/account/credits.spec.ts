import { creditOrigin } from '#shared/contract/personal-info.ts';
import { brl } from '../booking/stay-arithmetic.ts';
import { CreditsPage } from '../pages/credits-page.ts';
import { languages } from '../pages/texts.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, statementOf, test } from './wallet-fixture.ts';

const STATEMENT = /\/api\/personalInfo\/statement$/;
const booking = {
  id: '6b0d51cd-7f5e-4a0e-8f0a-0a5f8d3f6a11',
  locator: 'ABC234',
  isVisible: true,
  checkinDate: '2026-11-03',
  checkoutDate: '2026-11-05',
  nights: 2,
  building: { name: 'Pernoite Nilo Square', city: 'Porto Alegre', timezone: 'America/Sao_Paulo' },
};

for (const language of languages) {
  test(`without credits the page says how they come and leads to a stay; back leads to the account, in ${language} (CRE-01, CRE-03)`, async ({
    page,
    testApi,
    expectNoViolations,
  }) => {
    await signInByToken(page, await testApi.newGuest({ language }));
    const credits = new CreditsPage(page, language);
    await credits.open();
    await expect(credits.balance).toContainText(brl(0));
    await expect(page.getByRole('heading', { name: credits.texts('credits:empty.title') })).toBeVisible();
    await expectNoViolations(page, { language });
    await page.getByRole('link', { name: credits.texts('credits:empty.book') }).click();
    await expect(page).toHaveURL('/booking/step-1');
    await page.goBack();
    await credits.back.click();
    await expect(page).toHaveURL('/guest/account');
  });

  test(`amounts end below each other; the eye hides the balance behind six dots, movements behind four, in ${language} (CRE-01, CRE-02, CRE-03, API-50)`, {
    tag: language === 'en' ? '@phone' : [],
  }, async ({ page, testApi, walletFixture, expectNoViolations }) => {
    const guest = await testApi.newGuest({ language });
    await walletFixture.use(guest, 'FULL_CANCELLATION', '480.00');
    await walletFixture.use(guest, 'NO_SHOW', '120.50');
    await signInByToken(page, guest);
    const credits = new CreditsPage(page, language);
    await credits.open();
    await expect(credits.balance).toContainText(brl(600_50));
    await expect(credits.rows).toHaveCount(2);
    await expect(credits.row('FULL_CANCELLATION')).toContainText(`+ ${brl(480_00)}`);
    const [one, other] = await Promise.all(
      [480_00, 120_50].map(cents => credits.endOfAmount(`+ ${brl(cents)}`)),
    );
    expect(one, 'amounts end below each other').toBeCloseTo(other ?? 0, 0);
    await expectNoViolations(page, { language });

    await credits.eye('hide').click();
    await expect(credits.balance.getByText('••••••', { exact: true })).toBeVisible();
    await expect(credits.list.getByText('••••', { exact: true })).toHaveCount(2);
    await expect(page.getByRole('main')).not.toContainText('R$');
    await expectNoViolations(page, { language });
    await credits.eye('show').click();
    await expect(credits.balance).toContainText(brl(600_50));
    await credits.book.click();
    await expect(page).toHaveURL('/booking/step-1');
  });

  test(`both policies say what they promise, in ${language} (CRE-04, LIM-03, LIM-07)`, async ({
    page,
    testApi,
    expectNoViolations,
  }) => {
    await signInByToken(page, await testApi.newGuest({ language }));
    const credits = new CreditsPage(page, language);
    await credits.open();
    await credits.policy('usage').click();
    const months = credits.texts('credits:policies.usage.months', { months: 18, noShowMonths: 6 });
    await expect(credits.dialog.getByText(months)).toBeVisible();
    await expectNoViolations(page, { language });
    await credits.close();
    await credits.policy('reimbursement').click();
    const share = credits.texts('credits:policies.reimbursement.share', { share: 80, kept: 20 });
    await expect(credits.dialog.getByText(share)).toBeVisible();
    await expect(credits.dialog).toContainText('credits@pernoite.example');
  });
}

test('every origin has its name and its story; a booking leads to its page unless it left the list (CRE-05, CRE-06, CRE-07)', async ({
  page,
  testApi,
}) => {
  const takes = ['EXPIRATION', 'NEW_BOOKING', 'PURCHASE_HOURS'];
  const response = statementOf(
    creditOrigin.options.map(origin => ({
      origin,
      ...(takes.includes(origin) && { type: 'WITHDRAWAL' as const, dueDate: null, remaining: 0 }),
      booking: { ...booking, isVisible: origin !== 'EARLY_DEPARTURE' },
    })),
  );
  await page.route(STATEMENT, route => route.fulfill({ json: response }));
  await signInByToken(page, await testApi.newGuest());
  const credits = new CreditsPage(page);
  const { texts } = credits;
  await credits.open();
  await expect(credits.rows).toHaveCount(creditOrigin.options.length);
  for (const origin of creditOrigin.options) {
    const sign = takes.includes(origin) ? '−' : '+';
    await expect(credits.row(origin)).toContainText(`${sign} ${brl(10_00)}`);
    await credits.row(origin).click();
    await expect(credits.dialog).toContainText(texts(`credits:what.${origin}`));
    await expect(credits.dialog).toContainText('Pernoite Nilo Square');
    await expect(credits.dialog).toContainText(texts('credits:details.nights', { count: 2 }));
    const link = credits.dialog.getByRole('link', { name: 'ABC234' });
    if (origin === 'EARLY_DEPARTURE') {
      await expect(link).toHaveCount(0);
      await expect(credits.dialog).toContainText('ABC234');
      await expect(credits.dialog).toContainText(texts('credits:details.notListed'));
    } else await expect(link).toHaveAttribute('href', `/guest/booking/details/${booking.id}`);
    // Only what came in is ever paid out.
    await expect(credits.dialog.getByText(texts('credits:refund.title'))).toHaveCount(
      takes.includes(origin) ? 0 : 1,
    );
    await credits.close();
  }
});

test('five thousand movements come in parts, and all that are shown can be hidden (CRE-01)', async ({
  page,
  testApi,
}) => {
  const response = statementOf(
    Array.from({ length: 5_000 }, () => ({})),
    50_000,
  );
  await page.route(STATEMENT, route => route.fulfill({ json: response }));
  await signInByToken(page, await testApi.newGuest());
  const credits = new CreditsPage(page);
  await credits.open();
  await expect(credits.rows).toHaveCount(50);
  await expect(page.getByText(credits.texts('credits:shown', { shown: 50, all: 5_000 }))).toBeVisible();
  for (let shown = 100; shown <= 500; shown += 50) {
    await credits.more.click();
    await expect(credits.rows).toHaveCount(shown);
  }
  await credits.eye('hide').click();
  await expect(credits.eye('show')).toBeVisible();
  await expect(credits.list.getByText('••••', { exact: true })).toHaveCount(500);
});

test('credits that do not load say so, and load on retry (CRE-10)', async ({
  page,
  testApi,
  walletFixture,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(STATEMENT);
  const guest = await testApi.newGuest();
  await walletFixture.use(guest, 'REFUND', '75.00');
  await page.route(STATEMENT, route => route.abort());
  await signInByToken(page, guest);
  const credits = new CreditsPage(page);
  await credits.open();
  const failed = page.getByRole('alert');
  await expect(failed).toContainText(credits.texts('credits:error'));
  await expectNoViolations(page);
  await page.unroute(STATEMENT);
  await failed.getByRole('button', { name: credits.texts('general:tryAgain') }).click();
  await expect(credits.balance).toContainText(brl(75_00));
});

test('where the hotel shows no credits, their address leads to the account (APP-26)', async ({
  page,
  testApi,
}) => {
  await signInByToken(page, await testApi.newGuest());
  await testApi.setFlag('IS_CREDITS_ENABLED', false);
  await page.goto('/guest/credits');
  await expect(page).toHaveURL('/guest/account');
  await expect(page.getByRole('main').getByRole('link', { name: 'Credits' })).toHaveCount(0);
});
