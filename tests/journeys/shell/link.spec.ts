import { newLink } from '#shared/contract/guest/sign-in.ts';
import { LinkPage } from '../pages/link-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

const t = textsOf('en');

test('a guest who opens a kiosk’s link signs in first, comes back to the question, and approves it although a line broke; a reload finds no code (BEY-01)', async ({
  page,
  request,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(/sign-in\/links/);
  const device = { 'x-device-profile': 'kiosk', 'x-device-hotel': 'JARDINS', 'x-device-id': 'lobby-1' };
  const made = await request.post('/api/sign-in/links', { data: {}, headers: device });
  const { address, check } = newLink.parse(await made.json());
  const link = new LinkPage(page);
  const response = await page.goto(new URL(address).pathname);
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page).toHaveURL('/login');
  await page.route(/\/api\/sign-in\/links\//, route => route.abort());
  await new LoginPage(page).signIn(await testApi.newGuest());
  await expect(page).toHaveURL('/link');
  await expect(link.main.getByRole('alert')).toContainText(t('errors:NETWORK_UNREACHABLE'));
  await page.unroute(/\/api\/sign-in\/links\//);
  await link.main.getByRole('button', { name: t('general:tryAgain') }).click();
  await expect(link.title('asking')).toBeVisible();
  await expect(link.main).toContainText('lobby-1');
  await expect(link.numbers).toHaveCount(3);
  expect(await page.evaluate(() => document.head.innerHTML)).toMatch(/name="robots" content="noindex/);
  await expectNoViolations(page);

  await page.route(/\/approve$/, route => route.abort());
  await link.number(check).click();
  await expect(link.main.getByRole('alert')).toContainText(t('errors:NETWORK_UNREACHABLE'));
  await page.unroute(/\/approve$/);
  await link.number(check).click();
  await expect(link.title('approved')).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await expect(link.title('gone')).toBeVisible();
  await link.home.click();
  await expect(page).toHaveURL('/');
});
