import type { Page } from '@playwright/test';
import { addDays, instantAt } from '#shared/hotel-time.ts';
import { bookByCard, freestType } from '../journeys/booking/other-guest.ts';
import { ARRIVED, BEFORE } from '../journeys/check-in/own-stay.ts';
import { livedIn } from '../journeys/check-out/lived-in.ts';
import { cards, holder, pressBelow } from '../journeys/pages/card-form.ts';
import { CheckInPage } from '../journeys/pages/check-in-page.ts';
import { today } from '../journeys/pages/funnel-pages.ts';
import { LoginPage } from '../journeys/pages/login-page.ts';
import { type Language, type Texts, textsOf } from '../journeys/pages/texts.ts';
import { QUIET_PAGE } from '../journeys/sign-in-by-token.ts';
import { TestApi } from '../journeys/test-api.ts';
import { clockAt, type Progress, stayAt } from './arriving-stay.ts';
import { moveClock, resetClock } from './hotel-clock.ts';
import { toScreens, untilPictureRests } from './screen.ts';

const HOUR_MS = 3_600_000;

async function openStep(
  page: Page,
  language: Language,
  { progress, part, hour = BEFORE }: { progress: Progress; part?: string; hour?: number },
): Promise<CheckInPage> {
  await page.goto(QUIET_PAGE);
  const { origin } = new URL(page.url());
  const { step } = progress;
  const { guest, bookingId, checkin } = await stayAt({ request: page.request, origin }, language, progress);
  await clockAt(origin, checkin, hour);
  const query = part === undefined ? '' : `?part=${part}`;
  await new LoginPage(page, language).enter(guest, `/guest/checkin/${bookingId}/${step}${query}`);
  return new CheckInPage(page, language);
}

const until = async (page: Page, checkIn: CheckInPage, at: Parameters<CheckInPage['at']>[0]) => {
  await checkIn.at(at).waitFor();
  await untilPictureRests(page);
};

async function confirm(
  page: Page,
  language: Language,
  { hour, identity = 'APPROVED' }: { hour: number; identity?: Progress['identity'] },
): Promise<void> {
  const checkIn = await openStep(page, language, {
    progress: { step: 'paymentCard', identity },
    part: 'cards',
    hour,
  });
  await checkIn.typeCard({ ...holder, number: cards.approves });
  await pressBelow(checkIn.useCard);
  await checkIn.at('confirm').waitFor();
  await checkIn.confirm.click();
  await (identity === 'APPROVED' ? checkIn.success : checkIn.waiting('review')).waitFor();
}

/** Where the lobby's "check in" and "check out" lead: here of a guest with this many stays. */
async function openChoice(
  page: Page,
  language: Language,
  {
    guest,
    path,
    title,
  }: { guest: { email: string; password: string }; path: string; title: Parameters<Texts>[0] },
): Promise<void> {
  await new LoginPage(page, language).enter(guest, path);
  await page.getByRole('heading', { level: 1, name: textsOf(language)(title) }).waitFor();
  await untilPictureRests(page);
}

const nina = { email: 'nina@pernoite.test', password: 'Pernoite#2026' };

async function twoArrivals(page: Page, language: Language) {
  await page.goto(QUIET_PAGE);
  const { origin } = new URL(page.url());
  const { request } = page;
  const { guest, checkin } = await stayAt({ request: page.request, origin }, language, {
    step: 'personalInfo',
  });
  const stay = { checkin, checkout: addDays(checkin, 1) };
  await bookByCard(request, guest, { ...(await freestType(request, stay)), stay, rooms: 1 });
  return guest;
}

async function twoDepartures(page: Page, language: Language) {
  await page.goto(QUIET_PAGE);
  const { origin } = new URL(page.url());
  const { request } = page;
  await resetClock(origin);
  const testApi = new TestApi(request, origin);
  const guest = await testApi.newGuest({ language });
  await livedIn({ request, testApi }, guest, 1);
  await resetClock(origin);
  const { checkoutDate } = await livedIn({ request, testApi }, guest, 1);
  await resetClock(origin);
  await moveClock(origin, Date.parse(checkoutDate) - Date.now() - HOUR_MS);
  return guest;
}

export const checkInScreens = toScreens({
  'check-in': async (page, language) => {
    const checkIn = await openStep(page, language, { progress: { step: 'instruction' } });
    await until(page, checkIn, 'instruction');
  },
  'check-in-data': async (page, language) => {
    const checkIn = await openStep(page, language, { progress: { step: 'personalInfo' } });
    await until(page, checkIn, 'data');
    await checkIn.next.waitFor();
  },
  'check-in-identity': async (page, language) => {
    const progress: Progress = { step: 'personalInfo', identity: 'NONE' };
    await until(page, await openStep(page, language, { progress, part: 'identity' }), 'identity');
  },
  'check-in-guests': async (page, language) => {
    const checkIn = await openStep(page, language, { progress: { step: 'personalInfo' }, part: 'guests' });
    await until(page, checkIn, 'guests');
  },
  'check-in-trip': async (page, language) => {
    const checkIn = await openStep(page, language, { progress: { step: 'tripMotivation' } });
    await until(page, checkIn, 'trip');
    await checkIn.registration.waitFor();
  },
  'check-in-trip-problems': async (page, language) => {
    const checkIn = await openStep(page, language, { progress: { step: 'tripMotivation' } });
    await checkIn.radios('reason').last().check();
    await checkIn.radios('mode').last().check();
    await checkIn.next.click();
    await checkIn.main.getByText(checkIn.t('trip-motivation:errors.required')).first().waitFor();
    await untilPictureRests(page);
  },
  'check-in-card': async (page, language) => {
    const checkIn = await openStep(page, language, { progress: { step: 'paymentCard' } });
    await until(page, checkIn, 'paymentCard');
  },
  'check-in-card-form': async (page, language) => {
    const progress: Progress = { step: 'paymentCard' };
    const checkIn = await openStep(page, language, { progress, part: 'cards' });
    await until(page, checkIn, 'paymentCard');
    await checkIn.useCard.waitFor();
  },
  'check-in-confirm': async (page, language) => {
    const progress: Progress = { step: 'paymentCard' };
    const checkIn = await openStep(page, language, { progress, part: 'cards' });
    await checkIn.typeCard({ ...holder, number: cards.approves });
    await pressBelow(checkIn.useCard);
    await until(page, checkIn, 'confirm');
  },
  'check-in-success': (page, language) => confirm(page, language, { hour: ARRIVED }),
  'check-in-success-early': (page, language) => confirm(page, language, { hour: BEFORE }),
  'check-in-waiting': (page, language) => confirm(page, language, { hour: ARRIVED, identity: 'PROCESSING' }),
  'check-in-room-expected': async (page, language) => {
    const expectedAt = instantAt(today(), ARRIVED + 1, 'America/Sao_Paulo').toISOString();
    const rejection = { code: 'ROOM_NOT_READY', message: 'not ready', details: { expectedAt } };
    await page.route('**/confirm-checkin', route => route.fulfill({ status: 409, json: rejection }));
    const progress: Progress = { step: 'paymentCard' };
    const checkIn = await openStep(page, language, { progress, part: 'cards', hour: ARRIVED });
    await checkIn.typeCard({ ...holder, number: cards.approves });
    await pressBelow(checkIn.useCard);
    await checkIn.confirm.click();
    await checkIn.main.getByRole('button', { name: checkIn.t('check-in:confirm.again') }).waitFor();
    await untilPictureRests(page);
  },
  'check-in-cancel': async (page, language) => {
    const checkIn = await openStep(page, language, { progress: { step: 'instruction' } });
    await checkIn.cancel.click();
    await checkIn.canceling.waitFor();
  },
  'check-in-choice': async (page, language) => {
    const guest = await twoArrivals(page, language);
    await openChoice(page, language, { guest, path: '/guest/checkin', title: 'stay-errand:checkIn.title' });
  },
  'check-in-none': (page, language) =>
    openChoice(page, language, { guest: nina, path: '/guest/checkin', title: 'stay-errand:checkIn.none' }),
  'check-out-choice': async (page, language) => {
    const guest = await twoDepartures(page, language);
    await openChoice(page, language, {
      guest,
      path: '/guest/checkout',
      title: 'stay-errand:checkOut.title',
    });
  },
  'check-out-none': (page, language) =>
    openChoice(page, language, {
      guest: nina,
      path: '/guest/checkout',
      title: 'stay-errand:checkOut.none',
    }),
});
