import { untilAtRest } from '../at-rest.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, test } from './verification-test.ts';

const t = textsOf('en');

test('a guest who is at work in the provider’s page is not taken for one who has left (PD-38, SES-10)', async ({
  page,
  verification,
}) => {
  const warning = page.getByRole('alertdialog', { name: t('session:idle.title') });
  await page.clock.install();
  await page.reload();
  await verification.start.click();
  const embedded = verification.embedded();
  await expect(embedded.title(embedded.texts.document.title)).toBeVisible();
  await untilAtRest(page);
  await embedded.file.press('Shift');

  await page.clock.fastForward(60_000);
  await embedded.file.press('Shift');
  await page.clock.fastForward(60_000);
  await expect(warning).toBeHidden();
  await page.clock.fastForward(31_000);
  await expect(warning).toBeVisible();
  // Prompted just now, not a minute ago: the countdown of 90 s has hardly begun.
  await expect(warning).toContainText(/\b(8[5-9]|90)\b/);
});
