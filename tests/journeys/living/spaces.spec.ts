import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { addDays, dateAt, daysBetween } from '#shared/hotel-time.ts';
import { callOf, getFor } from '../booking/guest-calls.ts';
import { stayOf } from '../booking/own-bookings.ts';
import { checkInElsewhere, givePersonalData, giveTrip } from '../check-in/own-stay.ts';
import { phone } from '../fixtures.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { HomePage } from '../pages/home-page.ts';
import { SpacesPage } from '../pages/spaces-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey, type TestApi } from '../test-api.ts';

const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };
const clara = { email: 'clara@pernoite.test', password: 'Pernoite#2026' };
const ZONE = 'America/Sao_Paulo';
const MEETING_ROOM = 'jardins-meeting-room';

/** A gateway of its own: Rafael's reservations change, and Clara moves in. */
const test = journey.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });

/** Clara, who shares Rafael's room, has checked in to it. */
async function letClaraIn(request: APIRequestContext, testApi: TestApi): Promise<void> {
  const { bookingId } = await stayOf(request, rafael);
  await givePersonalData(request, clara, { firstName: 'Clara', lastName: 'Moraes' });
  await testApi.setVerification(clara.email, 'APPROVED');
  const stay = { request, guest: clara, bookingId };
  await giveTrip(stay);
  await checkInElsewhere(stay);
}

const tomorrow = () => addDays(dateAt(new Date(), ZONE), 1);

test(
  'a guest who stays reserves the meeting room for tomorrow, puts it into the calendar and cancels it (SPC-01, SPC-02, SPC-04, SPC-05, SPC-06, SPC-07, SPC-09, SPC-10, HOM-10)',
  phone,
  async ({ page, request, expectNoViolations }) => {
    const { checkoutDate } = await stayOf(request, rafael);
    await signInByToken(page, rafael);
    await page.goto('/');
    await new HomePage(page, 'pt').way('spaces').click();
    await expect(page).toHaveURL('/guest/space-reservation/approved');
    const spaces = new SpacesPage(page, 'pt');
    const { t, main } = spaces;
    await expect(spaces.reservations).toHaveCount(1);
    await expect(spaces.reservations).toContainText('das 17:00 às 19:00');
    await expectNoViolations(page, { language: 'pt' });
    await spaces.reserveNew.click();
    await expect(page).toHaveURL('/guest/space-reservation/start');
    await expectNoViolations(page, { language: 'pt' });
    await spaces.space('Sala de reunião').click();
    await expect(page).toHaveURL(`/guest/space-reservation/${MEETING_ROOM}/instruction`);
    await expect(spaces.next).toBeDisabled();
    await spaces.consent.check();
    await expectNoViolations(page, { language: 'pt' });
    await spaces.next.click();

    await expect(page).toHaveURL(`/guest/space-reservation/${MEETING_ROOM}/reservation`);
    // The demonstration's stay ends two days after the day on which the gateway was seeded.
    const today = dateAt(new Date(), ZONE);
    await expect(spaces.days).toHaveCount(daysBetween(today, dateAt(new Date(checkoutDate), ZONE)) + 1);
    await spaces.days.nth(1).check();
    await spaces.submit.click();
    await expect(main.getByText(t('space-reservation:reserve.hourMissing'))).toBeFocused();
    await spaces.hour(/^10:00/).check();
    await expect(spaces.summary).toContainText('10:00');
    await expect(spaces.summary).toContainText('12:00');
    await expectNoViolations(page, { language: 'pt' });
    await page.reload();
    await expect(page, 'the consent survives a reload').toHaveURL(/\/reservation$/);
    await spaces.days.nth(1).check();
    await spaces.hour(/^10:00/).check();
    await spaces.submit.click();

    await expect(page).toHaveURL('/guest/space-reservation/approved');
    const title = main.getByRole('heading', {
      name: t('space-reservation:reserved.title', { space: 'Sala de reunião' }),
    });
    await expect(title).toBeVisible();
    await expect(spaces.reservations).toHaveCount(2);
    const own = spaces.reservations.filter({ hasText: 'Sala de reunião' });
    await expect(own).toContainText('das 10:00 às 12:00');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      own.getByRole('button', { name: new RegExp(`^${t('space-reservation:card.calendar')}`) }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`pernoite-${tomorrow()}.ics`);
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toContain(`DTSTART:${tomorrow().replaceAll('-', '')}T130000Z\r\n`);

    await own.getByRole('button', { name: new RegExp(`^${t('space-reservation:card.cancel')}:`) }).click();
    await expectNoViolations(page, { language: 'pt' });
    await spaces.dialog.getByRole('button', { name: t('space-reservation:cancel.confirm') }).click();
    await expect(spaces.toasts).toContainText(t('space-reservation:canceled'));
    await expect(spaces.reservations).toHaveCount(1);
    await expect(title).toBeHidden();
    await main.getByRole('link', { name: t('space-reservation:tabs.inactive') }).click();
    await expect(page).toHaveURL('/guest/space-reservation/canceled');
    const canceled = main
      .getByRole('list', { name: t('space-reservation:list.inactive') })
      .getByRole('listitem');
    await expect(canceled).toHaveCount(2);
    await expect(canceled.getByRole('button')).toHaveCount(0);
    await expectNoViolations(page, { language: 'pt' });

    await page.route(/\/booking-space\/reserve\/active$/, route =>
      route.fulfill({ json: { reservedSpaces: [] } }),
    );
    await page.goto('/guest/space-reservation/approved');
    await expect(
      main.getByRole('heading', { name: t('space-reservation:empty.active.title') }),
    ).toBeVisible();
    await expect(spaces.reserveNew, 'one way to a reservation').toHaveCount(1);
  },
);

test('an hour that somebody else takes meanwhile is told with the nearest free one, which one tap reserves; what is own is shown (SPC-08, SPC-11, APS-19)', async ({
  page,
  request,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(/\/booking-space\/re/);
  await letClaraIn(request, testApi);
  await signInByToken(page, rafael);
  const spaces = new SpacesPage(page, 'pt');
  const { t, main } = spaces;
  await spaces.agree(MEETING_ROOM);
  await spaces.days.nth(1).check();
  await spaces.hour(/^14:00/).check();
  const order = { buildingId: 'JARDINS', spaceId: MEETING_ROOM, checkInDate: tomorrow() };
  await callOf(
    request,
    clara,
    'booking-space/reservation',
  )({ ...order, checkInHour: '14:00', checkOutHour: '16:00' });
  await spaces.submit.click();
  const take = spaces.summary.getByRole('button', {
    name: t('space-reservation:conflict.take', { from: '12:00' }),
  });
  await expect(take).toBeVisible();
  await expect(spaces.summary.getByRole('alert')).toContainText('Das 12:00 às 14:00');
  await expect(spaces.hour(/^14:00/)).toHaveCount(0);
  await expectNoViolations(page, { language: 'pt' });
  await take.click();
  await expect(page).toHaveURL('/guest/space-reservation/approved');
  await expect(spaces.reservations.filter({ hasText: 'das 12:00 às 14:00' })).toHaveCount(1);

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
  await expectNoViolations(page, { language: 'pt' });
  await page.unroute(/\/booking-space\/[^/]+\/hours/);

  await page.route(/\/booking-space\/reservation$/, route =>
    route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'no' } }),
  );
  await spaces.agree('jardins-laundry');
  await spaces.days.nth(1).check();
  await spaces.hours.first().check();
  await spaces.submit.click();
  await expect(spaces.toasts.getByText(t('errors:SERVICE_UNAVAILABLE')).first()).toBeVisible();
  await page.route(/\/booking-space\/reserve\/[0-9a-f-]{36}$/, route =>
    route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'no' } }),
  );
  await page.goto('/guest/space-reservation/approved');
  await spaces.reservations
    .first()
    .getByRole('button', { name: new RegExp(`^${t('space-reservation:card.cancel')}:`) })
    .click();
  await spaces.dialog.getByRole('button', { name: t('space-reservation:cancel.confirm') }).click();
  // Behind the dialog, which says it as well.
  await expect(page.getByText(t('general:genericError')).first()).toBeVisible();
  await expect(spaces.dialog.getByRole('alert')).toContainText(t('errors:SERVICE_UNAVAILABLE'));
});

test('a guest who does not stay finds a kind page with a way on, and deep links lead where they can (SPC-01, SPC-02, APS-17)', async ({
  page,
  request,
  testApi,
  expectNoViolations,
}) => {
  const guest = await testApi.newGuest();
  expect((await getFor(request, guest, 'booking-space/spaces')).status()).toBe(409);
  await signInByToken(page, guest);
  const spaces = new SpacesPage(page);
  const { t, main } = spaces;
  const kind = main.getByRole('heading', { name: t('space-reservation:notStaying.title') });
  await page.goto('/guest/space-reservation');
  await expect(page).toHaveURL('/guest/space-reservation/approved');
  await expect(kind).toBeVisible();
  await expectNoViolations(page);
  for (const path of ['start', 'jardins-gym/instruction']) {
    await page.goto(`/guest/space-reservation/${path}`);
    await expect(kind).toBeVisible();
  }
  await page.goto('/guest/space-reservation/jardins-gym/reservation');
  await expect(page, 'no day and hour without consent').toHaveURL(/\/instruction$/);
  await main.getByRole('link', { name: t('space-reservation:notStaying.bookings') }).click();
  await expect(page).toHaveURL('/guest/booking/active');
});
