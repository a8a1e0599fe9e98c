import { expect, launchWith, test } from './verification-test.ts';

test.use({ launchOptions: launchWith('--deny-permission-prompts', '--use-fake-device-for-media-stream') });

test('a guest who does not allow the camera, or has none, reads so; with it both pictures are taken, each again if need be, and the camera is let go (IDV-01, PD-27)', async ({
  page,
  context,
  gateway,
  verification,
}) => {
  await verification.start.click();
  const embedded = verification.embedded();
  await embedded.camera.click();
  await expect(embedded.alert).toHaveText(embedded.texts.problems.denied);
  await expect(embedded.file).toBeVisible();
  await context.grantPermissions(['camera'], { origin: gateway.address });
  const frame = page.frames().at(-1);
  // As on a device without a camera.
  await frame?.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia');
      throw new DOMException('Requested device not found', 'NotFoundError');
    };
  });
  await embedded.camera.click();
  await expect(embedded.alert).toHaveText(embedded.texts.problems.none);
  await expect(embedded.file).toBeVisible();

  for (const kind of ['document', 'selfie'] as const) {
    await embedded.title(embedded.texts[kind].title).waitFor();
    await embedded.camera.click();
    await embedded.shoot.click();
    await expect(embedded.picture(kind)).toBeVisible();
    await embedded.retake.click();
    await embedded.camera.click();
    await embedded.shoot.click();
    await expect(embedded.picture(kind)).toBeVisible();
    await embedded.use.click();
  }
  expect(await frame?.evaluate(() => document.querySelector('video'))).toBeNull();
  await embedded.send.click();
  await expect(verification.status('PROCESSING')).toBeVisible();
});
