import { expect, launchWith, test } from './verification-test.ts';

test.use({
  launchOptions: launchWith('--deny-permission-prompts', '--use-fake-device-for-media-stream=device-count=0'),
});

test('a guest reads that there is none and chooses a file (PD-27)', async ({
  context,
  gateway,
  verification,
}) => {
  await context.grantPermissions(['camera'], { origin: gateway.address });
  await verification.start.click();
  const embedded = verification.embedded();
  await embedded.camera.click();
  await expect(embedded.alert).toHaveText(embedded.texts.problems.none);
  await expect(embedded.file).toBeVisible();
});
