import type { Page } from '@playwright/test';
import { expect } from '../test-api.ts';
import { begun, test } from './own-stay.ts';

test.describe.configure({ mode: 'default' });

/** Requests for the state of the check-in wait until they are let go. */
async function slowDown(page: Page) {
  const waiting: (() => void)[] = [];
  let count = 0;
  await page.route(/\/checkin$/, async route => {
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

test('a button that was pressed shows it until the next page is there: the next press is meant for that page (CHK-12)', async ({
  page,
  request,
  testApi,
}) => {
  const { checkIn, t } = await begun(
    { page, request, testApi },
    { flow: 'FULL', identity: 'PROCESSING', at: 'personalInfo' },
  );
  await expect(checkIn.at('data')).toBeVisible();
  // What is saved fills the form again, which is then being left still.
  await checkIn.main.getByLabel(t('personal-information:person.socialName')).fill('Bru');
  const slow = await slowDown(page);
  for (const [from, to] of [
    ['data', 'identity'],
    ['identity', 'guests'],
    ['guests', 'trip'],
  ] as const) {
    const before = slow.count();
    await checkIn.next.click();
    await expect.poll(slow.waiting, `the request of ${from}`).toBe(1);
    await expect(checkIn.next, `${from} is being left`).toBeDisabled();
    slow.letGo();
    await expect(checkIn.at(to)).toBeVisible();
    expect(slow.count() - before, `requests of ${from}`).toBe(1);
  }
});

test('pictures that were reproved while the page was open are told at the next press (PD-24, IDV-09)', async ({
  page,
  request,
  testApi,
}) => {
  const { checkIn, stay, t } = await begun(
    { page, request, testApi },
    { flow: 'FULL', identity: 'PROCESSING', at: 'personalInfo' },
  );
  await checkIn.next.click();
  await expect(checkIn.at('identity')).toBeVisible();
  await expect(checkIn.next).toBeEnabled();
  await testApi.setVerification(stay.guest.email, 'REPROVED', { reasons: ['DOCUMENT_COPY'] });
  await checkIn.next.click();
  await expect(checkIn.main).toContainText(
    t('identity-verification:reprovedStatus.validationErrors.DOCUMENT_COPY'),
  );
  await expect(checkIn.next, 'nobody gets past it').toHaveCount(0);
  await testApi.setVerification(stay.guest.email, 'PROCESSING');
  await page.reload();
  await checkIn.next.click();
  await expect(checkIn.at('guests')).toBeVisible();
});
