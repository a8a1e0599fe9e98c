import { CPF } from '#tests/personal-data.ts';
import { cards, holder, pressBelow } from '../pages/card-form.ts';
import type { CheckInPage } from '../pages/check-in-page.ts';
import { expect } from '../test-api.ts';
import { begun, checkInOf, test } from './own-stay.ts';

test.describe.configure({ mode: 'default' });

type Step = {
  at: Parameters<CheckInPage['at']>[0];
  fill?: (checkIn: CheckInPage) => Promise<void>;
  press: (checkIn: CheckInPage) => Promise<void>;
  expectStored?: (checkIn: CheckInPage) => Promise<void>;
};

const next = ({ next: button }: CheckInPage) => button.click();
const houseNumber = ({ main, t }: CheckInPage) =>
  main.getByRole('textbox', { name: t('personal-information:address.number') });

const steps: Step[] = [
  { at: 'instruction', press: checkIn => checkIn.begin.click() },
  {
    at: 'data',
    fill: checkIn => houseNumber(checkIn).fill('2001'),
    press: next,
    expectStored: checkIn => expect(houseNumber(checkIn)).toHaveValue('2001'),
  },
  // The page loads where the identity stands: without that it has no button that leads on.
  { at: 'identity', fill: checkIn => checkIn.next.waitFor(), press: next },
  { at: 'guests', press: next },
  {
    at: 'trip',
    fill: async checkIn => {
      await checkIn.option('Health').check();
      await checkIn.option('Train').check();
      await checkIn.choose('lastOrigin', 'country', 'Portugal');
      await checkIn.choose('nextDestination', 'country', 'Portugal');
      await checkIn.document().fill(CPF);
    },
    press: next,
    expectStored: async checkIn => {
      await expect(checkIn.option('Health')).toBeChecked();
      await expect(checkIn.option('Train')).toBeChecked();
      await expect(checkIn.field('nextDestination', 'country')).toHaveValue('Portugal');
      await expect(checkIn.document()).toHaveValue('529.982.247-25');
    },
  },
  {
    at: 'paymentCard',
    fill: async checkIn => {
      await checkIn.chooseCard.click();
      await checkIn.typeCard({ ...holder, number: cards.approves });
    },
    press: checkIn => pressBelow(checkIn.useCard),
  },
  { at: 'confirm', press: checkIn => checkIn.confirm.click() },
];

test('without the gateway each step says so, loses nothing that was typed, and goes on when it is back (CHK-11)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  test.slow();
  expectedFailures.allow(/\/api\//);
  const { checkIn, stay, t } = await begun(
    { page, request, testApi },
    { flow: 'FULL', identity: 'PROCESSING', at: 'instruction' },
  );
  for (const { at, fill, press, expectStored } of steps)
    await test.step(at, async () => {
      await expect(checkIn.at(at)).toBeVisible();
      await fill?.(checkIn);
      // Nothing arrives.
      await page.route(/\/api\//, route => route.abort());
      await press(checkIn);
      await expect(checkIn.connection).toBeVisible();
      await checkIn.connection.getByRole('button', { name: t('check-in:connection.close') }).click();
      await expect(checkIn.connection).toBeHidden();
      await expectStored?.(checkIn);
      await page.unroute(/\/api\//);
      // What the step gives arrives, and what leads on from there does not.
      await page.route(/\/checkin$/, route => route.abort());
      await press(checkIn);
      await expect(checkIn.connection).toBeVisible();
      await page.unroute(/\/checkin$/);
      await checkIn.tryAgain.click();
      await expect(checkIn.connection).toBeHidden();
    });
  await expect(checkIn.waiting('review')).toBeVisible();
  await testApi.setVerification(stay.guest.email, 'APPROVED');
  await expect(checkIn.success).toBeVisible();
  expect(await checkInOf(stay)).toMatchObject({ checkedInAt: expect.any(String) });
});
