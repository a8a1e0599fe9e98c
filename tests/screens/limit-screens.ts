import type { Page } from '@playwright/test';
import { addDays } from '#shared/hotel-time.ts';
import { bookDeclined, reserveRoom } from '../journeys/booking/other-guest.ts';
import { cards, pressBelow } from '../journeys/pages/card-form.ts';
import { FunnelPages } from '../journeys/pages/funnel-pages.ts';
import { LoginPage } from '../journeys/pages/login-page.ts';
import { SettingsPage } from '../journeys/pages/settings-page.ts';
import { ShellPage } from '../journeys/pages/shell-page.ts';
import { type Language, textsOf } from '../journeys/pages/texts.ts';
import { type NewGuest, TestApi } from '../journeys/test-api.ts';
import { moveClock, moveToAfternoon } from './hotel-clock.ts';
import { toScreens } from './screen.ts';

const SIGN_IN = '/identity/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test';
const DELETE = '/guest/settings/deleteAccount';
const SUITE = { hotelId: 'NILO', typeId: 'nilo-suite-king' } as const;
const NIGHTS_OVER = 8;
/** As many as the gateway lets one address book without payment (WALK_INS_PER_ADDRESS), not all of one kind. */
export const reservedElsewhere = [
  { hotelId: 'JARDINS', typeId: 'jardins-twin' },
  { hotelId: 'NILO', typeId: 'nilo-garden-queen' },
  { hotelId: 'NILO', typeId: 'nilo-twin' },
  { hotelId: 'MARISTA', typeId: 'marista-garden-queen' },
  { hotelId: 'MARISTA', typeId: 'marista-twin' },
] as const;
/** As many as one guest's declined cards (DECLINED_CARDS_PER_GUEST), and one address' wrong passwords on an account. */
const DECLINES = 5;
const WRONG_PASSWORDS = 8;

const originOf = (page: Page) => new URL(page.url()).origin;

async function newGuest(page: Page, language: Language): Promise<{ guest: NewGuest; testApi: TestApi }> {
  await page.goto('/readyz');
  const testApi = new TestApi(page.request, originOf(page));
  return { guest: await testApi.newGuest({ language }), testApi };
}

type Walk = { nights?: number; isNear?: boolean };

async function walkToPayment(
  page: Page,
  language: Language,
  guest: NewGuest,
  { nights = 1, isNear = true }: Walk = {},
): Promise<FunnelPages & { stay: { checkin: string; checkout: string } }> {
  const tonight = await moveToAfternoon(originOf(page));
  const checkin = addDays(tonight, isNear ? 0 : 1);
  const stay = { checkin, checkout: addDays(checkin, nights) };
  await new LoginPage(page, language).enter(guest, '/booking/step-1');
  const pages = new FunnelPages(page, language);
  await pages.search.chooseHotel(/Jardins/);
  await pages.search.chooseDates(stay.checkin, stay.checkout);
  await pages.search.search.click();
  await pages.results.chooseFirst.click();
  await pages.results.goOn();
  await pages.services.goOn();
  await pages.payment.methods.waitFor();
  return Object.assign(pages, { stay });
}

/** A guest who signed in six minutes ago and wants to delete the account: prompted for the password. */
async function deleteAfterOldSignIn(page: Page, language: Language): Promise<SettingsPage> {
  const { guest } = await newGuest(page, language);
  await new LoginPage(page, language).enter(guest, DELETE);
  await moveClock(originOf(page), 6 * 60_000);
  const settings = new SettingsPage(page, language);
  await settings.reason('1').check();
  await settings.accept.check();
  await settings.go.click();
  await settings.confirmGo.click();
  await settings.password.waitFor();
  return settings;
}

export const limitScreens = toScreens({
  'booking-payment-reception': async (page, language) => {
    const { guest } = await newGuest(page, language);
    await walkToPayment(page, language, guest);
  },
  'booking-payment-over-limit': async (page, language) => {
    const { guest } = await newGuest(page, language);
    await walkToPayment(page, language, guest, { nights: NIGHTS_OVER });
  },
  'booking-payment-unpaid-open': async (page, language) => {
    const { guest } = await newGuest(page, language);
    const { payment, stay } = await walkToPayment(page, language, guest);
    await reserveRoom(page.request, guest, { ...SUITE, stay });
    await pressBelow(payment.confirm);
    await payment.recovery('card').waitFor();
  },
  'booking-payment-unpaid-place': async (page, language) => {
    const { guest, testApi } = await newGuest(page, language);
    const { payment, stay } = await walkToPayment(page, language, guest);
    for (const reserved of reservedElsewhere)
      await reserveRoom(page.request, (await testApi.signUp()).guest, { ...reserved, stay });
    await pressBelow(payment.confirm);
    await payment.toPay.getByRole('alert').waitFor();
  },
  'booking-payment-too-many-cards': async (page, language) => {
    const { guest } = await newGuest(page, language);
    const { payment, stay } = await walkToPayment(page, language, guest, { isNear: false });
    for (let tries = 0; tries < DECLINES; tries += 1)
      await bookDeclined(page.request, guest, { ...SUITE, stay });
    await payment.fillCard(cards.approves);
    await pressBelow(payment.confirm);
    await payment.toPay.getByRole('alert').waitFor();
  },
  'login-too-many-tries': async (page, language) => {
    const email = `nobody.${Date.now().toString(36)}@hospede.test`;
    const login = new LoginPage(page, language);
    await login.open();
    for (let tries = 0; tries < WRONG_PASSWORDS; tries += 1)
      await page.request.post(SIGN_IN, {
        data: { email, password: 'Wrong#2026', returnSecureToken: true },
      });
    await login.signIn({ email, password: 'Wrong#2026' });
    await login.alert.waitFor();
  },
  'settings-delete-sign-in-old': deleteAfterOldSignIn,
  'settings-delete-wrong-password': async (page, language) => {
    const settings = await deleteAfterOldSignIn(page, language);
    await settings.password.fill('Wrong#2026');
    await settings.confirmGo.click();
    await settings.confirm.getByRole('alert').waitFor();
  },
  'settings-delete-active-booking': async (page, language) => {
    const email = language === 'pt' ? 'ana@pernoite.test' : 'james@pernoite.test';
    await new LoginPage(page, language).enter({ email, password: 'Pernoite#2026' }, DELETE);
    const settings = new SettingsPage(page, language);
    await settings.reason('1').check();
    await settings.accept.check();
    await settings.go.click();
    await settings.confirmGo.click();
    await new ShellPage(page, language).toast(textsOf(language)('errors:USER_HAS_ACTIVE_BOOKINGS')).waitFor();
  },
});
