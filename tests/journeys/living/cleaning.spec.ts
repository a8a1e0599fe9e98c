import { gatewayFixture } from '../own-gateway.ts';
import { today } from '../pages/funnel-pages.ts';
import { textsOf } from '../pages/texts.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey } from '../test-api.ts';

/** The clock moves to the morning. */
const test = journey.extend({ gateway: gatewayFixture() });

/** In a stay since yesterday; his account is in Portuguese. */
const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };
const t = textsOf('pt');

test('in the morning a guest does without cleaning at home, reads that the hotel answers for hygiene, and takes it back (HSK-06)', async ({
  page,
  testApi,
  expectNoViolations,
}) => {
  await testApi.moveClock(Date.parse(`${today()}T08:00:00-03:00`) - Date.now());
  await signInByToken(page, rafael);
  await page.goto('/');
  const card = page.getByRole('region', { name: t('cleaning:title') });
  await expect(card).toContainText(t('cleaning:hygiene'));
  await card.getByRole('button', { name: t('cleaning:decline') }).click();
  await expect(card.getByText(t('cleaning:declined'))).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await expect(card.getByText(t('cleaning:declined'))).toBeVisible();
  await card.getByRole('button', { name: t('cleaning:takeBack') }).click();
  await expect(card.getByRole('button', { name: t('cleaning:decline') })).toBeFocused();
});
