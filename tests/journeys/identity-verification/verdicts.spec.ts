import { identityReasons } from '#shared/identity-reasons.ts';
import { stopClock, untilAtRest } from '../at-rest.ts';
import { IdentityVerificationPage } from '../pages/identity-verification-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { languages, textsOf } from '../pages/texts.ts';
import { expect, test } from './verification-test.ts';

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a rejected guest reads every reason, the unknown one in the server’s words, and can write or try again (IDV-04, IDV-09, IDV-10, IDV-17, IDV-18)', async ({
      page,
      guest,
      testApi,
      verification,
      expectNoViolations,
    }) => {
      const t = textsOf(language);
      await expect(verification.status('PENDING')).toBeVisible();
      const other = { code: 'HAT_TOO_LARGE', text: 'The hat is too large' };
      await testApi.setVerification(guest.email, 'REPROVED', { reasons: identityReasons, other });
      await page.reload();
      await expect(verification.status('REPROVED')).toBeVisible();
      await expect(verification.reasons).toHaveText([
        ...identityReasons.map(code => t(`identity-verification:reprovedStatus.validationErrors.${code}`)),
        other.text,
      ]);
      await expect(verification.contact).toHaveAttribute('href', /contact/);
      await expectNoViolations(page, { language });
      const response = page.waitForResponse(/validation\/link$/);
      await verification.tryAgain.click();
      expect((await response).status()).toBe(200);
      const embedded = verification.embedded();
      await expect(embedded.title(embedded.texts.document.title)).toBeVisible();
    });
  });
}

test('after an update the status is polled after 2 s, then every 5 s until the decision or the screen is left (IDV-05, IDV-06)', async ({
  page,
  guest,
  testApi,
  verification,
}) => {
  await expect(verification.status('PENDING')).toBeVisible();
  await testApi.setVerification(guest.email, 'PROCESSING');
  await page.clock.install();
  await page.reload();
  await expect(verification.status('PROCESSING')).toBeVisible();
  await untilAtRest(page);
  await stopClock(page);
  let looks = 0;
  page.on('request', request => void (request.url().endsWith('/validation/status') && (looks += 1)));
  const lookAfter = async (milliseconds: number) => {
    const response = page.waitForResponse(/validation\/status$/);
    await page.clock.runFor(milliseconds);
    await response;
    // The pause to the next look begins when the page has read this response: the clock must not run before.
    await untilAtRest(page);
  };

  await verification.update.click();
  await page.clock.runFor(1_900);
  expect(looks).toBe(0);
  await lookAfter(100);
  expect(looks).toBe(1);
  await page.clock.runFor(4_900);
  expect(looks).toBe(1);
  await lookAfter(200);
  expect(looks).toBe(2);
  await testApi.setVerification(guest.email, 'REPROVED', { reasons: ['LIVENESS'] });
  await lookAfter(5_100);
  await expect(verification.status('REPROVED')).toBeVisible();
  await page.clock.runFor(30_000);
  expect(looks).toBe(3);

  await testApi.setVerification(guest.email, 'PROCESSING');
  await page.clock.resume();
  await page.reload();
  await expect(verification.status('PROCESSING')).toBeVisible();
  await untilAtRest(page);
  await stopClock(page);
  await verification.update.click();
  await lookAfter(2_100);
  const homesOwn = page.waitForResponse(/validation\/status$/);
  await page.getByRole('link', { name: 'Pernoite' }).first().click();
  await expect(page).toHaveURL('/');
  // The address changes first; the screen is left when home is rendered.
  await expect(verification.update).toHaveCount(0);
  // Home queries once too, when it has fetched its cards; a page whose clock is stopped never does.
  await page.clock.resume();
  await homesOwn;
  const before = looks;
  await page.clock.runFor(30_000);
  expect(looks).toBe(before);
});

test('a link that is not issued is reported, and can be requested again in the dialog (IDV-16)', async ({
  page,
  verification,
  expectedFailures,
}) => {
  const t = textsOf('en');
  expectedFailures.allow(/validation\/link/);
  await page.route('**/validation/link', route => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await verification.start.click();
  await expect(page.getByText(t('general:genericError')).first()).toBeVisible();
  await verification.dialog.getByRole('button', { name: t('general:tryAgain') }).click();
  const embedded = verification.embedded();
  await expect(embedded.title(embedded.texts.document.title)).toBeVisible();
});

test('a status that does not load is reported, loading stops, and it can be fetched again (IDV-16)', async ({
  page,
  guest,
  verification,
  expectedFailures,
}) => {
  const t = textsOf('en');
  expect(guest.email).not.toBe('');
  expectedFailures.allow(/validation\/status/);
  await expect(verification.status('PENDING')).toBeVisible();
  await page.route('**/validation/status', route => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.reload();
  await expect(page.getByText(t('general:genericError')).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: t('identity-verification:loadFailed') })).toBeVisible();
  await expect(verification.main.getByText(t('identity-verification:loading'))).toBeHidden();
  await verification.main.getByRole('button', { name: t('general:tryAgain') }).click();
  await expect(verification.status('PENDING')).toBeVisible();
});

test('a gateway of an older make is understood (PD-26)', async ({ page, verification }) => {
  await expect(verification.status('PENDING')).toBeVisible();
  for (const [label, status] of [
    ['VERIFYING', 'PROCESSING'],
    ['VERIFIED', 'APPROVED'],
    ['WAITING_SENT', 'PENDING'],
  ] as const) {
    await page.route(
      '**/validation/status',
      route => route.fulfill({ json: { validationStatus: label, statusReasons: [] } }),
      { times: 1 },
    );
    await page.reload();
    await expect(verification.status(status)).toBeVisible();
  }
});

for (const [email, language] of [
  ['ana@pernoite.test', 'pt'],
  ['james@pernoite.test', 'en'],
] as const) {
  test(`the embedded page speaks ${language} to ${email}, whose nationality says so (IDV-12)`, async ({
    page,
  }) => {
    // The screen's own language is the other one.
    const screen = language === 'pt' ? 'en' : 'pt';
    await new LoginPage(page, screen).enterByForm({ email, password: 'Pernoite#2026' });
    const verification = new IdentityVerificationPage(page, screen);
    await verification.open();
    await verification.start.click();
    const embedded = verification.embedded(language);
    await expect(embedded.title(embedded.texts.document.title)).toBeVisible();
    await verification.close.click();
    await expect(verification.dialog).toBeHidden();
  });
}
