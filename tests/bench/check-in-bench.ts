import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, request as requests } from '@playwright/test';
import { CPF } from '#tests/personal-data.ts';
import { removeFolder } from '#tests/remove-folder.ts';
import { electronName, startApp } from '../electron/electron-app.ts';
import { portrait } from '../electron/kiosk.ts';
import { DeviceLoginPage } from '../electron/pages/device-login-page.ts';
import { KioskPage } from '../electron/pages/kiosk-page.ts';
import { detailsOf } from '../journeys/booking/own-bookings.ts';
import {
  ARRIVED,
  fullStay,
  goTo,
  type OwnStay,
  savePersonalData,
  simpleStay,
} from '../journeys/check-in/own-stay.ts';
import { cards, holder } from '../journeys/pages/card-form.ts';
import { CheckInPage } from '../journeys/pages/check-in-page.ts';
import { type Language, labelled } from '../journeys/pages/texts.ts';
import { TestApi } from '../journeys/test-api.ts';
import { type BenchRow, ratioRow } from './bench-row.ts';
import type { Pace } from './human-pace.ts';
import { shownWindow } from './kiosk-bench.ts';
import { LobbyGuest } from './lobby-guest.ts';

/** A stranger with a suitcase checks in within four minutes, without help. */
const SECONDS_BUDGET = 240;
const APP_SHARE_BUDGET = 0.1;
const LANGUAGE: Language = 'pt';

type Flow = 'simple' | 'full';
type Visit = { guest: LobbyGuest; checkIn: CheckInPage; stay: OwnStay };

/**
 * From the tap on "check in" to the door code, by a finger alone (human-pace.ts says how slow a person is): the simple
 * flow of a guest who has paid by card and given their data before, and the full one of a guest who has paid at the desk
 * and types data, trip and guarantee card. Both sign in by their reservation code, and their document and face were
 * photographed before: on the phone, where the app's time is not the kiosk's.
 */
export async function benchCheckIn(gateway: string): Promise<BenchRow[]> {
  const request = await requests.newContext({ baseURL: gateway });
  const testApi = new TestApi(request, gateway);
  try {
    const rows: BenchRow[] = [];
    for (const flow of ['simple', 'full'] as const) {
      rows.push(...rowsOf(flow, await timeCheckIn(flow, { gateway, request, testApi })));
      // The clock goes on to the day of a stay from where it is.
      await testApi.restore();
    }
    return rows;
  } finally {
    await request.dispose();
  }
}

type Means = { gateway: string; request: APIRequestContext; testApi: TestApi };

async function timeCheckIn(flow: Flow, { gateway, request, testApi }: Means): Promise<Pace> {
  const stay = await (flow === 'full' ? fullStay : simpleStay)({ request, testApi, language: LANGUAGE });
  await goTo(testApi, stay, ARRIVED);
  if (flow === 'simple') await savePersonalData(request, stay.guest);
  await testApi.setVerification(stay.guest.email, flow === 'simple' ? 'APPROVED' : 'PROCESSING');
  const { locator, building } = await detailsOf(request, stay.guest, stay.bookingId);
  const userData = await mkdtemp(join(tmpdir(), 'pernoite-bench-check-in-'));
  const kiosk = await startApp({
    args: ['--profile=kiosk', `--gateway=${gateway}`, `--hotel=${building.hotelId}`],
    userData,
  });
  try {
    await shownWindow(kiosk);
    const page = await kiosk.page();
    await page.setViewportSize(portrait);
    const guest = await LobbyGuest.at(kiosk, page, LANGUAGE);
    const visit: Visit = { guest, checkIn: new CheckInPage(page, LANGUAGE), stay };
    await signIn(visit, testApi, locator, flow);
    if (flow === 'full') await checkInInFull(visit);
    else await checkInSimply(visit);
    // Room and code wait for it (SEC-19).
    await testApi.setVerification(stay.guest.email, 'APPROVED');
    await seeTheCode(visit);
    return guest.pace;
  } finally {
    await kiosk.stop();
    await removeFolder(userData);
  }
}

/** The first screen is read before the first touch, and so does not count. */
async function signIn({ guest, checkIn, stay }: Visit, testApi: TestApi, locator: string, flow: Flow) {
  const login = new DeviceLoginPage(checkIn.page, LANGUAGE);
  const first = checkIn.at(flow === 'full' ? 'instruction' : 'data');
  await guest.tap(new KioskPage(checkIn.page, LANGUAGE).checkIn, login.method('reservation'));
  await guest.tap(login.method('reservation'), login.locator);
  await guest.type(login.locator, locator.toLowerCase());
  await guest.type(login.lastName, 'teixeira');
  await guest.hideKeyboard();
  await guest.goOn(login.send, login.emailCode);
  guest.pace.fetchPhone();
  await guest.type(login.emailCode, (await testApi.signInCode(stay.guest.email)) ?? '');
  await guest.hideKeyboard();
  await guest.goOn(login.enter, first);
}

async function checkInSimply({ guest, checkIn }: Visit): Promise<void> {
  await showData(checkIn, guest);
  await guest.goOn(checkIn.next, checkIn.at('trip'));
  await fillTrip(checkIn, guest);
  await guest.goOn(checkIn.next, checkIn.at('confirm'));
}

async function checkInInFull({ guest, checkIn }: Visit): Promise<void> {
  await guest.tap(checkIn.begin, checkIn.at('data'));
  await fillData(checkIn, guest);
  await guest.goOn(checkIn.next, checkIn.at('identity'));
  await guest.tap(
    checkIn.main.getByRole('button', { name: checkIn.t('identity-verification:action.continue') }),
    checkIn.at('guests'),
  );
  await guest.goOn(checkIn.next, checkIn.at('trip'));
  await fillTrip(checkIn, guest);
  await guest.goOn(checkIn.next, checkIn.at('paymentCard'));
  const line = (key: 'number' | 'expiration' | 'cvv' | 'taxId') => checkIn.card.field(key);
  await guest.tap(checkIn.chooseCard, line('number'));
  await guest.type(line('number'), cards.approves.replaceAll(' ', ''));
  await guest.type(line('expiration'), holder.expiration.replace('/', ''));
  await guest.type(line('cvv'), holder.cvv);
  await guest.type(line('taxId'), holder.taxId.replaceAll(/\D/g, ''));
  await guest.hideKeyboard();
  await guest.goOn(checkIn.useCard, checkIn.at('confirm'));
}

async function showData({ main, t, next }: CheckInPage, guest: LobbyGuest): Promise<void> {
  await guest.tap(main.getByRole('button', { name: t('personal-information:hidden.show') }), next);
}

async function fillData(checkIn: CheckInPage, guest: LobbyGuest): Promise<void> {
  const { main, t } = checkIn;
  await showData(checkIn, guest);
  const line = (name: 'cep' | 'number' | 'city') =>
    main.getByLabel(labelled(t(`personal-information:address.${name}`)));
  await guest.choose(
    main.getByRole('combobox', { name: labelled(t('personal-information:person.nationality')) }),
    'Brasil',
  );
  await guest.type(line('cep'), '01001000');
  await guest.type(line('number'), '100');
  await guest.hideKeyboard();
}

async function fillTrip(checkIn: CheckInPage, guest: LobbyGuest): Promise<void> {
  await guest.tap(checkIn.option('Lazer ou férias'));
  await guest.tap(checkIn.option('Automóvel'));
  for (const place of ['lastOrigin', 'nextDestination'] as const) {
    await guest.choose(checkIn.field(place, 'state'), 'Bahia');
    await guest.choose(checkIn.field(place, 'city'), 'Salvador');
  }
  await guest.type(checkIn.document(), CPF);
  await guest.hideKeyboard();
}

async function seeTheCode({ guest, checkIn }: Visit): Promise<void> {
  const { success, t } = checkIn;
  await guest.goOn(checkIn.confirm, success);
  const door = success.getByRole('button', { name: t('guest-booking:doorCode.title') });
  await guest.tap(door, door.getByText(/^\d{3}\s\d{3}$/));
}

function rowsOf(flow: Flow, { human, patient, app, sum, taps }: Pace): BenchRow[] {
  const what = `Check-in at the kiosk, ${flow === 'full' ? 'data and card typed' : 'paid by card'}`;
  return [
    {
      what,
      figure: `${sum.toFixed(0)} s, ${taps} taps`,
      against: `the guest's own ${human.toFixed(0)} s; ${(sum + patient).toFixed(0)} s if every word is read`,
      ratio: (sum / SECONDS_BUDGET).toFixed(2),
      budget: `<= ${SECONDS_BUDGET} s`,
      isOver: !(sum <= SECONDS_BUDGET),
    },
    ratioRow(
      {
        what: `${what}: the app`,
        figure: `${app.toFixed(1)} s on ${electronName}`,
        against: `the whole ${sum.toFixed(0)} s`,
      },
      { ratio: app / sum, budget: APP_SHARE_BUDGET },
    ),
  ];
}
