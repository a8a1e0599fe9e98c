import type { Booking } from '#shared/contract/guest/booking-view.ts';
import { addDays } from '#shared/hotel-time.ts';
import { bookByCard } from '../booking/other-guest.ts';
import { BookingListPage } from '../pages/booking-list-page.ts';
import { roomNames, today } from '../pages/funnel-pages.ts';
import { HomePage } from '../pages/home-page.ts';
import { InvitationPage } from '../pages/invitation-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect } from '../test-api.ts';
import { test } from './demo-bookings.ts';
import { addElsewhere, bookTwoRooms } from './room-party.ts';

test.describe.configure({ mode: 'default' });

const ana = { email: 'ana@pernoite.test', password: 'Pernoite#2026' };

type LayoutShift = PerformanceEntry & { value: number };

declare global {
  interface Window {
    shift: number;
  }
}

const HIDE = /\/api\/bookings\/[0-9a-f-]{36}\/hide$/;
const ACTIVE = /\/api\/bookings\/active/;
const PREVIOUS = /\/api\/bookings\/previous/;
const broken = { status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'x' } };

test('what is to come stands in order of arrival and what is over in a list of its own; of a long one more is announced, and the focus goes on at the first new card (BKG-11, BKG-13, BKG-14, BKG-20)', async ({
  page,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(PREVIOUS);
  await page.addInitScript(watchShifts);
  await new LoginPage(page, 'pt').enter(ana, '/guest/booking');
  const list = new BookingListPage(page, 'pt');
  const { t } = list;
  await expect(page).toHaveURL(/\/guest\/booking\/active/);
  await expect(list.cards().getByRole('heading')).toHaveText(['São Paulo', 'Goiânia']);
  const [next, later] = [list.cards().first(), list.cards().last()];
  await expect(next).toContainText(t('guest-booking:status.CONFIRMED'));
  await expect(next).toContainText('O check-in abre 24 horas antes da estadia');
  await expect(later).toContainText(t('booking-list:card.rooms', { count: 2 }));
  await expect(list.more).toHaveCount(0);
  await expectNoViolations(page);

  await list.tab('previous').click();
  await expect(page).toHaveURL(/\/guest\/booking\/previous$/);
  const states = ['CANCELED', 'NO_SHOW', 'CONCLUDED'] as const;
  const over = list.cards('previous');
  await expect(over).toHaveCount(states.length);
  for (const [at, state] of states.entries())
    await expect(over.nth(at)).toContainText(t(`guest-booking:status.${state}`));
  await expect(list.import).toHaveCount(0);
  await expectNoViolations(page);

  // As if this guest had been here 23 times.
  let [stay]: (Booking | undefined)[] = [];
  await page.route(PREVIOUS, async route => {
    const from = new URL(route.request().url()).searchParams.has('after') ? 20 : 0;
    if (from === 0) [stay] = (await (await route.fetch()).json()) as Booking[];
    const json = Array.from({ length: from === 0 ? 21 : 3 }, (_, at) => ({
      ...stay,
      bookingId: `00000000-0000-4000-8000-${String(from + at).padStart(12, '0')}`,
    }));
    await route.fulfill({ json });
  });
  await list.tab('active').click();
  await list.tab('previous').click();
  await expect(over).toHaveCount(20);
  const count = list.main.getByRole('status');
  await expect(count).toHaveText(t('booking-list:count', { count: 20 }));
  await list.more.scrollIntoViewIfNeeded();
  await page.evaluate(() => (window.shift = 0));
  await page.route(PREVIOUS, route => route.fulfill(broken), { times: 1 });
  await list.more.click();
  await expect(list.main.getByRole('alert')).toContainText(t('booking-list:moreFailed'));
  await expect(over).toHaveCount(20);
  expect(await page.evaluate(() => window.shift), 'the button stays where the guest clicks').toBeLessThan(
    0.02,
  );
  await list.more.press('Enter');
  await expect(over).toHaveCount(23);
  await expect(count).toHaveText(t('booking-list:count', { count: 23 }));
  await expect(list.more).toHaveCount(0);
  await expect(over.nth(20).getByRole('link')).toBeFocused();

  await list.tab('active').click();
  await list.choose(next);
  await expect(page).toHaveURL(/\/guest\/booking\/details\/[0-9a-f-]{36}$/);
});

test('a booking is taken off the list after a question, and its code and last name bring it back to the empty list; an invitation is declined there (GST-24, APP-32, BKG-20, BKG-21, BKG-22, BKG-23, BKG-24, BKG-25, BKG-27, BKG-28, API-12, PD-59)', async ({
  page,
  request,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(HIDE);
  expectedFailures.allow(ACTIVE);
  const guest = await testApi.newGuest();
  const checkin = addDays(today(), 84);
  const stay = { checkin, checkout: addDays(checkin, 1) };
  const order = { hotelId: 'JARDINS', typeId: 'jardins-garden-queen', stay, rooms: 1 };
  const { locator } = await bookByCard(request, guest, order);
  await signInByToken(page, guest);
  const list = new BookingListPage(page);
  const { t } = list;
  await page.route(ACTIVE, route => route.fulfill({ status: 500, json: { code: 'X', message: 'x' } }));
  await list.open();
  const failed = list.main.getByRole('alert');
  await expect(failed).toContainText(t('booking-list:failed'));
  await page.unroute(ACTIVE);
  await failed.getByRole('button', { name: t('general:tryAgain') }).click();

  await list.hide(list.cards()).click();
  await expect(list.dialog).toContainText(t('booking-list:hide.stays'));
  await expect(list.dialog).toContainText(t('booking-list:hide.standing'));
  await expect(list.dialog).toContainText(locator);
  await expectNoViolations(page);
  await list.keep.click();
  await expect(list.dialog).toBeHidden();
  await expect(list.cards()).toHaveCount(1);
  await page.route(HIDE, route => route.fulfill(broken));
  await list.hide(list.cards()).click();
  await list.confirm.click();
  await expect(list.dialog.getByRole('alert')).toContainText(t('errors:SERVICE_UNAVAILABLE'));
  await page.unroute(HIDE);
  await list.confirm.click();
  await expect(list.dialog).toBeHidden();
  await expect(list.list()).toHaveCount(0);
  await expect(list.main.getByRole('status').filter({ hasText: locator })).toBeVisible();
  await expect(list.main.locator(':focus')).toContainText(locator);
  await expect(list.main).toContainText(t('booking-list:empty.active.title'));
  await expectNoViolations(page);

  await list.import.first().click();
  const form = new HomePage(page);
  await expect(form.submit).toBeDisabled();
  await form.find(locator, 'Teixeira');
  await expect(form.dialog).toContainText(roomNames.en.queen);
  await form.confirm.click();
  await expect(new ShellPage(page).toast(t('import-booking:done'))).toBeVisible();
  await expect(list.cards('active', locator)).toHaveCount(1);

  await list.tab('previous').click();
  await expect(list.main).toContainText(t('booking-list:empty.previous.title'));
  await expect(list.import).toHaveCount(0);
  await list.tab('active').click();
  await list.book.first().click();
  await expect(page).toHaveURL('/booking/step-1');
  const party = await bookTwoRooms({ request, testApi });
  await addElsewhere(request, party, 0, { name: guest.fullName, email: guest.email });
  await testApi.setFlag('IS_BOOKING_ENABLED', false);
  await list.open();
  await expect(list.cards()).toHaveCount(2);
  await expect(list.import).toHaveCount(0);
  await expect(list.book).toHaveCount(0);
  const invitation = new InvitationPage(page);
  await invitation.decline.click();
  await expect(invitation.dialog).toContainText(t('room-invitation:confirm.text'));
  await invitation.confirmDecline.click();
  await expect(new ShellPage(page).toast(t('room-invitation:declined'))).toBeVisible();
  await expect(list.cards()).toHaveCount(1);
});

function watchShifts(): void {
  window.shift = 0;
  new PerformanceObserver(entries => {
    for (const { value } of entries.getEntries() as LayoutShift[]) window.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}
