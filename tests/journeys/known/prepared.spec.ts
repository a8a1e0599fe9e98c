import type { APIRequestContext } from '@playwright/test';
import { addDays } from '#shared/hotel-time.ts';
import { callOf } from '../booking/guest-calls.ts';
import { bookByCard, freestType } from '../booking/other-guest.ts';
import { detailsOf } from '../booking/own-bookings.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { BookingDetailsPage } from '../pages/booking-details-page.ts';
import { today } from '../pages/funnel-pages.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey, type NewGuest, type TestApi } from '../test-api.ts';

/** The clock moves to the day before a stay. */
const test = journey.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });

const PREPARED = /\/api\/preference\/stay\//;
const HOUR_MS = 3_600_000;
const COLD = { ac: { temperature: 0, onlyVentilationEnabled: false } };
const AMBIENT = { ac: { temperature: 4, onlyVentilationEnabled: false } };

/** A guest with a paid room some days ahead. */
async function arriving({ request, testApi }: { request: APIRequestContext; testApi: TestApi }) {
  const guest = await testApi.newGuest();
  const checkin = addDays(today(), 9);
  const stay = { checkin, checkout: addDays(checkin, 1) };
  const order = { ...(await freestType(request, stay)), stay, rooms: 1 };
  const { bookingId } = await bookByCard(request, guest, order);
  const { checkinDate, locator } = await detailsOf(request, guest, bookingId);
  return { guest, bookingId, locator, hotelId: order.hotelId, arrival: Date.parse(checkinDate) };
}

const save = (request: APIRequestContext, guest: NewGuest, part: object) =>
  callOf(request, guest, 'preference/room')(part);

test('a booking’s room shows what is prepared and until when it can be changed, and leads to the preferences (PRF-16)', {
  tag: '@phone',
}, async ({ page, request, testApi, expectNoViolations }) => {
  const { guest, bookingId } = await arriving({ request, testApi });
  await signInByToken(page, guest);
  const details = new BookingDetailsPage(page);
  const { t } = details;
  await details.open(bookingId);
  const until = /(Sun|Mon|Tue|Wed|Thu|Fri|Sat), \w+\s\d+, 7\sPM/;
  await expect(details.prepared).toContainText(until);
  await expect(details.prepared).toContainText(t('prepared-room:standard'));
  await expectNoViolations(page);
  const way = details.prepared.getByRole('link', { name: t('prepared-room:add') });
  await expect(way).toHaveAttribute('href', '/guest/preferences/room');

  await save(request, guest, COLD);
  await save(request, guest, { lighting: 2 });
  await details.open(bookingId);
  await expect(
    details.prepared.getByRole('term').filter({ hasText: t('prepared-room:climate') }),
  ).toBeVisible();
  await expect(details.prepared.getByRole('definition').first()).toHaveText('Cold');
  await expect(details.prepared.getByRole('definition').nth(1)).toHaveText('Very bright');
  await expect(details.prepared).toContainText(until);
  await expect(details.prepared.getByRole('link', { name: t('prepared-room:change') })).toBeVisible();
});

test('24 hours before the arrival it is fixed: what is saved then is for the next stay, here and on the hotel’s list (PRF-16)', async ({
  page,
  request,
  testApi,
}) => {
  const { guest, bookingId, locator, hotelId, arrival } = await arriving({ request, testApi });
  await save(request, guest, COLD);
  await testApi.moveClock(arrival - Date.now() - 23 * HOUR_MS);
  await save(request, guest, AMBIENT);
  await signInByToken(page, guest);
  const details = new BookingDetailsPage(page);
  await details.open(bookingId);
  await expect(details.prepared).toContainText(details.t('prepared-room:lead.fixed'));
  await expect(details.prepared.getByRole('definition').first()).toHaveText('Cold');
  await expect(details.prepared.getByRole('link')).toHaveText(details.t('prepared-room:next'));

  await page.goto(`/console/preparations?hotel=${hotelId}`);
  const row = page.getByRole('region', { name: 'Tomorrow' }).getByRole('row').filter({ hasText: locator });
  await expect(row).toContainText('Cold');
  await expect(row).toContainText('fixed');
});

test('a booking whose preparation cannot be known shows everything else, and it can be fetched again (PRF-16)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  const { guest, bookingId } = await arriving({ request, testApi });
  expectedFailures.allow(PREPARED);
  await page.route(PREPARED, route => route.fulfill({ status: 503, json: { code: 'X', message: 'x' } }));
  await signInByToken(page, guest);
  const details = new BookingDetailsPage(page);
  await details.open(bookingId);
  await expect(details.rooms).toContainText(details.t('prepared-room:failed'));
  await expect(details.values).toBeVisible();
  await page.unroute(PREPARED);
  await details.rooms.getByRole('button', { name: details.t('general:tryAgain') }).click();
  await expect(details.prepared).toBeVisible();
});
