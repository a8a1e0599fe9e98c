import { identityReasons } from '#shared/identity-reasons.ts';
import { untilAtRest } from '../at-rest.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, picture, test } from './verification-test.ts';

test('a guest hands in document and selfie by file in a frame that heeds nobody else, waits, and is confirmed (IDV-01, IDV-03, IDV-05, IDV-07, IDV-11, IDV-15, PD-27, PER-01)', async ({
  page,
  guest,
  verification,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(/\/session$|pictures\/document/);
  expectedFailures.allowError(/frame-ancestors|Framing/);
  await testApi.planVerification('never');
  await expect(verification.status('PENDING')).toBeVisible();
  await expectNoViolations(page);
  const link = page.waitForResponse(/validation\/link$/);
  await verification.start.click();
  const { urlValidation } = (await (await link).json()) as { urlValidation: string };
  const { origin } = new URL(urlValidation);
  expect(origin).not.toBe(new URL(page.url()).origin);
  const embedded = verification.embedded();
  await expect(embedded.title(embedded.texts.document.title)).toBeVisible();
  const frame = page.frames().find(one => one.url().startsWith(origin));
  expect(frame?.url(), 'the link leaves the address').toBe(`${origin}/`);
  await expectNoViolations(page);

  await test.step('the link works once, and in no frame but this', async () => {
    const elsewhere = await page.context().newPage();
    const rejected = elsewhere.waitForResponse(/\/session$/);
    await elsewhere.goto(urlValidation);
    expect((await rejected).status()).toBe(404);
    await expect(elsewhere.getByRole('heading', { name: embedded.texts.gone.title })).toBeVisible();
    await elsewhere.route('https://stranger.example/', route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe title="theirs" src="${urlValidation}"></iframe>`,
      }),
    );
    await elsewhere.goto('https://stranger.example/');
    await expect(elsewhere.getByTitle('theirs').contentFrame().getByRole('heading')).toHaveCount(0);
    await elsewhere.close();
  });

  await test.step('messages from this page and from another frame of that origin are ignored', async () => {
    await page.evaluate(async () => {
      window.postMessage({ code: 'ONBOARDING_FINISHED' }, '*');
      const [real] = document.querySelectorAll('iframe');
      const forged = document.createElement('iframe');
      forged.src = new URL('/', real?.src).href;
      document.body.append(forged);
      await new Promise(done => forged.addEventListener('load', done));
    });
    const twin = page.frames().at(-1);
    await twin?.evaluate(() => window.parent.postMessage({ code: 'ONBOARDING_FINISHED' }, '*'));
    // Whatever was sent has been received by now: messages keep their order.
    await page.evaluate(
      () =>
        new Promise(done => {
          window.addEventListener('message', ({ data }) => data === 'last' && done(null));
          window.postMessage('last', '*');
        }),
    );
    await expect(verification.dialog).toBeVisible();
    await page.evaluate(() => [...document.querySelectorAll('iframe')].at(-1)?.remove());
  });

  await test.step('a picture that cannot be read, or is too small, is said to be so', async () => {
    const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    await embedded.choose(page, notes);
    await expect(embedded.alert).toHaveText(embedded.texts.problems.notPicture);
    const dot = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await embedded.choose(page, { name: 'dot.png', mimeType: 'image/png', buffer: dot });
    await expect(embedded.alert).toHaveText(embedded.texts.problems.small);
  });

  await embedded.choose(page, picture);
  await expect(embedded.picture('document')).toBeVisible();
  await embedded.retake.click();
  await embedded.chooseBoth(page, picture);
  await expect(embedded.picture('document')).toBeVisible();
  await expect(embedded.picture('selfie')).toBeVisible();
  await expectNoViolations(page);
  await embedded.change('selfie').click();
  await embedded.choose(page, picture);
  await embedded.use.click();
  await page.route('**/pictures/document', route => route.abort(), { times: 1 });
  await embedded.send.click();
  await expect(embedded.alert).toHaveText(embedded.texts.problems.network);
  await embedded.send.click();

  await expect(verification.dialog).toBeHidden();
  await expect(verification.status('PROCESSING')).toBeVisible();
  await expectNoViolations(page);
  await testApi.setVerification(guest.email, 'APPROVED');
  await verification.update.click();
  await expect(verification.status('APPROVED')).toBeVisible();
  await expectNoViolations(page);
});

test('by keyboard alone a guest gets through, and is not taken for one who has left (IDV-03, IDV-11, PD-38, SES-10)', async ({
  page,
  verification,
}) => {
  const t = textsOf('en');
  const warning = page.getByRole('alertdialog', { name: t('session:idle.title') });
  // From here on the driver takes what a chooser of files would open; a frame learns that only after a while.
  page.on('filechooser', () => undefined);
  await page.clock.install();
  await page.reload();
  await verification.start.focus();
  await page.keyboard.press('Enter');
  const embedded = verification.embedded();
  await expect(embedded.title(embedded.texts.document.title)).toBeFocused();
  await untilAtRest(page);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(60_000);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(60_000);
  await expect(warning).toBeHidden();
  await page.clock.fastForward(31_000);
  await expect(warning).toBeVisible();
  // Prompted just now, not a minute ago: the countdown of 90 s has hardly begun.
  await expect(warning).toContainText(/\b(8[5-9]|90)\b/);
  await warning.getByRole('button', { name: t('session:idle.stay') }).press('Enter');
  await expect(warning).toBeHidden();
  await embedded.title(embedded.texts.document.title).focus();

  for (const kind of ['document', 'selfie'] as const) {
    await expect(embedded.title(embedded.texts[kind].title)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(embedded.camera).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(embedded.file).toBeFocused();
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(picture);
    await expect(embedded.use).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(embedded.title(embedded.texts.review.title)).toBeFocused();
  for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab');
  await expect(embedded.send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verification.status('PROCESSING')).toBeVisible();
});

test.describe('in Portuguese', () => {
  test.use({ language: 'pt' });

  test('a rejected guest reads every reason, can write or try again, and one who is confirmed stays so when nothing comes of a new start (IDV-04, IDV-09, IDV-10, IDV-13, IDV-14, IDV-15, IDV-16, IDV-17, IDV-18)', async ({
    page,
    guest,
    testApi,
    verification,
    expectedFailures,
    expectNoViolations,
  }) => {
    const t = textsOf('pt');
    expectedFailures.allow(/validation\/(link|status)/);
    const broken = { status: 500, json: {} };
    await expect(verification.status('PENDING')).toBeVisible();
    const other = { code: 'HAT_TOO_LARGE', text: 'The hat is too large' };
    await testApi.setVerification(guest.email, 'REPROVED', { reasons: identityReasons, other });
    await page.route('**/validation/status', route => route.fulfill(broken), { times: 1 });
    await page.reload();
    await expect(page.getByText(t('general:genericError')).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: t('identity-verification:loadFailed') })).toBeVisible();
    await expect(verification.main.getByText(t('identity-verification:loading'))).toBeHidden();
    await verification.main.getByRole('button', { name: t('general:tryAgain') }).click();
    await expect(verification.status('REPROVED')).toBeVisible();
    await expect(verification.reasons).toHaveText([
      ...identityReasons.map(code => t(`identity-verification:reprovedStatus.validationErrors.${code}`)),
      other.text,
    ]);
    await expect(verification.contact).toHaveAttribute('href', /contact/);
    await expectNoViolations(page);

    await page.route('**/validation/link', route => route.fulfill(broken), { times: 1 });
    await verification.tryAgain.click();
    await verification.dialog.getByRole('button', { name: t('general:tryAgain') }).click();
    const embedded = verification.embedded();
    await expect(embedded.title(embedded.texts.document.title)).toBeVisible();
    await testApi.setVerification(guest.email, 'APPROVED');
    await verification.close.click();
    await expect(verification.status('APPROVED')).toBeVisible();
    await verification.restart.click();
    await expect(verification.dialog).toBeVisible();
    await verification.close.click();
    await expect(verification.status('APPROVED')).toBeVisible();
  });
});
