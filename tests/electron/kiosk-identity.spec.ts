import { mergeTests, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { words as pageWords } from '#gateway/onboarding/page/words.ts';
import { picture } from '#tests/journeys/identity/identity-test.ts';
import { IDENTITY_PATH, IdentityPage, OnboardingPage } from '#tests/journeys/pages/identity-page.ts';
import { wordsOf } from '#tests/journeys/pages/words.ts';
import type { NewGuest } from '#tests/journeys/test-api.ts';
import { expectNoViolations } from './accessibility.ts';
import { test as deviceTest } from './device-fixture.ts';
import { expect, test as phoneTest } from './guest-phone.ts';
import { goTo } from './kiosk.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';

/** A guest's identity in the lobby: by the kiosk's camera, or on the guest's own phone (PD-42). */

const test = mergeTests(deviceTest, phoneTest);
const t = wordsOf('en');
const linkResponse = z.object({ urlValidation: z.string() });

/** Signed in at a kiosk, before the identity page. */
async function atIdentity(page: Page, guest: NewGuest): Promise<IdentityPage> {
  const login = new DeviceLoginPage(page, 'en');
  await goTo(page, '/login');
  await login.open('password');
  await login.password.signIn(guest);
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/login');
  await goTo(page, IDENTITY_PATH);
  const identity = new IdentityPage(page);
  await expect(identity.status('PENDING')).toBeVisible();
  return identity;
}

test('without a camera the guest continues on the phone, by a code, while the kiosk follows the status (PD-42, BEY-01)', async ({
  startKiosk,
  testApi,
  newPhone,
}) => {
  await testApi.planIdentity('never');
  const { page } = await startKiosk({ language: 'en' });
  const identity = await atIdentity(page, await testApi.newGuest());
  const answer = page.waitForResponse(/validation\/link$/);
  await identity.start.click();
  const { urlValidation } = linkResponse.parse(await (await answer).json());
  await expect(
    identity.phoneDialog.getByRole('img', { name: t('identity-validation:phone.code') }),
  ).toBeVisible();
  await expect(identity.frame).toHaveCount(0);
  await expectNoViolations(page);

  const phone = await newPhone();
  await phone.goto(urlValidation);
  const onPhone = new OnboardingPage(phone);
  await onPhone.chooseBoth(phone, picture);
  await onPhone.send.click();
  await expect(onPhone.title(pageWords.en.done.title)).toBeVisible();
  await expect(phone.getByText(pageWords.en.done.alone)).toBeVisible();
  await expect(identity.phoneDialog).toBeHidden();
  await expect(identity.status('PROCESSING')).toBeVisible();
});

test('with a camera the guest takes the pictures at the kiosk, which offers no files (PD-42, IDV-11, PD-27)', async ({
  startKiosk,
  testApi,
}) => {
  await testApi.planIdentity('never');
  const { page } = await startKiosk({ language: 'en', camera: true });
  const identity = await atIdentity(page, await testApi.newGuest());
  await identity.start.click();
  const embedded = identity.embedded();
  for (const kind of ['document', 'selfie'] as const) {
    await embedded.title(embedded.words[kind].title).waitFor();
    await expect(embedded.file).toHaveCount(0);
    await embedded.camera.click();
    await embedded.shoot.click();
    await embedded.picture(kind).waitFor();
    await embedded.use.click();
  }
  await embedded.send.click();
  await expect(identity.status('PROCESSING')).toBeVisible();
});

test('the identity page gets no camera together with a microphone, though it were let (PD-42)', async ({
  startKiosk,
  testApi,
}) => {
  const { page } = await startKiosk({ language: 'en', camera: true });
  const identity = await atIdentity(page, await testApi.newGuest());
  await identity.start.click();
  await identity.embedded().camera.waitFor();
  // The frame alone may see; behind it come the page's policy and the device's decision (page-guard.test.ts).
  await identity.frame.evaluate((frame: HTMLIFrameElement) => {
    frame.allow = 'camera *; microphone *';
    frame.src = `${frame.src}&again`;
  });
  await expect.poll(() => page.frames().some(frame => frame.url().endsWith('&again'))).toBe(true);
  const provider = page.frames().find(frame => frame !== page.mainFrame());
  const ask = (audio: boolean) =>
    provider?.evaluate(
      wanted =>
        navigator.mediaDevices.getUserMedia({ video: true, audio: wanted }).then(
          () => 'given',
          (error: unknown) => (error instanceof DOMException ? error.name : 'another failure'),
        ),
      audio,
    );
  expect(await ask(false)).toBe('given');
  expect(await ask(true)).toBe('NotAllowedError');
});
