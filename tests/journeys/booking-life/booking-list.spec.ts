import { addDays } from '#shared/hotel-time.ts';
import { bookByCard, holdRoom } from '../booking/other-guest.ts';
import { BookingListPage } from '../pages/booking-list-page.ts';
import { roomNames, today } from '../pages/funnel-pages.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, type NewGuest } from '../test-api.ts';
import { test } from './demo-bookings.ts';

test.describe.configure({ mode: 'default' });

const password = 'Pernoite#2026';
const ana = { email: 'ana@pernoite.test', password };
const rafael = { email: 'rafael@pernoite.test', password };

type LayoutShift = PerformanceEntry & { value: number };

declare global {
  interface Window {
    /** The sum of the page's layout shifts. */
    shift: number;
  }
}

const HIDE = /\/api\/bookings\/[0-9a-f-]{36}\/hide$/;
const ACTIVE = /\/api\/bookings\/active/;

/** Nights that the seed left free, and that no other journey of this file takes. */
const stayFrom = (day: number) => ({ checkin: addDays(today(), day), checkout: addDays(today(), day + 1) });

/** A guest with a booking of their own for one night. */
async function guestWithBooking(
  { request, testApi }: Pick<Parameters<Parameters<typeof test>[2]>[0], 'request' | 'testApi'>,
  day: number,
) {
  const guest = await testApi.newGuest();
  const order = { hotelId: 'JARDINS', typeId: 'jardins-garden-queen', stay: stayFrom(day), rooms: 1 };
  return { guest, booked: await bookByCard(request, guest, order) };
}

test('what is to come stands in order of arrival, what is over in a list of its own, each with its state and message (BKG-11, BKG-13, BKG-14, BKG-20)', {
  tag: '@phone',
}, async ({ page, expectNoViolations }) => {
  await new LoginPage(page, 'pt').enter(ana, '/guest/booking');
  const list = new BookingListPage(page, 'pt');
  const { t } = list;
  await expect(page).toHaveURL(/\/guest\/booking\/active/);
  await expect(list.cards()).toHaveCount(2);
  await expect(list.cards().getByRole('heading')).toHaveText(['São Paulo', 'Goiânia']);
  const [next, later] = [list.cards().first(), list.cards().last()];
  await expect(next).toContainText(t('guest-booking:status.CONFIRMED'));
  await expect(next).toContainText('O check-in abre 24 horas antes da estadia');
  await expect(next).toContainText(t('booking-list:card.nights', { count: 3 }));
  await expect(later).toContainText(t('booking-list:card.rooms', { count: 2 }));
  await expect(list.more).toHaveCount(0);
  await expectNoViolations(page, { language: 'pt' });

  await list.tab('previous').click();
  await expect(page).toHaveURL(/\/guest\/booking\/previous$/);
  const states = ['CANCELED', 'NO_SHOW', 'CONCLUDED'] as const;
  await expect(list.cards('previous')).toHaveCount(states.length);
  for (const [at, state] of states.entries())
    await expect(list.cards('previous').nth(at)).toContainText(t(`guest-booking:status.${state}`));
  await expect(list.cards('previous', t('guest-booking:message.concluded'))).toHaveCount(1);
  await expect(list.import).toHaveCount(0);
  await expect(list.book).toHaveCount(0);
  await expectNoViolations(page, { language: 'pt' });

  await list.tab('active').click();
  await list.choose(next);
  await expect(page).toHaveURL(/\/guest\/booking\/details\/[0-9a-f-]{36}$/);
});

test('a stay under way shows its room, and one to be paid says until when (BKG-14, BKG-15, BKG-17)', async ({
  page,
  request,
  testApi,
}) => {
  await signInByToken(page, rafael);
  const staying = new BookingListPage(page, 'pt');
  await staying.open();
  const here = staying.cards('active', 'Pernoite Jardins');
  await expect(here).toContainText(staying.t('guest-booking:message.inProgress'));
  await expect(here.getByRole('definition').filter({ hasText: /^\d{3}$/ })).toBeVisible();
  await expect(staying.hide(here)).toHaveCount(0);

  await new ShellPage(page, 'pt').leave();
  const unpaying = await testApi.newGuest();
  await holdRoom(request, unpaying, {
    hotelId: 'JARDINS',
    typeId: 'jardins-garden-queen',
    stay: stayFrom(1),
  });
  await new LoginPage(page).enter(unpaying, '/guest/booking/active');
  const pending = new BookingListPage(page);
  const unpaid = pending.cards('active', 'Pernoite Jardins');
  await expect(unpaid).toContainText(pending.t('guest-booking:status.PENDING'));
  await expect(unpaid).toContainText(/Please pay at the reception by .+: 2 hours after the stay begins/);
  await expect(unpaid.getByRole('definition').filter({ hasText: /^\d{3}$/ })).toHaveCount(0);
});

test('an empty list leads to a new booking or to one made elsewhere, and to neither while none are taken (BKG-20, BKG-21, BKG-22, BKG-24, BKG-28, APP-32)', async ({
  page,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(/find-for-import/);
  await signInByToken(page, await testApi.newGuest());
  const list = new BookingListPage(page);
  const { t } = list;
  await list.open();
  await expect(list.main).toContainText(t('booking-list:empty.active.title'));
  await expectNoViolations(page);
  await list.import.first().click();
  const form = new HomePage(page);
  await expect(form.submit).toBeDisabled();
  await form.find('NADA99', 'Silva');
  await expect(form.dialog.getByRole('alert')).toContainText(t('import-booking:notFound.title'));
  await page.keyboard.press('Escape');
  await list.book.first().click();
  await expect(page).toHaveURL('/booking/step-1');

  await list.open('previous');
  await expect(list.main).toContainText(t('booking-list:empty.previous.title'));
  await expect(list.import).toHaveCount(0);
  await expectNoViolations(page);

  await testApi.setFlag('IS_BOOKING_ENABLED', false);
  await list.open();
  await expect(list.main).toContainText(t('booking-list:empty.active.closed'));
  await expect(list.import).toHaveCount(0);
  await expect(list.book).toHaveCount(0);
});

test('a booking is taken off the list after a question, stays as it is, and its code and last name bring it back (BKG-20, BKG-23, BKG-25, BKG-27, API-12, PD-59)', async ({
  page,
  request,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(HIDE);
  const { guest, booked } = await guestWithBooking({ request, testApi }, 84);
  await signInByToken(page, guest);
  const list = new BookingListPage(page);
  const { t } = list;
  await list.open();
  await list.hide(list.cards()).click();
  await expect(list.dialog).toContainText(t('booking-list:hide.stays'));
  await expect(list.dialog).toContainText(t('booking-list:hide.standing'));
  await expect(list.dialog).toContainText(booked.locator);
  await expectNoViolations(page);
  await list.keep.click();
  await expect(list.dialog).toBeHidden();
  await expect(list.cards()).toHaveCount(1);

  await page.route(HIDE, route =>
    route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'x' } }),
  );
  await list.hide(list.cards()).click();
  await list.confirm.click();
  await expect(list.dialog.getByRole('alert')).toContainText(t('errors:SERVICE_UNAVAILABLE'));
  await page.unroute(HIDE);
  await list.confirm.click();
  await expect(list.dialog).toBeHidden();
  await expect(list.list()).toHaveCount(0);
  const notice = list.main.getByRole('status').filter({ hasText: booked.locator });
  await expect(notice).toBeVisible();
  await expect(list.main.locator(':focus')).toContainText(booked.locator);
  await expectNoViolations(page);
  await list.open();
  await expect(list.list()).toHaveCount(0);

  await list.import.first().click();
  const form = new HomePage(page);
  await form.find(booked.locator, 'Teixeira');
  await expect(form.dialog).toContainText(roomNames.en.queen);
  await form.confirm.click();
  await expect(new ShellPage(page).toast(t('import-booking:done'))).toBeVisible();
  await expect(list.cards('active', booked.locator)).toHaveCount(1);
});

test('a long list comes in parts: more is announced, and the focus goes on at the first new card (BKG-20, API-05)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(ACTIVE);
  const guest = await testApi.newGuest();
  await bookNights(request, guest, 23);
  await signInByToken(page, guest);
  await page.addInitScript(watchShifts);
  const list = new BookingListPage(page);
  const { t } = list;
  await list.open();
  await expect(list.cards()).toHaveCount(20);
  const count = list.main.getByRole('status');
  await expect(count).toHaveText(t('booking-list:count', { count: 20 }));

  await page.route(ACTIVE, route =>
    route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'x' } }),
  );
  await list.more.scrollIntoViewIfNeeded();
  await list.more.click();
  expect(await page.evaluate(() => window.shift), 'the button stays where the guest clicks').toBeLessThan(
    0.02,
  );
  await expect(list.main.getByRole('alert')).toContainText(t('booking-list:moreFailed'));
  await expect(list.cards()).toHaveCount(20);
  await page.unroute(ACTIVE);

  await list.more.press('Enter');
  await expect(list.cards()).toHaveCount(23);
  await expect(count).toHaveText(t('booking-list:count', { count: 23 }));
  await expect(list.more).toHaveCount(0);
  await expect(list.cards().nth(20).getByRole('link')).toBeFocused();
  const codes = await list.cards().getByRole('definition').allTextContents();
  expect(new Set(codes).size).toBe(23);
});

test('a list that cannot be fetched says so, and is fetched again (BKG-20)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  const { guest } = await guestWithBooking({ request, testApi }, 140);
  expectedFailures.allow(ACTIVE);
  await page.route(ACTIVE, route => route.fulfill({ status: 500, json: { code: 'X', message: 'x' } }));
  await signInByToken(page, guest);
  const list = new BookingListPage(page);
  await list.open();
  const failed = list.main.getByRole('alert');
  await expect(failed).toContainText(list.t('booking-list:failed'));
  await page.unroute(ACTIVE);
  await failed.getByRole('button', { name: list.t('general:tryAgain') }).click();
  await expect(list.cards('active', 'Pernoite Jardins')).toBeVisible();
});

/** So many bookings of a guest, each of a night of its own. */
/** Adds up how far the page has moved by itself. */
function watchShifts(): void {
  window.shift = 0;
  new PerformanceObserver(entries => {
    for (const { value } of entries.getEntries() as LayoutShift[]) window.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function bookNights(
  request: Parameters<typeof bookByCard>[0],
  guest: NewGuest,
  count: number,
): Promise<void> {
  for (let night = 0; night < count; night += 1)
    await bookByCard(request, guest, {
      hotelId: 'NILO',
      typeId: 'nilo-twin',
      stay: stayFrom(90 + night * 2),
      rooms: 1,
    });
}
