import type { APIRequestContext } from '@playwright/test';
import { type NewLink, newLink } from '#shared/contract/sign-in.ts';
import { untilAtRest } from '../at-rest.ts';
import { LinkPage } from '../pages/link-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

/** The phone's side of a link from a device of the hotel; tests/electron has both sides. */

async function linkOf(request: APIRequestContext, device: Record<string, string> = {}): Promise<NewLink> {
  const response = await request.post('/api/sign-in/links', {
    data: {},
    headers: {
      'x-device-profile': 'kiosk',
      'x-device-hotel': 'JARDINS',
      'x-device-id': 'lobby-1',
      ...device,
    },
  });
  expect(response.status()).toBe(201);
  return newLink.parse(await response.json());
}

const t = textsOf('en');
const pathOf = ({ address }: NewLink) => new URL(address).pathname;

test('a guest who is not signed in signs in first, comes back to the question and approves it (BEY-01)', {
  tag: '@phone',
}, async ({ page, request, testApi, expectNoViolations }) => {
  const link = new LinkPage(page);
  const created = await linkOf(request);
  await page.goto(pathOf(created));
  await expect(page).toHaveURL('/login');
  await new LoginPage(page).signIn(await testApi.newGuest());
  await expect(page).toHaveURL('/link');
  await expect(link.title('asking')).toBeVisible();
  await expect(link.main).toContainText('lobby-1');
  await expect(link.numbers).toHaveCount(3);
  await expectNoViolations(page);
  await link.number(created.check).click();
  await expect(link.title('approved')).toBeVisible();
  await expectNoViolations(page);
  await link.home.click();
  await expect(page).toHaveURL('/');
});

test('a reception desk is named as one (BEY-01)', async ({ page, request, testApi }) => {
  await new LoginPage(page).enter(await testApi.newGuest());
  await page.goto(
    pathOf(await linkOf(request, { 'x-device-profile': 'reception', 'x-device-id': 'desk-2' })),
  );
  await expect(new LinkPage(page).main).toContainText(
    t('link-approval:device.receptionNamed', { name: 'desk-2' }),
  );
});

test('the page is for no search engine and sends no referrer, and a reload finds no code in it (BEY-01)', async ({
  page,
  request,
  testApi,
}) => {
  await new LoginPage(page).enter(await testApi.newGuest());
  const link = new LinkPage(page);
  const response = await page.goto(pathOf(await linkOf(request)));
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(link.title('asking')).toBeVisible();
  expect(await page.evaluate(() => document.head.innerHTML)).toMatch(/name="robots" content="noindex/);
  await expect(page).toHaveURL('/link');
  await page.reload();
  await expect(link.title('gone')).toBeVisible();
});

test('without a connection the guest reads so, and neither question nor answer is lost (BEY-01)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/sign-in\/links/);
  await new LoginPage(page).enter(await testApi.newGuest());
  const link = new LinkPage(page);
  const created = await linkOf(request);
  await page.route(/\/api\/sign-in\/links\//, route => route.abort());
  await page.goto(pathOf(created));
  await expect(link.main.getByRole('alert')).toContainText(t('errors:NETWORK_UNREACHABLE'));
  await page.unroute(/\/api\/sign-in\/links\//);
  await link.main.getByRole('button', { name: t('general:tryAgain') }).click();
  await link.numbers.first().waitFor();

  await page.route(/\/approve$/, route => route.abort());
  await link.number(created.check).click();
  await expect(link.main.getByRole('alert')).toContainText(t('errors:NETWORK_UNREACHABLE'));
  await page.unroute(/\/approve$/);
  await link.number(created.check).click();
  await expect(link.title('approved')).toBeVisible();
});

test('a question that nobody answers expires with its link (BEY-01)', async ({ page, request, testApi }) => {
  await page.clock.install();
  await new LoginPage(page).enter(await testApi.newGuest());
  const link = new LinkPage(page);
  await page.goto(pathOf(await linkOf(request)));
  await link.numbers.first().waitFor();
  await untilAtRest(page);
  // In two steps: a guest who is idle for a minute and a half gets the idle warning.
  await page.clock.fastForward(80_000);
  await link.main.click({ position: { x: 1, y: 1 } });
  await page.clock.fastForward(89_000);
  await link.main.click({ position: { x: 1, y: 1 } });
  await page.clock.fastForward(20_000);
  await expect(link.title('gone')).toBeVisible();
  await expect(link.numbers).toHaveCount(0);
});

test('"It was not me" closes the link and says that nothing else is to be done (BEY-01)', async ({
  page,
  request,
  testApi,
  expectNoViolations,
}) => {
  await new LoginPage(page).enter(await testApi.newGuest());
  const link = new LinkPage(page);
  const created = await linkOf(request);
  await page.goto(pathOf(created));
  await link.notMe.click();
  await expect(link.title('refused')).toBeVisible();
  await expectNoViolations(page);
  const status = await request.get('/api/sign-in/links/status', {
    headers: { 'x-link-secret': created.deviceSecret, 'x-device-profile': 'kiosk', 'x-device-id': 'lobby-1' },
  });
  expect(await status.json()).toEqual({ status: 'DENIED' });
});
