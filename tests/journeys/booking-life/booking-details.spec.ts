import { untilAtRest } from '../at-rest.ts';
import { BookingDetailsPage } from '../pages/booking-details-page.ts';
import { BookingListPage } from '../pages/booking-list-page.ts';
import { ManagementPage } from '../pages/management-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect } from '../test-api.ts';
import { test } from './demo-bookings.ts';

test.describe.configure({ mode: 'default' });

const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };

const DETAILS = /\/api\/bookings\/v2\//;
const VALUES = /\/api\/bookings\/[^/]+\/values$/;
const DOTS = '•'.repeat(20);

test('a guest who stays finds room, door code, policies and bill of the own booking, and of one that they share only what is theirs (BKG-07, BKG-09, BKG-14, BKG-17, BKG-18, BKG-31, BKG-32, BKG-33, BKG-34, BKG-39, API-06, LIM-01, LIM-12, PD-33, PD-50, PD-57)', async ({
  page,
  context,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(DETAILS);
  expectedFailures.allow(VALUES);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInByToken(page, rafael);
  const list = new BookingListPage(page, 'pt');
  await list.open();
  const here = list.cards('active', 'Pernoite Jardins');
  await expect(here.getByRole('definition').filter({ hasText: /^\d{3}$/ })).toBeVisible();
  await expect(list.hide(here)).toHaveCount(0);

  const details = new BookingDetailsPage(page, 'pt');
  const { t } = details;
  await test.step('what cannot be fetched is fetched again', async () => {
    const broken = { status: 500, json: { code: 'X', message: 'x' } };
    await page.route(DETAILS, route => route.fulfill(broken));
    await page.route(VALUES, route => route.fulfill(broken));
    await list.choose(here);
    const tryAgain = { name: t('general:tryAgain') };
    await expect(details.main.getByRole('alert')).toContainText(t('booking-details:failed'));
    await page.unroute(DETAILS);
    await details.main.getByRole('button', tryAgain).click();
    await expect(details.values.getByRole('alert')).toContainText(t('booking-details:values.failed'));
    await page.unroute(VALUES);
    await details.values.getByRole('button', tryAgain).click();
    await expect(details.values).toContainText(t('booking-details:values.total'));
  });

  await test.step('the own booking', async () => {
    await expect(details.title).toHaveText(t('booking-details:stayAt', { city: 'São Paulo' }));
    await expect(details.main).toContainText(t('guest-booking:status.IN_PROGRESS'));
    await expect(details.rooms).toContainText(/Quarto \d{3}/);
    await expect(details.rooms).toContainText(DOTS);
    await expect(details.rooms.getByText(/^\d{6}$/)).toHaveCount(0);
    await details.showCode.click();
    await expect(details.rooms.getByText(/^\d{6}$/)).toBeVisible();
    await expect(details.rooms).not.toContainText(DOTS);
    await expectNoViolations(page);
    await details.hideCode.click();
    await expect(details.rooms).toContainText(DOTS);
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
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(details.openPolicy).toBeFocused();
    await expect(details.guests).toHaveAttribute('href', /\/guests$/);
    await expect(details.manage).toHaveAttribute('href', /\/management$/);

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

  await test.step('refresh=true fetches it again', async () => {
    // The stay card reads the booking, too, seconds after the app has started.
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/follow-stay')),
        ),
      )
      .toBe(true);
    await untilAtRest(page);
    const { pathname } = new URL(page.url());
    let fetches = 0;
    page.on('request', sent => void (DETAILS.test(sent.url()) && (fetches += 1)));
    // As a link of the app does: the page stays, and only its query changes.
    await page.evaluate(() => {
      history.pushState(null, '', '?refresh=true');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect.poll(() => fetches).toBe(1);
    await expect(page).toHaveURL(pathname);
  });

  await test.step('the shared booking', async () => {
    await details.back.click();
    await list.choose(list.cards('active', 'Goiânia'));
    const rooms = details.rooms
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(rooms).toHaveCount(2);
    await expect(rooms.first()).toContainText('Ana Beatriz Souza');
    await expect(rooms.first()).toContainText(t('booking-details:guests.minor'));
    await expect(rooms.last()).toContainText(t('booking-details:rooms.limited'));
    await expect(rooms.last()).not.toContainText('James');
    await expect(details.values).toContainText(t('booking-details:values.holder', { name: 'Ana Beatriz' }));
    await expect(details.values).not.toContainText('R$');
    await expectNoViolations(page);
    const management = new ManagementPage(page, 'pt');
    await management.open(new URL(page.url()).pathname.split('/').at(-1) ?? '');
    await expect(management.main).toContainText(
      t('booking-management:change.contactHolder', { holder: 'Ana Beatriz' }),
    );
    await expect(management.cancel).toBeHidden();
  });

  await details.open('nothing');
  await expect(details.missing).toBeVisible();
  await expect(details.print).toHaveCount(0);
  await expectNoViolations(page);
  await details.back.click();
  await expect(page).toHaveURL('/guest/booking/active');
});
