import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { texts as pageTexts } from '#gateway/server/verification-page/page/texts.ts';
import { picture } from '#tests/journeys/identity-verification/verification-test.ts';
import {
  EmbeddedVerificationPage,
  IdentityVerificationPage,
  VERIFICATION_PATH,
} from '#tests/journeys/pages/identity-verification-page.ts';
import { textsOf } from '#tests/journeys/pages/texts.ts';
import type { NewGuest } from '#tests/journeys/test-api.ts';
import { expectNoViolations } from './accessibility.ts';
import { goTo } from './kiosk.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { expect, test } from './shared-device.ts';

test.describe.configure({ mode: 'default' });

const t = textsOf('en');
const linkResponse = z.object({ urlValidation: z.string() });

async function atIdentity(page: Page, guest: NewGuest): Promise<IdentityVerificationPage> {
  await new DeviceLoginPage(page, 'en').signIn(guest);
  await goTo(page, VERIFICATION_PATH);
  const verification = new IdentityVerificationPage(page);
  await expect(verification.status('PENDING')).toBeVisible();
  return verification;
}

test('without a camera the guest continues on the phone, by a code, while the kiosk follows the status (PD-42, BEY-01)', async ({
  openKiosk,
  testApi,
  newPhone,
}) => {
  await testApi.planVerification('never');
  const { page } = await openKiosk({ language: 'en' });
  const verification = await atIdentity(page, await testApi.newGuest());
  const responded = page.waitForResponse(/validation\/link$/);
  await verification.start.click();
  const { urlValidation } = linkResponse.parse(await (await responded).json());
  await expect(
    verification.phoneDialog.getByRole('img', { name: t('identity-verification:phone.code') }),
  ).toBeVisible();
  await expect(verification.frame).toHaveCount(0);
  await expectNoViolations(page);

  const phone = await newPhone();
  await phone.goto(urlValidation);
  const onPhone = new EmbeddedVerificationPage(phone);
  await onPhone.chooseBoth(phone, picture);
  await onPhone.send.click();
  await expect(onPhone.title(pageTexts.en.done.title)).toBeVisible();
  await expect(phone.getByText(pageTexts.en.done.alone)).toBeVisible();
  await expect(verification.phoneDialog).toBeHidden();
  await expect(verification.status('PROCESSING')).toBeVisible();
});

test.describe('with a camera', () => {
  test.use({ hasCamera: true });

  test('a guest takes the pictures with the kiosk’s camera: the page offers no files and gets no microphone, though it were let (PD-42, IDV-11, PD-27)', async ({
    openKiosk,
    testApi,
  }) => {
    await testApi.planVerification('never');
    const { page } = await openKiosk({ language: 'en', camera: true });
    const verification = await atIdentity(page, await testApi.newGuest());
    await verification.start.click();
    const embedded = verification.embedded();
    await embedded.camera.waitFor();
    // The frame alone may see; behind it come the page's policy and the device's decision (page-guard.test.ts).
    await verification.frame.evaluate((frame: HTMLIFrameElement) => {
      frame.allow = 'camera *; microphone *';
      frame.src = `${frame.src}&again`;
    });
    await expect.poll(() => page.frames().some(frame => frame.url().endsWith('&again'))).toBe(true);
    const provider = page.frames().find(frame => frame !== page.mainFrame());
    const callBridge = (audio: boolean) =>
      provider?.evaluate(
        wanted =>
          navigator.mediaDevices.getUserMedia({ video: true, audio: wanted }).then(
            () => 'given',
            (error: unknown) => (error instanceof DOMException ? error.name : 'another failure'),
          ),
        audio,
      );
    expect(await callBridge(false)).toBe('given');
    expect(await callBridge(true)).toBe('NotAllowedError');

    for (const kind of ['document', 'selfie'] as const) {
      await embedded.title(embedded.texts[kind].title).waitFor();
      await expect(embedded.file).toHaveCount(0);
      await embedded.camera.click();
      await embedded.shoot.click();
      await embedded.picture(kind).waitFor();
      await embedded.use.click();
    }
    await embedded.send.click();
    await expect(verification.status('PROCESSING')).toBeVisible();
  });
});
