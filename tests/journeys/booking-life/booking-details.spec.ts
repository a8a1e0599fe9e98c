import { addDays } from '#shared/hotel-time.ts';
import { untilAtRest } from '../at-rest.ts';
import { bookByCard, holdRoom } from '../booking/other-guest.ts';
import { BookingDetailsPage } from '../pages/booking-details-page.ts';
import { BookingListPage } from '../pages/booking-list-page.ts';
import { linesOf } from '../pages/booking-summary.ts';
import { ConsolePage } from '../pages/console-page.ts';
import { today } from '../pages/funnel-pages.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect } from '../test-api.ts';
import { test } from './demo-bookings.ts';

test.describe.configure({ mode: 'default' });

const password = 'Pernoite#2026';
const ana = { email: 'ana@pernoite.test', password };
const rafael = { email: 'rafael@pernoite.test', password };

const DETAILS = /\/api\/bookings\/v2\//;
const VALUES = /\/api\/bookings\/[^/]+\/values$/;
const DOTS = '•'.repeat(20);

const stayFrom = (day: number) => ({ checkin: addDays(today(), day), checkout: addDays(today(), day + 1) });
const cents = (amount: string | undefined) => Number(amount?.replaceAll(/\D/g, ''));

test('a guest who is staying finds room, door code, guests, hours, instructions and policies (BKG-07, BKG-14, BKG-17, BKG-18, BKG-32, BKG-33, BKG-34, LIM-01, LIM-12, PD-33, PD-50)', {
  tag: '@phone',
}, async ({ page, expectNoViolations }) => {
  await new LoginPage(page, 'pt').enter(rafael);
  await new HomePage(page, 'pt').openBooking.click();
  const details = new BookingDetailsPage(page, 'pt');
  const { t } = details;
  await expect(details.title).toHaveText(t('booking-details:stayAt', { city: 'São Paulo' }));
  await expect(details.main).toContainText(t('guest-booking:status.IN_PROGRESS'));
  await expect(details.rooms).toContainText(/Quarto \d{3}/);

  await expect(details.rooms).toContainText(DOTS);
  await expect(details.rooms.getByText(/^\d{6}$/)).toHaveCount(0);
  await expectNoViolations(page, { language: 'pt' });
  await details.showCode.click();
  await expect(details.rooms.getByText(/^\d{6}$/)).toBeVisible();
  await expect(details.rooms).not.toContainText(DOTS);
  await expectNoViolations(page, { language: 'pt' });
  await details.hideCode.click();
  await expect(details.rooms).toContainText(DOTS);
  await expect(details.rooms.getByText(/^\d{6}$/)).toHaveCount(0);

  await expect(details.rooms).toContainText(t('booking-details:guests.main'));
  await expect(details.rooms).toContainText(`(${t('booking-details:guests.you')})`);
  await expect(details.stay).toContainText('Alameda Lorena');
  await expect(details.map).toHaveAttribute('href', /openstreetmap\.org\/\?mlat=-23\.5646&mlon=-46\.6653/);
  await expect(details.how).toContainText('15:00');
  await expect(details.how).toContainText('12:00');
  await expect(details.how).toContainText('24 horas');
  await expect(details.policies).toContainText(/R\$\s350,00/);
  await expect(details.policies).toContainText('10 kg');
  await expect(details.policies).toContainText('até 2 anos');

  await details.openPolicy.click();
  await expect(details.policy).toContainText('48 horas');
  await expect(details.policy).toContainText('18 meses');
  await expect(details.policy).toContainText('6 meses');
  await expectNoViolations(page, { language: 'pt' });
  await page.keyboard.press('Escape');
  await expect(details.openPolicy).toBeFocused();

  await expect(details.manage).toHaveAttribute('href', /\/management$/);
  await expect(details.guests).toHaveAttribute('href', /\/guests$/);
  await details.back.click();
  await expect(page).toHaveURL('/guest/booking/active');
});

test('the bill of two rooms adds up to the cent, its figures end below each other, and a crib is named though it is free (BKG-05, BKG-06, BKG-10, BKG-32)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await new LoginPage(page, 'pt').enter(ana, '/guest/booking/active');
  const list = new BookingListPage(page, 'pt');
  await list.choose(list.cards('active', 'Goiânia'));
  const details = new BookingDetailsPage(page, 'pt');
  const { t } = details;
  await expect(details.rooms.getByRole('heading', { level: 3 })).toHaveCount(2);
  await expect(details.rooms).toContainText(t('booking-details:rooms.CRADLE', { count: 1 }));
  await expect(details.rooms).toContainText(t('booking-details:door.before'));
  await expect(details.values.getByRole('definition').first()).toBeVisible();
  const bill = await linesOf(details.values);
  const line = (key: 'subtotal' | 'taxes' | 'total' | 'charged' | 'paid') =>
    cents(bill[t(`booking-details:values.${key}`)]);
  expect(bill[t('booking-details:values.cradle')]).toBe(t('booking-details:values.free'));
  const costs = Object.entries(bill).filter(([label]) => label.endsWith(' noites'));
  expect(costs).toHaveLength(2);
  expect(line('subtotal')).toBeGreaterThan(0);
  expect(line('subtotal') + line('taxes')).toBe(line('total'));
  expect(line('charged')).toBe(line('total'));
  expect(line('paid')).toBe(line('total'));
  const figures = await details.values.getByRole('definition').all();
  const ends = await Promise.all(
    figures.map(async figure => {
      const box = await figure.boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    }),
  );
  expect(new Set(ends).size, 'figures end below each other').toBe(1);

  await details.copy.click();
  await expect(details.main).toContainText(t('booking-details:copied'));
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await expect(details.main.getByText(code, { exact: true })).toBeVisible();
});

test('who stays along sees their own room whole, of the other one type, dates and status, and no price (BKG-09, BKG-32, PD-57)', async ({
  page,
  expectNoViolations,
}) => {
  await new LoginPage(page, 'pt').enter(rafael, '/guest/booking/active');
  const list = new BookingListPage(page, 'pt');
  await list.choose(list.cards('active', 'Goiânia'));
  const details = new BookingDetailsPage(page, 'pt');
  const { t } = details;
  const rooms = details.rooms.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(rooms).toHaveCount(2);
  await expect(rooms.first()).toContainText('Ana Beatriz Souza');
  await expect(rooms.first()).toContainText('Tomás Souza');
  await expect(rooms.first()).toContainText(t('booking-details:guests.minor'));
  await expect(rooms.last()).toContainText(t('booking-details:rooms.limited'));
  await expect(rooms.last()).not.toContainText('James');
  await expect(details.values).toContainText(t('booking-details:values.holder', { name: 'Ana Beatriz' }));
  await expect(details.values).not.toContainText('R$');
  await expectNoViolations(page, { language: 'pt' });
});

test('a partner’s booking says that it is changed at the partner’s site alone, on its card, its page and in its policy (BKG-25, BKG-27, BKG-35)', async ({
  page,
  testApi,
}) => {
  await signInByToken(page, await testApi.newGuest());
  const list = new BookingListPage(page);
  const { t } = list;
  await list.open();
  await list.import.first().click();
  const form = new HomePage(page);
  await form.find('HALE24', 'Hale');
  await form.confirm.click();
  const card = list.cards('active', 'HALE24');
  await expect(card).toContainText(t('guest-booking:partner'));
  await list.choose(card);
  const details = new BookingDetailsPage(page);
  await expect(
    details.main.getByRole('status').filter({ hasText: t('guest-booking:partner') }),
  ).toBeVisible();
  await expect(details.values).toContainText(t('booking-details:values.total'));
  await details.openPolicy.click();
  await expect(details.policy).toContainText(t('booking-details:cancellation.partner'));
  await expect(details.policy).not.toContainText('48');
});

test('another guest’s booking and one that does not exist look the same, and lead back to the list (BKG-31, API-06)', async ({
  page,
  request,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(DETAILS);
  const [guest, other] = [await testApi.newGuest(), await testApi.newGuest()];
  const order = { hotelId: 'JARDINS', typeId: 'jardins-garden-queen', stay: stayFrom(86), rooms: 1 };
  const booked = await bookByCard(request, other, order);
  await signInByToken(page, guest);
  const details = new BookingDetailsPage(page);
  for (const bookingId of [booked.bookingId, booked.locator, 'nothing', crypto.randomUUID()]) {
    await details.open(bookingId);
    await expect(details.missing, bookingId).toBeVisible();
    await expect(details.print, bookingId).toHaveCount(0);
    await expect(details.main).not.toContainText('São Paulo');
  }
  await expectNoViolations(page);
  await details.back.click();
  await expect(page).toHaveURL('/guest/booking/active');
});

test('what changed elsewhere is seen at the next look, and refresh=true looks again at once (BKG-15, BKG-31)', async ({
  page,
  browser,
  request,
  testApi,
  gateway,
}) => {
  const guest = await testApi.newGuest();
  const held = await holdRoom(request, guest, {
    hotelId: 'JARDINS',
    typeId: 'jardins-garden-queen',
    stay: stayFrom(1),
  });
  await signInByToken(page, guest);
  const details = new BookingDetailsPage(page);
  const { t } = details;
  await details.open(held.bookingId);
  await expect(details.main).toContainText(t('guest-booking:status.PENDING'));
  await expect(details.values.getByRole('definition').first()).toBeVisible();
  const due = (await linesOf(details.values))[t('booking-details:values.due')];
  expect(cents(due)).toBe(Math.round(held.due * 100));
  await expect(details.pay, 'nobody is beside the guest').toHaveCount(0);

  const desk = await browser.newContext({ baseURL: gateway.address });
  await new ConsolePage(await desk.newPage()).payAtDesk(held.locator);
  await desk.close();
  await details.back.click();
  const list = new BookingListPage(page);
  await list.choose(list.cards('active', held.locator));
  await expect(details.main).toContainText(t('guest-booking:status.CONFIRMED'));
  await expect(details.values).toContainText(t('booking-details:values.paid'));

  // The stay card looks at the booking, too, seconds after the app has started.
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/follow-stay')),
      ),
    )
    .toBe(true);
  await untilAtRest(page);
  const looks: string[] = [];
  page.on('request', asked => void (DETAILS.test(asked.url()) && looks.push(asked.url())));
  // As a link of the app does: the page stays, and only its query changes.
  await page.evaluate(() => {
    history.pushState(null, '', '?refresh=true');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect.poll(() => looks.length).toBe(1);
  await expect(page).toHaveURL(`/guest/booking/details/${held.bookingId}`);
});

test('a booking that cannot be fetched, and figures that cannot, are fetched again (BKG-32)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(DETAILS);
  expectedFailures.allow(VALUES);
  const broken = { status: 500, json: { code: 'X', message: 'x' } };
  await signInByToken(page, rafael);
  const list = new BookingListPage(page, 'pt');
  await list.open();
  await page.route(DETAILS, route => route.fulfill(broken));
  await page.route(VALUES, route => route.fulfill(broken));
  await list.choose(list.cards().first());
  const details = new BookingDetailsPage(page, 'pt');
  const { t } = details;
  const tryAgain = { name: t('general:tryAgain') };
  await expect(details.main.getByRole('alert')).toContainText(t('booking-details:failed'));
  await page.unroute(DETAILS);
  await details.main.getByRole('button', tryAgain).click();
  await expect(details.rooms).toBeVisible();
  await expect(details.values.getByRole('alert')).toContainText(t('booking-details:values.failed'));
  await page.unroute(VALUES);
  await details.values.getByRole('button', tryAgain).click();
  await expect(details.values).toContainText(t('booking-details:values.total'));
});
