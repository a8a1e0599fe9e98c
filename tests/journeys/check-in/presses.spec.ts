import type { Page } from '@playwright/test';
import type { CheckInPage } from '../pages/check-in-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { expect } from '../test-api.ts';
import { begun, test } from './own-stay.ts';

test.describe.configure({ mode: 'default' });

const CHECK_IN = /\/checkin$/;
const STATUS = /\/validation\/status$/;

type Step = Parameters<CheckInPage['at']>[0];

async function slowDown(page: Page) {
  const waiting: (() => void)[] = [];
  let count = 0;
  await page.route(CHECK_IN, async route => {
    if (route.request().method() === 'GET') {
      count += 1;
      await new Promise<void>(resolve => waiting.push(resolve));
    }
    await route.continue();
  });
  return {
    count: () => count,
    waiting: () => waiting.length,
    letGo: () => {
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

test('a press shows until the next page is there, learns of pictures that were rejected meanwhile, and a canceled check-in goes on where it was left (CHK-11, CHK-12, PD-24, IDV-09)', async ({
  page,
  request,
  testApi,
}) => {
  const { checkIn, stay, t } = await begun(
    { page, request, testApi },
    { flow: 'FULL', identity: 'PROCESSING', at: 'personalInfo' },
  );
  await expect(checkIn.at('data')).toBeVisible();
  // What is saved fills the form again, which is then being left still.
  await checkIn.main.getByLabel(t('personal-information:person.socialName')).fill('Bru');
  const slow = await slowDown(page);
  const pressFrom = async (from: Step, to: Step) => {
    const before = slow.count();
    await checkIn.next.click();
    await expect.poll(slow.waiting, `the request of ${from}`).toBe(1);
    await expect(checkIn.next, `${from} is being left`).toBeDisabled();
    slow.letGo();
    await expect(checkIn.at(to)).toBeVisible();
    expect(slow.count() - before, `requests of ${from}`).toBe(1);
  };
  await pressFrom('data', 'identity');
  await pressFrom('identity', 'guests');
  await pressFrom('guests', 'trip');
  await page.unroute(CHECK_IN);

  await checkIn.cancel.click();
  await checkIn.canceling.getByRole('button', { name: t('check-in:cancel.stay') }).click();
  await expect(checkIn.at('trip')).toBeVisible();
  await checkIn.cancel.click();
  await checkIn.canceling.getByRole('button', { name: t('check-in:cancel.leave') }).click();
  const home = new HomePage(page);
  await expect(home.main).toContainText(t('home:stay.checkinOpen'));
  await home.main.getByRole('link', { name: t('home:stay.checkIn') }).click();
  await expect(checkIn.at('trip')).toBeVisible();

  await checkIn.bar.getByRole('link').first().click();
  await checkIn.next.click();
  await expect(checkIn.at('identity')).toBeVisible();
  await expect(checkIn.next).toBeEnabled();
  // What the page asks by itself now is answered after the press, which has to find out.
  const pressed = Promise.withResolvers<void>();
  await page.route(STATUS, async route => {
    await pressed.promise;
    await route.continue();
  });
  await testApi.setVerification(stay.guest.email, 'REPROVED', { reasons: ['DOCUMENT_COPY'] });
  await checkIn.next.click();
  pressed.resolve();
  await expect(checkIn.main).toContainText(
    t('identity-verification:reprovedStatus.validationErrors.DOCUMENT_COPY'),
  );
  await expect(checkIn.next, 'nobody gets past it').toHaveCount(0);
});
