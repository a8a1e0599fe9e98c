import type { Board } from '#shared/contract/staff/board.ts';
import { instantAt } from '#shared/hotel-time.ts';
import { detailsOf } from '../booking/own-bookings.ts';
import { StaffSignInPage } from '../pages/staff-pages.ts';
import { textsOf } from '../pages/texts.ts';
import { openStaffSession, send } from '../staff/staff-api.ts';
import { openHousekeeper } from '../staff/touched-rooms.ts';
import { expect } from '../test-api.ts';
import { ARRIVED, begun, test } from './own-stay.ts';

const CONFIRM = /\/confirm-checkin$/;

test('a guest waits for a dirty room, reads when it is expected, and gets in after one touch on a phone that was without a connection (HSK-01, HSK-03, FRD-04)', async ({
  page,
  browser,
  request,
  testApi,
  gateway,
  expectedFailures,
}) => {
  expectedFailures.allow(/confirm-checkin$/);
  const { checkIn, stay, t } = await begun({ page, request, testApi }, { hour: ARRIVED, at: 'confirm' });
  await expect(checkIn.confirm).toBeEnabled();
  const { building, accommodations } = await detailsOf(request, stay.guest, stay.bookingId);
  const { hotelId } = building;
  const roomType = accommodations[0]?.type ?? '';
  const housekeeper = await openHousekeeper(gateway, hotelId);
  await housekeeper.touchType(roomType, 'DIRTY');
  const arrivesAt = instantAt(stay.checkin, 19, 'America/Sao_Paulo').toISOString();
  const own = async () =>
    (await housekeeper.rooms()).find(room => room.roomType === roomType && room.arrivesAt === arrivesAt);
  const number = (await own())?.number ?? '';
  await checkIn.confirm.click();
  await expect(checkIn.main.getByText(t('check-in:confirm.roomNotReady'))).toBeVisible();

  const phone = await browser.newContext({
    baseURL: gateway.staffAddress ?? '',
    viewport: { width: 390, height: 844 },
  });
  const rooms = await phone.newPage();
  const signIn = new StaffSignInPage(rooms, 'en');
  await signIn.open();
  await signIn.signIn(`housekeeping.${hotelId.toLowerCase()}@pernoite.test`);
  const texts = textsOf('en');
  const row = rooms.getByRole('listitem', { name: texts('staff/rooms:row', { number }) });
  await row
    .getByRole('button', { name: new RegExp(texts('staff/rooms:expected.of', { number, time: '' })) })
    .click();
  await expect(row).toContainText(texts('staff/rooms:facts.expected', { time: '' }).trim());
  await expect.poll(async () => (await own())?.expectedAt ?? null).not.toBeNull();
  const again = checkIn.main.getByRole('button', { name: t('check-in:confirm.again') });
  await again.click();
  const [said = ''] = t('check-in:confirm.roomExpected', { time: '|' }).split('|');
  await expect(checkIn.main.getByText(said.trim())).toBeVisible();

  await phone.setOffline(true);
  // The second tap falls on the row that has moved up, or on the bar that undoes the first one.
  await row.getByRole('button', { name: texts('staff/rooms:touch.of.CLEAN', { number }) }).dblclick();
  await expect(row).toHaveCount(0);
  await expect(rooms.getByText(texts('staff/rooms:undo.is.CLEAN', { number }))).toBeVisible();
  expect((await own())?.condition).toBe('DIRTY');
  const rejected = page.waitForResponse(CONFIRM);
  await again.click();
  expect((await rejected).status()).not.toBe(200);
  await phone.setOffline(false);
  await expect.poll(async () => (await own())?.condition, { timeout: 10_000 }).toBe('CLEAN');

  const address = gateway.staffAddress ?? '';
  const reception = await openStaffSession(address, `reception.${hotelId.toLowerCase()}@pernoite.test`);
  const response = await send(address, `/hotels/${hotelId}/board`, { cookie: reception });
  const board = (await response.json()) as Board;
  expect(board.rows.find(({ bookingId }) => bookingId === stay.bookingId)).toMatchObject({
    number,
    isRoomReady: true,
    roomExpectedAt: null,
  });
  await again.click();
  await expect(checkIn.success.getByRole('button', { name: t('guest-booking:doorCode.show') })).toBeVisible();
  await phone.close();
});
