import type { Page, Route } from '@playwright/test';
import { callOf, getFor, guestHeaders } from '../booking/guest-calls.ts';
import { livedIn } from '../check-out/lived-in.ts';
import { phone } from '../fixtures.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { ConsolePage } from '../pages/console-page.ts';
import { DELIVERIES, DELIVERY_HISTORY, DeliveriesPage } from '../pages/deliveries-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { type Language, startingWith } from '../pages/texts.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey, type NewGuest } from '../test-api.ts';

/** A gateway of its own: its clock moves, and each journey's guest lives in a room of it. */
const test = journey.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });

const LIST = /\/api\/booking-delivery\/(in)?active/;
const REGISTER = /\/api\/booking-delivery\/delivery$/;
const REFRESH_MS = 20_000;

async function openAs(page: Page, guest: NewGuest, language: Language, path: string = DELIVERIES) {
  await signInByToken(page, guest);
  await page.goto(path);
  const deliveries = new DeliveriesPage(page, language);
  await deliveries.title.waitFor();
  return deliveries;
}

/** The desk, in a tab of its own. */
async function openDesk(page: Page, hotel: string): Promise<Page> {
  const desk = await page.context().newPage();
  await desk.goto('/console/deliveries');
  await desk.getByRole('link', { name: hotel }).click();
  return desk;
}

/** How the desk's form names the guest who announced something. */
async function receiverOf(desk: Page, description: string): Promise<string> {
  await desk.reload();
  const row = desk.getByRole('row').filter({ hasText: description });
  const [, room = ''] = /Room (\w+)/.exec(await row.innerText()) ?? [];
  const option = desk.getByLabel('For').getByRole('option', { name: startingWith(`${room}, `) });
  return (await option.getAttribute('value')) ?? '';
}

const keyed = () => ({ 'x-idempotency-key': `new_delivery_${crypto.randomUUID()}` });

test(
  'a guest who stays announces a parcel, is told when it is here and where it waits, and confirms it (DLV-01, DLV-02, DLV-03, DLV-04, DLV-05, DLV-06, HOM-09)',
  phone,
  async ({ page, request, testApi, expectNoViolations }) => {
    const guest = await testApi.newGuest();
    const { building } = await livedIn({ request, testApi }, guest, 1);
    await page.clock.install();
    await signInByToken(page, guest);
    await page.goto('/');
    const home = new HomePage(page, 'en');
    await home.way('deliveries').click();
    await expect(page).toHaveURL(DELIVERIES);
    const deliveries = new DeliveriesPage(page, 'en');
    const { t } = deliveries;
    await expect(
      deliveries.main.getByRole('heading', { name: t('deliveries:empty.active.title') }),
    ).toBeVisible();
    await expect(deliveries.main).toContainText(building.name);
    await expectNoViolations(page);

    await deliveries.announce.click();
    await deliveries.submit.click();
    await expect(deliveries.dialog).toContainText(t('deliveries:deliveryForm.errors.type'));
    await expect(deliveries.dialog).toContainText(t('deliveries:deliveryForm.errors.description'));
    await deliveries.type('Post office or parcel service').check();
    await deliveries.description.fill('Books from Lisbon');
    await deliveries.submit.click();
    await expect(new ShellPage(page).toast(t('deliveries:deliveryForm.success'))).toBeVisible();
    await expect(deliveries.dialog).toBeHidden();
    await expect(deliveries.section('expected')).toContainText('Books from Lisbon');

    const desk = await openDesk(page, building.name);
    const row = desk.getByRole('row').filter({ hasText: 'Books from Lisbon' });
    await row.getByLabel('Where it waits').fill('Shelf 3');
    await row.getByRole('button').click();
    await expect(desk.getByRole('status')).toContainText('told by e-mail');
    await page.bringToFront();
    await page.clock.fastForward(REFRESH_MS);
    await expect(deliveries.section('waiting')).toContainText('Books from Lisbon');
    await expect(deliveries.section('waiting')).toContainText('Shelf 3');
    await expect(deliveries.section('waiting')).toContainText(/Here since \w+ \d+/);
    await expect(deliveries.withdraw('Books from Lisbon')).toHaveCount(0);
    expect(await new ConsolePage(desk).emailCount(guest.email, 'Delivery arrived')).toBe(1);

    await page.bringToFront();
    await page.goto('/');
    await expect(home.ways).toContainText(t('home:tiles.waiting', { count: 1 }));
    await home.way('deliveries').click();
    await deliveries.have('Books from Lisbon').click();
    await deliveries.press('general:cancel');
    await expect(deliveries.dialog).toBeHidden();
    await deliveries.have('Books from Lisbon').click();
    await deliveries.press('deliveries:deliveryConfirm.confirm');
    await expect(page).toHaveURL(DELIVERY_HISTORY);
    await expect(new ShellPage(page).toast(t('deliveries:deliveryConfirm.success'))).toBeVisible();
    await expect(deliveries.section('history')).toContainText('Books from Lisbon');
    await desk.goto('/console/deliveries');
    await desk.getByRole('link', { name: building.name }).click();
    await expect(desk.getByRole('region', { name: 'Confirmed by guests' })).toContainText(
      'Books from Lisbon',
    );
  },
);

test('o que a recepção recebe sem aviso, o que não vem mais, e uma lista que não carrega (DLV-01, DLV-05, PD-81)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  const guest = await testApi.newGuest({ language: 'pt' });
  const { building } = await livedIn({ request, testApi }, guest, 1);
  expectedFailures.allow(LIST);
  await page.route(LIST, route => route.abort('connectionrefused'));
  const deliveries = await openAs(page, guest, 'pt');
  const { t } = deliveries;
  await expect(deliveries.main.getByRole('alert')).toContainText(t('deliveries:failed'));
  await page.unroute(LIST);
  await deliveries.main.getByRole('button', { name: t('general:tryAgain') }).click();

  await deliveries.announce.click();
  await deliveries.type('Motoboy ou comida').check();
  await deliveries.description.fill('Sushi');
  await deliveries.code.fill('4071');
  await deliveries.submit.click();
  await expect(deliveries.item('Sushi')).toBeVisible();
  const desk = await openDesk(page, building.name);
  const receiver = await receiverOf(desk, 'Sushi');
  await page.bringToFront();
  await deliveries.withdraw('Sushi').click();
  await deliveries.press('deliveries:withdraw.keep');
  await expect(deliveries.item('Sushi')).toBeVisible();
  await deliveries.withdraw('Sushi').click();
  await deliveries.press('deliveries:withdraw.confirm');
  await expect(deliveries.item('Sushi')).toHaveCount(0);

  await desk.bringToFront();
  await desk.getByLabel('For').selectOption(receiver);
  await desk.getByLabel('What is it').fill('Mala azul');
  await desk.getByRole('button', { name: 'Register it' }).click();
  await expect(desk.getByRole('status')).toContainText('told by e-mail');
  await page.bringToFront();
  await page.reload();
  await expect(deliveries.section('waiting')).toContainText(t('deliveries:card.byReception'));
  await expect(deliveries.withdraw('Mala azul')).toHaveCount(0);
  const mail = await new ConsolePage(desk).email(guest.email, 'Delivery arrived');
  expect(mail).toMatchObject({ language: 'pt', subject: `Chegou algo para você no ${building.name}` });
});

test('a parcel whose response is lost is announced once, and what is rejected is told in the form (DLV-04, PD-10)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  const guest = await testApi.newGuest();
  await livedIn({ request, testApi }, guest, 1);
  expectedFailures.allow(REGISTER);
  const deliveries = await openAs(page, guest, 'en');
  await deliveries.announce.click();
  await deliveries.type('Something else').check();
  await deliveries.description.fill('Dry cleaning');
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(REGISTER, lose, { times: 1 });
  await deliveries.submit.click();
  await expect(deliveries.dialog.getByRole('alert')).toBeVisible();
  await deliveries.submit.click();
  await expect(deliveries.dialog).toBeHidden();
  await expect(deliveries.item('Dry cleaning')).toHaveCount(1);
  const stored = await (await getFor(request, guest, 'booking-delivery/active')).json();
  expect(stored.data.registeredDeliveries).toHaveLength(1);
});

test('a guest who does not stay is told when deliveries are for them (HOM-09)', async ({ page, testApi }) => {
  const guest = await testApi.newGuest();
  const deliveries = await openAs(page, guest, 'en', '/guest/deliveries');
  await expect(page).toHaveURL(DELIVERIES);
  const title = deliveries.t('deliveries:empty.notStaying.title');
  await expect(deliveries.main.getByRole('heading', { name: title })).toBeVisible();
  await expect(deliveries.announce).toHaveCount(0);
});

test('a long history comes page by page, and the focus goes on at the first new one (APS-13)', async ({
  page,
  request,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  const { building } = await livedIn({ request, testApi }, guest, 1);
  const headers = await guestHeaders(request, guest);
  const desk = await openDesk(page, building.name);
  await callOf(
    request,
    guest,
    'booking-delivery/delivery',
    keyed(),
  )({ type: 'OTHER', description: 'Parcel of the guest' });
  const receiver = await receiverOf(desk, 'Parcel of the guest');
  // By the reception's form: what a guest announces has a limit.
  for (let number = 1; number <= 32; number += 1) {
    const parcel = {
      receiver,
      type: 'OTHER',
      description: `Parcel ${number}`,
      deliveryCode: '',
      comments: '',
      formId: crypto.randomUUID(),
    };
    const registered = await request.post('/console/deliveries', {
      form: parcel,
      headers: { 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    });
    expect(registered.headers()['location']).toContain('done=');
  }
  for (let after = ''; ; ) {
    const list = await (await request.get(`/api/booking-delivery/active${after}`, { headers })).json();
    for (const { id } of list.data.registeredDeliveries)
      await request.put(`/api/booking-delivery/delivery/${id}`, { headers, data: {} });
    if (list.data.next === null) break;
    after = '';
  }
  await desk.close();
  const deliveries = await openAs(page, guest, 'en', DELIVERY_HISTORY);
  const history = deliveries.section('history').getByRole('listitem');
  await expect(history).toHaveCount(30);
  await deliveries.main.getByRole('button', { name: deliveries.t('deliveries:more') }).click();
  await expect(history).toHaveCount(33);
  await expect(deliveries.main.getByRole('status')).toContainText(
    deliveries.t('deliveries:count', { count: 33 }),
  );
  await expect.poll(() => history.nth(30).evaluate(item => item.contains(document.activeElement))).toBe(true);
  await expect(deliveries.main.getByRole('button', { name: deliveries.t('deliveries:more') })).toHaveCount(0);
});
