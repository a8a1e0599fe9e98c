import { getFor } from '../booking/guest-calls.ts';
import { livedIn } from '../check-out/lived-in.ts';
import { loseResponses } from '../connection.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { ConsolePage } from '../pages/console-page.ts';
import { DELIVERIES, DELIVERY_HISTORY, DeliveriesPage } from '../pages/deliveries-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey } from '../test-api.ts';

/** A gateway of its own: its clock moves to the days of a stay. */
const test = journey.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });

const DELIVERY_LIST = /\/api\/booking-delivery\/(in)?active/;
const REGISTER = /\/api\/booking-delivery\/delivery$/;
const REFRESH_MS = 20_000;

test('a guest who stays announces a parcel once, is notified when it is here and where it waits, and confirms it; the history goes on page by page (DLV-01, DLV-02, DLV-03, DLV-04, DLV-05, DLV-06, APS-13, HOM-09, PD-10, PD-81)', async ({
  page,
  request,
  testApi,
  deskOf,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(DELIVERY_LIST);
  expectedFailures.allow(REGISTER);
  const guest = await testApi.newGuest();
  const { building } = await livedIn({ request, testApi }, guest, 1);
  await page.clock.install();
  await signInByToken(page, guest);
  await page.route(DELIVERY_LIST, route => route.abort('connectionrefused'));
  await page.goto(DELIVERIES);
  const deliveries = new DeliveriesPage(page, 'en');
  const { t } = deliveries;
  await expect(deliveries.main.getByRole('alert')).toContainText(t('deliveries:failed'));
  await page.unroute(DELIVERY_LIST);
  await deliveries.main.getByRole('button', { name: t('general:tryAgain') }).click();
  await expect(
    deliveries.main.getByRole('heading', { name: t('deliveries:empty.active.title') }),
  ).toBeVisible();
  await expect(deliveries.main).toContainText(building.name);
  await expectNoViolations(page);

  const announce = async (type: string, description: string) => {
    await deliveries.type(type).check();
    await deliveries.description.fill(description);
    await deliveries.submit.click();
  };
  await deliveries.announce.click();
  await deliveries.submit.click();
  await expect(deliveries.dialog).toContainText(t('deliveries:deliveryForm.errors.type'));
  await expect(deliveries.dialog).toContainText(t('deliveries:deliveryForm.errors.description'));
  await loseResponses(page, REGISTER, 'POST');
  await announce('Post office or parcel service', 'Books from Lisbon');
  await expect(deliveries.dialog.getByRole('alert')).toBeVisible();
  await page.unroute(REGISTER);
  await deliveries.submit.click();
  await expect(new ShellPage(page).toast(t('deliveries:deliveryForm.success'))).toBeVisible();
  await expect(deliveries.dialog).toBeHidden();
  await expect(deliveries.item('Books from Lisbon')).toHaveCount(1);
  await expect(deliveries.section('expected')).toContainText('Books from Lisbon');
  await deliveries.announce.click();
  await announce('Something else', 'Sushi');
  await expect(deliveries.item('Sushi')).toBeVisible();
  await deliveries.withdraw('Sushi').click();
  await deliveries.press('deliveries:withdraw.keep');
  await deliveries.withdraw('Sushi').click();
  await deliveries.press('deliveries:withdraw.confirm');
  await expect(deliveries.item('Sushi')).toHaveCount(0);

  await deskOf(building.hotelId).receiveParcel('Books from Lisbon', 'Shelf 3');
  await page.clock.fastForward(REFRESH_MS);
  await expect(deliveries.section('waiting')).toContainText('Books from Lisbon');
  await expect(deliveries.section('waiting')).toContainText('Shelf 3');
  await expect(deliveries.section('waiting')).toContainText(/Here since \w+ \d+/);
  await expect(deliveries.withdraw('Books from Lisbon')).toHaveCount(0);
  const console = await page.context().newPage();
  expect(await new ConsolePage(console).emailCount(guest.email, 'Delivery arrived')).toBe(1);
  await console.close();

  await page.goto('/');
  const home = new HomePage(page, 'en');
  await expect(home.tiles).toContainText(t('home:tiles.waiting', { count: 1 }));
  await home.tile('deliveries').click();
  await deliveries.have('Books from Lisbon').click();
  await deliveries.press('general:cancel');
  await expect(deliveries.dialog).toBeHidden();
  await deliveries.have('Books from Lisbon').click();
  await deliveries.press('deliveries:deliveryConfirm.confirm');
  await expect(page).toHaveURL(DELIVERY_HISTORY);
  await expect(new ShellPage(page).toast(t('deliveries:deliveryConfirm.success'))).toBeVisible();
  await expect(deliveries.section('history')).toContainText('Books from Lisbon');

  // A long history, as the gateway pages it.
  const parcel = (await (await getFor(request, guest, 'booking-delivery/inactive')).json()).data
    .registeredDeliveries[0];
  await page.route(/\/booking-delivery\/inactive/, route => {
    const isSecond = new URL(route.request().url()).searchParams.has('after');
    const parcels = Array.from({ length: isSecond ? 3 : 30 }, () => ({ ...parcel, id: crypto.randomUUID() }));
    const next = isSecond ? null : parcels.at(-1)?.id;
    return route.fulfill({ json: { data: { registeredDeliveries: parcels, next, deliverTo: null } } });
  });
  await page.goto(DELIVERY_HISTORY);
  const history = deliveries.section('history').getByRole('listitem');
  await expect(history).toHaveCount(30);
  const more = deliveries.main.getByRole('button', { name: t('deliveries:more') });
  await more.click();
  await expect(history).toHaveCount(33);
  await expect(deliveries.main.getByRole('status')).toContainText(t('deliveries:count', { count: 33 }));
  await expect.poll(() => history.nth(30).evaluate(item => item.contains(document.activeElement))).toBe(true);
  await expect(more).toHaveCount(0);
});
