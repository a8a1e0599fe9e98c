import { languages, textsOf } from '../pages/texts.ts';
import { expect, picture, test } from './verification-test.ts';

/** The verification from beginning to end, with the provider's page on its real second origin. */

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a guest hands in document and selfie by file, waits, looks again and is confirmed (IDV-01, IDV-03, IDV-05, IDV-07, IDV-11, IDV-15, PD-27, PER-01)', {
      tag: language === 'en' ? '@phone' : [],
    }, async ({ page, guest, verification, testApi, expectNoViolations }) => {
      await testApi.planVerification('never');
      await expect(verification.status('PENDING')).toBeVisible();
      await expectNoViolations(page, { language });
      await verification.start.click();
      const embedded = verification.embedded();
      await expect(embedded.title(embedded.texts.document.title)).toBeVisible();
      await expectNoViolations(page, { language });

      await embedded.choose(page, picture);
      await expect(embedded.picture('document')).toBeVisible();
      await embedded.retake.click();
      await expect(embedded.file).toBeVisible();
      await embedded.chooseBoth(page, picture);
      await expect(embedded.picture('document')).toBeVisible();
      await expect(embedded.picture('selfie')).toBeVisible();
      await expectNoViolations(page, { language });
      await embedded.change('selfie').click();
      await embedded.choose(page, picture);
      await embedded.use.click();
      await embedded.send.click();

      await expect(verification.dialog).toBeHidden();
      await expect(verification.status('PROCESSING')).toBeVisible();
      await expectNoViolations(page, { language });
      await testApi.setVerification(guest.email, 'APPROVED');
      await verification.update.click();
      await expect(verification.status('APPROVED')).toBeVisible();
      await expectNoViolations(page, { language });
    });
  });
}

test('the frame is on another origin, its link works once and leaves the address (PD-27)', async ({
  expectedFailures,
  page,
  verification,
  gateway,
}) => {
  expectedFailures.allow(/\/session$/);
  const response = page.waitForResponse(/validation\/link$/);
  await verification.start.click();
  const { urlValidation } = (await (await response).json()) as { urlValidation: string };
  expect(new URL(urlValidation).origin).not.toBe(new URL(gateway.address).origin);
  const embedded = verification.embedded();
  await expect(embedded.title(embedded.texts.document.title)).toBeVisible();
  const frame = page.frames().find(one => one.url().startsWith(new URL(urlValidation).origin));
  expect(await frame?.evaluate(() => location.href)).toBe(`${new URL(urlValidation).origin}/`);

  // The same link, used by somebody who has seen it.
  const elsewhere = await page.context().newPage();
  const refused = elsewhere.waitForResponse(/\/session$/);
  await elsewhere.goto(urlValidation);
  expect((await refused).status()).toBe(404);
  await expect(elsewhere.getByRole('heading', { name: embedded.texts.gone.title })).toBeVisible();
});

test('nobody but the guest app may put the provider’s page into a frame (PD-27)', async ({
  page,
  verification,
  expectedFailures,
}) => {
  expectedFailures.allowError(/frame-ancestors|Framing/);
  const response = page.waitForResponse(/validation\/link$/);
  await verification.start.click();
  const { urlValidation } = (await (await response).json()) as { urlValidation: string };
  const stranger = await page.context().newPage();
  await stranger.route('https://stranger.example/', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe title="theirs" src="${urlValidation}"></iframe>`,
    }),
  );
  await stranger.goto('https://stranger.example/');
  await expect(stranger.getByTitle('theirs').contentFrame().getByRole('heading')).toHaveCount(0);
});

test('messages from this page, from another window and from another frame of that origin are ignored (IDV-11, PD-27)', async ({
  expectedFailures,
  page,
  verification,
}) => {
  expectedFailures.allow(/\/session$/);
  await verification.start.click();
  const embedded = verification.embedded();
  await expect(embedded.title(embedded.texts.document.title)).toBeVisible();
  const statusCalls: string[] = [];
  page.on(
    'request',
    request => request.url().endsWith('/validation/status') && statusCalls.push(request.url()),
  );
  await page.evaluate(async () => {
    const finished = { code: 'ONBOARDING_FINISHED' };
    window.postMessage(finished, '*');
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
  expect(statusCalls).toEqual([]);
  const [frame] = page.frames().filter(one => one !== page.mainFrame());
  await frame?.evaluate(() => window.parent.postMessage({ code: 'ONBOARDING_FINISHED' }, '*'));
  await expect(verification.dialog).toBeHidden();
});

test('a picture that cannot be read, or is too small, is said to be so, and the next one counts (IDV-01)', async ({
  page,
  verification,
}) => {
  await verification.start.click();
  const embedded = verification.embedded();
  await embedded.choose(page, {
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  });
  await expect(embedded.alert).toHaveText(embedded.texts.problems.notPicture);
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await embedded.choose(page, { name: 'dot.png', mimeType: 'image/png', buffer: dot });
  await expect(embedded.alert).toHaveText(embedded.texts.problems.small);
  await embedded.choose(page, picture);
  await expect(embedded.picture('document')).toBeVisible();
});

test('pictures that do not get through are sent again, and are still there (IDV-01)', async ({
  page,
  verification,
  expectedFailures,
}) => {
  expectedFailures.allow(/pictures\/document/);
  await verification.start.click();
  const embedded = verification.embedded();
  await embedded.chooseBoth(page, picture);
  await page.route('**/pictures/document', route => route.abort(), { times: 1 });
  await embedded.send.click();
  await expect(embedded.alert).toHaveText(embedded.texts.problems.network);
  await embedded.send.click();
  await expect(verification.status('PROCESSING')).toBeVisible();
});

test('closing the dialog looks at the status again (IDV-15)', async ({ verification, guest, testApi }) => {
  await verification.start.click();
  await expect(verification.dialog).toBeVisible();
  await testApi.setVerification(guest.email, 'APPROVED');
  await verification.close.click();
  await expect(verification.status('APPROVED')).toBeVisible();
});

test('one who is confirmed may do it again, and stays confirmed when nothing comes of it (IDV-13, IDV-14, IDV-15)', async ({
  page,
  guest,
  testApi,
  verification,
}) => {
  await expect(verification.status('PENDING')).toBeVisible();
  await testApi.setVerification(guest.email, 'APPROVED');
  await page.reload();
  await expect(verification.status('APPROVED')).toBeVisible();
  await verification.restart.click();
  await expect(verification.dialog).toBeVisible();
  // The page behind the dialog is hidden from the accessibility tree meanwhile.
  await expect(page.getByText(textsOf('en')('identity-verification:pending.title'))).toBeVisible();
  await verification.close.click();
  await expect(verification.status('APPROVED')).toBeVisible();
});

test('by keyboard alone a guest gets through (IDV-03, IDV-11)', async ({ page, verification }) => {
  // From here on the driver takes what a chooser of files would open; a frame learns that only after a while.
  page.on('filechooser', () => undefined);
  await verification.start.focus();
  await page.keyboard.press('Enter');
  const embedded = verification.embedded();
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
