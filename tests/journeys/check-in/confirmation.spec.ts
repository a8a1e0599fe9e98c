import { WalletFixture } from '../account/wallet-fixture.ts';
import { detailsOf } from '../booking/own-bookings.ts';
import { addElsewhere } from '../booking-life/room-party.ts';
import { pressBelow } from '../pages/card-form.ts';
import { CheckInPage } from '../pages/check-in-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect } from '../test-api.ts';
import { ARRIVED, begun, checkInOf, test } from './own-stay.ts';

test.describe.configure({ mode: 'default' });

const CONFIRM = /\/confirm-checkin$/;

test('a guest whose room is not ready waits for it at the last step, and comes in with one more press (PD-65, API-22)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(CONFIRM);
  const { checkIn, stay, t } = await begun({ page, request, testApi }, { hour: ARRIVED, at: 'confirm' });
  await expect(checkIn.confirm).toBeEnabled();
  const { building, accommodations } = await detailsOf(request, stay.guest, stay.bookingId);
  const room = [building.hotelId, accommodations[0]?.type ?? ''] as const;
  await testApi.setRoomsReady(...room, false);
  await checkIn.confirm.click();
  await expect(checkIn.main.getByText(t('check-in:confirm.roomNotReady'))).toBeVisible();
  await expect(checkIn.part('guests')).toContainText('Bruna Teixeira');
  const again = checkIn.main.getByRole('button', { name: t('check-in:confirm.again') });
  const rejected = page.waitForResponse(CONFIRM);
  await again.click();
  expect((await rejected).status()).not.toBe(200);
  await expect(again, 'it is not ready yet').toBeEnabled();
  await testApi.setRoomsReady(...room, true);
  await again.click();
  await expect(checkIn.success).toBeVisible();
});

test('guests that somebody changes during the press are shown before anybody is checked in (API-22, PD-11)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(CONFIRM);
  const { checkIn, stay, t } = await begun({ page, request, testApi }, { at: 'confirm' });
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
  await checkIn.confirm.click();
  await expect(checkIn.success).toBeVisible();
});

test('of two devices that check in at once both show the same room and code (API-22, CHK-15)', async ({
  page,
  browser,
  gateway,
  request,
  testApi,
}) => {
  const { checkIn, stay, t } = await begun({ page, request, testApi }, { hour: ARRIVED, at: 'confirm' });
  const device = await browser.newContext({ baseURL: gateway.address, locale: 'en-US' });
  const other = await device.newPage();
  await signInByToken(other, stay.guest);
  const elsewhere = new CheckInPage(other);
  await elsewhere.open(stay.bookingId);
  const both = [checkIn, elsewhere];
  for (const one of both) await expect(one.confirm).toBeEnabled();
  // Both requests have left before either has a response.
  let leave = () => {};
  const together = new Promise<void>(resolve => (leave = resolve));
  let sent = 0;
  for (const one of both)
    await one.page.route(CONFIRM, async route => {
      sent += 1;
      if (sent === both.length) leave();
      await together;
      await route.continue();
    });
  await Promise.all(both.map(one => one.confirm.click()));
  const shown = [];
  for (const { success } of both) {
    await success.getByRole('button', { name: t('guest-booking:doorCode.show') }).click();
    shown.push(await success.getByText(/^\d{6}$/).textContent());
  }
  expect(shown[0]).toMatch(/^\d{6}$/);
  expect(shown[1]).toBe(shown[0]);
  await device.close();
});

test('a saved card is checked by its bank and then guarantees the stay; one that is declined does not (CHK-13, PD-14)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/payment-method\/validate$/);
  const { checkIn, stay, t } = await begun({ page, request, testApi }, { flow: 'FULL', at: 'paymentCard' });
  const wallet = new WalletFixture(request, testApi);
  await wallet.keep(stay.guest, 'Gold');
  await wallet.keep(stay.guest, 'Travel', '5555 5555 5555 4444');
  await checkIn.chooseCard.click();
  const list = checkIn.main.getByRole('radiogroup', { name: t('check-in:paymentCard.list') });
  await expect(list.getByRole('radio', { name: /^Gold/ }), 'the main card').toBeChecked();
  const sent: string[] = [];
  page.on('request', one => {
    if (one.method() === 'POST') sent.push(new URL(one.url()).pathname);
  });
  await page.route(
    /payment-method\/validate$/,
    route => route.fulfill({ status: 402, json: { code: 'CARD_DECLINED', message: 'declined' } }),
    { times: 1 },
  );
  await pressBelow(checkIn.useCard);
  await expect(checkIn.main.getByText(t('check-in:paymentCard.declined'))).toBeVisible();
  expect((await checkInOf(stay)).guaranteeCard).toBeNull();
  await list.getByRole('radio', { name: /^Travel/ }).check();
  await expect(checkIn.main.getByText(t('check-in:paymentCard.declined'))).toHaveCount(0);
  sent.length = 0;
  await pressBelow(checkIn.useCard);
  await expect(checkIn.at('confirm')).toBeVisible();
  await expect(checkIn.part('card')).toContainText('4444');
  expect(sent.filter(path => path.includes('/payment-method'))).toEqual([
    expect.stringMatching(/payment-method\/validate$/),
    expect.stringMatching(new RegExp(`/bookings/${stay.bookingId}/payment-method/[^/]+$`)),
  ]);
  expect((await checkInOf(stay)).guaranteeCard?.display_number).toMatch(/4444$/);
});
