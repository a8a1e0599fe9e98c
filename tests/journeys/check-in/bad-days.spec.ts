import { WalletFixture } from '../account/wallet-fixture.ts';
import { detailsOf } from '../booking/own-bookings.ts';
import { addElsewhere } from '../booking-life/room-party.ts';
import { cards, holder, pressBelow } from '../pages/card-form.ts';
import { openHousekeeper } from '../staff/touched-rooms.ts';
import { expect } from '../test-api.ts';
import { ARRIVED, begun, checkInOf, test } from './own-stay.ts';

test.describe.configure({ mode: 'default' });

const LIST = /\/payment\/payment-method$/;
const ASSOCIATION = /\/bookings\/[^/]+\/payment-method\//;
const VALIDATION = /payment-method\/validate$/;
const CONFIRM = /\/confirm-checkin$/;

test('what fails with card or room, what changed meanwhile and a lost response are shown with an action to go on, and nobody is checked in twice (CHK-11, CHK-13, CHK-15, CHK-22, CHK-23, API-22, PD-11, PD-14, PD-65)', async ({
  page,
  request,
  testApi,
  gateway,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(/payment-method|confirm-checkin|\/checkin$/);
  await page.route(LIST, route => route.fulfill({ status: 500, json: { code: 'X', message: 'x' } }));
  const { checkIn, stay, t } = await begun(
    { page, request, testApi },
    { flow: 'FULL', hour: ARRIVED, at: 'paymentCard' },
  );
  await checkIn.chooseCard.click();
  await expect(checkIn.main.getByText(t('check-in:paymentCard.payments.error'))).toBeVisible();
  await checkIn.typeCard({ ...holder, number: cards.declines });
  await pressBelow(checkIn.useCard);
  await expect(checkIn.main.getByText(t('check-in:paymentCard.declined'))).toBeVisible();
  await page.route(
    ASSOCIATION,
    route => route.fulfill({ status: 422, json: { code: 'GUARANTEE_CARD_INVALID', message: 'x' } }),
    { times: 1 },
  );
  await checkIn.typeCard({ ...holder, number: cards.approves });
  await pressBelow(checkIn.useCard);
  await expect(checkIn.main.getByText(t('check-in:paymentCard.errorAssociatePayment'))).toBeVisible();
  await expectNoViolations(page);

  await page.unroute(LIST);
  await new WalletFixture(request, testApi).saveCard(stay.guest, 'Travel', '5555 5555 5555 4444');
  await checkIn.open(stay.bookingId);
  await checkIn.chooseCard.click();
  const list = checkIn.main.getByRole('radiogroup', { name: t('check-in:paymentCard.list') });
  await list.getByRole('radio', { name: /^Travel/ }).check();
  const sent: string[] = [];
  page.on('request', one => {
    if (one.method() === 'POST') sent.push(new URL(one.url()).pathname);
  });
  await page.route(
    VALIDATION,
    route => route.fulfill({ status: 402, json: { code: 'CARD_DECLINED', message: 'declined' } }),
    { times: 1 },
  );
  await pressBelow(checkIn.useCard);
  await expect(checkIn.main.getByText(t('check-in:paymentCard.declined'))).toBeVisible();
  expect((await checkInOf(stay)).guaranteeCard).toBeNull();
  sent.length = 0;
  await pressBelow(checkIn.useCard);
  await expect(checkIn.at('confirm')).toBeVisible();
  await expect(checkIn.part('card')).toContainText('4444');
  expect(sent.filter(path => path.includes('/payment-method'))).toEqual([
    expect.stringMatching(VALIDATION),
    expect.stringMatching(ASSOCIATION),
  ]);

  await expect(checkIn.confirm).toBeEnabled();
  await page.route(
    CONFIRM,
    async route => {
      const party = { holder: stay.guest, bookingId: stay.bookingId };
      await addElsewhere(request, party, 0, { name: 'Davi Lima', email: `davi.${Date.now()}@hospede.test` });
      await route.continue();
    },
    { times: 1 },
  );
  await checkIn.confirm.click();
  await expect(checkIn.main.getByText(t('check-in:confirm.changed'))).toBeVisible();
  await expect(checkIn.part('guests')).toContainText('Davi Lima');
  expect((await checkInOf(stay)).checkedInAt).toBeNull();

  const { building, accommodations } = await detailsOf(request, stay.guest, stay.bookingId);
  const roomType = accommodations[0]?.type ?? '';
  const housekeeper = await openHousekeeper(gateway, building.hotelId);
  await housekeeper.touchType(roomType, 'DIRTY');
  await checkIn.confirm.click();
  await expect(checkIn.main.getByText(t('check-in:confirm.roomNotReady'))).toBeVisible();
  const again = checkIn.main.getByRole('button', { name: t('check-in:confirm.again') });
  const rejected = page.waitForResponse(CONFIRM);
  await again.click();
  expect((await rejected).status()).not.toBe(200);
  await expect(again, 'it is not ready yet').toBeEnabled();
  await housekeeper.touchType(roomType, 'CLEAN');

  // The gateway checks the guest in each time, and no response arrives.
  await page.route(CONFIRM, async route => {
    await route.fetch();
    await route.abort();
  });
  await again.click();
  await expect(checkIn.connection).toBeVisible();
  await page.unroute(CONFIRM);
  await checkIn.tryAgain.click();
  await expect(checkIn.success.getByRole('button', { name: t('guest-booking:doorCode.show') })).toBeVisible();
});
