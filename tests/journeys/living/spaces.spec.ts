import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { addDays, dateAt, daysBetween } from '#shared/hotel-time.ts';
import { callOf } from '../booking/guest-calls.ts';
import { stayOf } from '../booking/own-bookings.ts';
import { checkInElsewhere, savePersonalData, saveTrip } from '../check-in/own-stay.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { HomePage } from '../pages/home-page.ts';
import { SpacesPage } from '../pages/spaces-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey, type TestApi } from '../test-api.ts';

/** A gateway of its own: a seeded guest's reservations change. */
const test = journey.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });

const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };
const clara = { email: 'clara@pernoite.test', password: 'Pernoite#2026' };
const ZONE = 'America/Sao_Paulo';
const MEETING_ROOM = 'jardins-meeting-room';

async function letClaraIn(request: APIRequestContext, testApi: TestApi): Promise<void> {
  const { bookingId } = await stayOf(request, rafael);
  await savePersonalData(request, clara, { firstName: 'Clara', lastName: 'Moraes' });
  await testApi.setVerification(clara.email, 'APPROVED');
  const stay = { request, guest: clara, bookingId };
  await saveTrip(stay);
  await checkInElsewhere(stay);
}

const tomorrow = () => addDays(dateAt(new Date(), ZONE), 1);

test('a guest who stays reserves the meeting room, is offered the nearest hour when somebody else is faster, puts it into the calendar and cancels it (SPC-01, SPC-02, SPC-04, SPC-05, SPC-06, SPC-07, SPC-08, SPC-09, SPC-10, SPC-11, APS-19, HOM-10)', async ({
  page,
  request,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(/\/booking-space\//);
  const { checkoutDate } = await stayOf(request, rafael);
  await letClaraIn(request, testApi);
  await signInByToken(page, rafael);
  await page.goto('/');
  await new HomePage(page, 'pt').tile('spaces').click();
  await expect(page).toHaveURL('/guest/space-reservation/approved');
  const spaces = new SpacesPage(page, 'pt');
  const { t, main } = spaces;
  await expect(spaces.reservations).toHaveCount(1);
  await expect(spaces.reservations).toContainText('das 17:00 às 19:00');
  await expectNoViolations(page);
  await spaces.reserveNew.click();
  await expect(page).toHaveURL('/guest/space-reservation/start');
  await spaces.space('Sala de reunião').click();
  await expect(page).toHaveURL(`/guest/space-reservation/${MEETING_ROOM}/instruction`);
  await expect(spaces.next).toBeDisabled();
  await page.goto(`/guest/space-reservation/${MEETING_ROOM}/reservation`);
  await expect(page, 'no day and hour without consent').toHaveURL(/\/instruction$/);
  await spaces.consent.check();
  await spaces.next.click();

  await expect(page).toHaveURL(`/guest/space-reservation/${MEETING_ROOM}/reservation`);
  // The demonstration's stay ends two days after the day on which the gateway was seeded.
  const today = dateAt(new Date(), ZONE);
  await expect(spaces.days).toHaveCount(daysBetween(today, dateAt(new Date(checkoutDate), ZONE)) + 1);
  await page.reload();
  await expect(page, 'the consent survives a reload').toHaveURL(/\/reservation$/);
  await spaces.days.nth(1).check();
  await spaces.submit.click();
  await expect(main.getByText(t('space-reservation:reserve.hourMissing'))).toBeFocused();
  await spaces.hour(/^14:00/).check();
  await expect(spaces.summary).toContainText('16:00');
  await expectNoViolations(page);
  const order = { buildingId: 'JARDINS', spaceId: MEETING_ROOM, checkInDate: tomorrow() };
  await callOf(
    request,
    clara,
    'booking-space/reservation',
  )({ ...order, checkInHour: '14:00', checkOutHour: '16:00' });
  await spaces.submit.click();
  await expect(spaces.summary.getByRole('alert')).toContainText('Das 12:00 às 14:00');
  await expect(spaces.hour(/^14:00/)).toHaveCount(0);
  await spaces.summary
    .getByRole('button', { name: t('space-reservation:conflict.take', { from: '12:00' }) })
    .click();
  await expect(page).toHaveURL('/guest/space-reservation/approved');
  const own = spaces.reservations.filter({ hasText: 'das 12:00 às 14:00' });
  await expect(own).toContainText('Sala de reunião');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    own.getByRole('button', { name: new RegExp(`^${t('space-reservation:card.calendar')}`) }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`pernoite-${tomorrow()}.ics`);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(`DTSTART:${tomorrow().replaceAll('-', '')}T150000Z\r\n`);

  // That day has the guest's own reservation now; the hours of the gym are gone.
  await spaces.agree(MEETING_ROOM);
  await spaces.days.nth(1).check();
  await expect(main.getByRole('link', { name: t('space-reservation:reserve.seeOwn') })).toBeVisible();
  await expect(spaces.submit).toBeDisabled();
  await page.route(/\/booking-space\/[^/]+\/hours/, route =>
    route.fulfill({ json: { availableIntervalHours: [] } }),
  );
  await spaces.agree('jardins-gym');
  await expect(main.getByText(t('space-reservation:reserve.noHours'))).toBeVisible();
  await page.unroute(/\/booking-space\/[^/]+\/hours/);
  const unavailable = { status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'no' } };
  await page.route(/\/booking-space\/reservation$/, route => route.fulfill(unavailable));
  await spaces.agree('jardins-laundry');
  await spaces.days.nth(1).check();
  await spaces.hours.first().check();
  await spaces.submit.click();
  await expect(spaces.toasts.getByText(t('errors:SERVICE_UNAVAILABLE')).first()).toBeVisible();

  const ofOne = /\/booking-space\/reserve\/[0-9a-f-]{36}$/;
  await page.route(ofOne, route => route.fulfill(unavailable));
  await page.goto('/guest/space-reservation/approved');
  await own.getByRole('button', { name: new RegExp(`^${t('space-reservation:card.cancel')}:`) }).click();
  const confirm = spaces.dialog.getByRole('button', { name: t('space-reservation:cancel.confirm') });
  await confirm.click();
  // Behind the dialog, which says it as well.
  await expect(page.getByText(t('general:genericError')).first()).toBeVisible();
  await expect(spaces.dialog.getByRole('alert')).toContainText(t('errors:SERVICE_UNAVAILABLE'));
  await page.unroute(ofOne);
  await confirm.click();
  await expect(spaces.toasts).toContainText(t('space-reservation:canceled'));
  await expect(spaces.reservations).toHaveCount(1);
  await main.getByRole('link', { name: t('space-reservation:tabs.inactive') }).click();
  await expect(page).toHaveURL('/guest/space-reservation/canceled');
  const canceled = main
    .getByRole('list', { name: t('space-reservation:list.inactive') })
    .getByRole('listitem');
  await expect(canceled).toHaveCount(2);
  await expect(canceled.getByRole('button')).toHaveCount(0);
});
