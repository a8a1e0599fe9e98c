import type { Page } from '@playwright/test';
import { CardForm, cards } from '#tests/journeys/pages/card-form.ts';
import {
  BookingDeskPage,
  bookingIdOf,
  DeskCheckInPage,
  inStaffLanguage,
  jardins,
  LockPage,
  StaffFrame,
  StaffSignInPage,
  staffPassword,
} from '#tests/journeys/pages/staff-pages.ts';
import { type Language, labelled, textsOf } from '#tests/journeys/pages/texts.ts';
import { dayToDayScreens } from './day-to-day-screens.ts';
import { deskMoneyScreens } from './desk-money-screens.ts';
import { guaranteeScreens } from './guarantee-screens.ts';
import { lobbyDeskScreens } from './lobby-desk-screens.ts';
import { partnerScreens } from './partner-screens.ts';
import { preparationsScreens } from './preparations-screens.ts';
import { roomsScreens } from './rooms-screens.ts';
import { toScreens } from './screen.ts';
import { document, typedDocument } from './staff-documents.ts';
import { signedIn } from './staff-signed-in.ts';

async function accounts(page: Page, language: Language): Promise<StaffFrame> {
  const frame = await signedIn(page, language, jardins.manager.email, '/people');
  await frame.heading(textsOf(language)('staff/accounts:title')).waitFor();
  await page.getByText(jardins.housekeeping.email).waitFor();
  return frame;
}

async function board(page: Page, language: Language, search = ''): Promise<void> {
  await signedIn(page, language, jardins.reception.email, `/${search}`);
  await page.getByRole('table').waitFor();
}

async function personAct(page: Page, language: Language, act: 'reset.act' | 'deactivate.act'): Promise<void> {
  const t = textsOf(language);
  await accounts(page, language);
  await page
    .getByRole('button', { name: t('staff/accounts:more', { name: jardins.housekeeping.name }) })
    .click();
  await page.getByRole('menuitem', { name: t(`staff/accounts:${act}`) }).click();
  await page.getByRole('alertdialog').waitFor();
}

/** Of a person whom no other picture needs: the session stays locked. */
async function locked(page: Page, language: Language): Promise<LockPage> {
  const frame = await signedIn(page, language, jardins.housekeeping.email, '/access');
  const lock = new LockPage(page, language);
  const title = lock.title(jardins.housekeeping.name);
  await frame.lock.or(title).first().waitFor();
  if (!(await title.isVisible())) await page.keyboard.press('F8');
  await title.waitFor();
  return lock;
}

async function booking(
  page: Page,
  language: Language,
  [name, status]: readonly [string, 'PENDING' | 'IN_PROGRESS' | 'CONFIRMED'],
): Promise<BookingDeskPage> {
  await signedIn(page, language, jardins.reception.email, '/access');
  const bookingId = await bookingIdOf(page, name, status);
  await page.goto(`/bookings/${bookingId}`);
  const desk = new BookingDeskPage(page, language);
  await desk.next.waitFor();
  return desk;
}

const walkIn = ['James Carter', 'PENDING'] as const;
const stay = ['Rafael', 'IN_PROGRESS'] as const;
const arrival = ['Daniel', 'CONFIRMED'] as const;

async function payment(page: Page, language: Language): Promise<BookingDeskPage> {
  const desk = await booking(page, language, walkIn);
  await page.keyboard.press('F4');
  await desk.received.waitFor();
  return desk;
}

/** The same gateway by its name: browsers have passkeys for names alone. */
async function byName(page: Page): Promise<string> {
  await page.goto('/brand/favicon.svg');
  return new URL(page.url()).origin.replace('127.0.0.1', 'localhost');
}

const myPasskeys = [
  ['My phone', '2026-10-02T12:00:00.000Z', '2026-11-24T09:41:00.000Z'],
  ['Key on the key ring of the night shift', '2026-11-11T12:00:00.000Z', null],
].map(([name, createdAt, lastUsedAt], index) => ({
  passkeyId: `b0b00000-0000-4000-b000-00000000010${index}`,
  name,
  createdAt,
  lastUsedAt,
}));

/** A picture adds no passkey to the account that the next one shows. */
async function passkeys(page: Page, language: Language): Promise<void> {
  const t = textsOf(language);
  const origin = await byName(page);
  await page.route('**/api/session/passkeys', route => route.fulfill({ json: { passkeys: myPasskeys } }));
  await signedIn(page, language, jardins.housekeeping.email, '/access', origin);
  await page.getByRole('list', { name: t('staff/own-access:passkeys.title') }).waitFor();
}

type Step = Parameters<DeskCheckInPage['current']>[0];

async function checkIn(page: Page, language: Language, step: Step = 'data'): Promise<DeskCheckInPage> {
  await signedIn(page, language, jardins.reception.email, '/access');
  await page.goto(`/bookings/${await bookingIdOf(page, 'Daniel', 'CONFIRMED')}/people/holder/check-in`);
  const desk = new DeskCheckInPage(page, language);
  await desk.steps.waitFor();
  if (step !== 'data') await desk.current(step).click();
  return desk;
}

async function hours(page: Page, language: Language): Promise<void> {
  const t = textsOf(language);
  await booking(page, language, stay);
  await page
    .getByRole('button', { name: new RegExp(t('staff/booking:rooms.sellOf', { number: '' })) })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
}

async function parcels(page: Page, language: Language, state = 'WAITING'): Promise<void> {
  await signedIn(page, language, jardins.reception.email, `/parcels?state=${state}`);
  await page.getByRole('table').waitFor();
}

async function move(page: Page, language: Language): Promise<void> {
  const t = textsOf(language);
  await booking(page, language, stay);
  await page
    .getByRole('button', { name: new RegExp(t('staff/booking:rooms.moveOf', { number: '' })) })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: t('staff/booking:move.room') })
    .waitFor();
}

export const staffScreens = [
  ...dayToDayScreens,
  ...lobbyDeskScreens,
  ...deskMoneyScreens,
  ...partnerScreens,
  ...roomsScreens,
  ...guaranteeScreens,
  ...preparationsScreens,
  ...toScreens({
    'staff-document': document,
    'staff-document-typed': typedDocument,
    'staff-document-reject': async (page, language) => {
      const t = textsOf(language);
      await document(page, language);
      await page.keyboard.press('F7');
      await page.getByRole('checkbox', { name: t('staff/document:reasons.DOCUMENT_COPY') }).check();
    },
    'staff-check-in': (page, language) => checkIn(page, language),
    'staff-check-in-errors': async (page, language) => {
      const desk = await checkIn(page, language);
      await page.keyboard.press('Control+Enter');
      await desk
        .step('data')
        .getByText(textsOf(language)('personal-information:errors.required'))
        .first()
        .waitFor();
    },
    'staff-check-in-guests': async (page, language) => {
      const desk = await checkIn(page, language, 'guests');
      await desk.step('guests').waitFor();
    },
    'staff-check-in-guest': async (page, language) => {
      await checkIn(page, language, 'guests');
      const name = textsOf(language)('room-guests:editGuest', { name: 'Daniel Weber' });
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
    },
    'staff-check-in-trip': async (page, language) => {
      await checkIn(page, language, 'trip');
      await page.getByRole('combobox', { name: textsOf(language)('trip-motivation:reason') }).waitFor();
    },
    'staff-check-in-guarantee': async (page, language) => {
      await checkIn(page, language, 'guarantee');
      const form = page.getByRole('form', { name: textsOf(language)('staff/check-in:guarantee.means.card') });
      await new CardForm(form, language).field('number').fill(cards.approves);
    },
    'staff-check-in-deposit': async (page, language) => {
      await checkIn(page, language, 'guarantee');
      await page
        .getByRole('tab', { name: textsOf(language)('staff/check-in:guarantee.means.deposit') })
        .click();
    },
    'staff-check-in-confirm': async (page, language) => {
      const desk = await checkIn(page, language, 'confirm');
      await desk.step('confirm').waitFor();
    },
    'staff-money-acts': async (page, language) => {
      const t = textsOf(language);
      await booking(page, language, stay);
      await page.getByRole('button', { name: t('staff/booking:money.change') }).click();
      await page.getByRole('dialog').getByRole('combobox').waitFor();
    },
    'staff-move': move,
    'staff-hours': hours,
    'staff-hours-payment': async (page, language) => {
      await hours(page, language);
      await page.getByRole('dialog').getByRole('radio').last().check();
      await page
        .getByRole('dialog')
        .getByLabel(labelled(textsOf(language)('staff/payment:received.label')))
        .waitFor();
    },
    'staff-parcels': (page, language) => parcels(page, language),
    'staff-parcels-scanned': async (page, language) => {
      await parcels(page, language);
      await page.getByLabel(textsOf(language)('staff/parcels:scan.label')).first().focus();
      await page.keyboard.type('qb482915736br');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
    },
    'staff-parcels-unannounced': async (page, language) => {
      await parcels(page, language);
      await page.keyboard.press('F3');
      await page.getByRole('dialog').waitFor();
    },
    'staff-day-print': async (page, language) => {
      const t = textsOf(language);
      await signedIn(page, language, jardins.reception.email, '/access');
      await new StaffFrame(page, language).heading(t('staff/own-access:title')).waitFor();
      await page.keyboard.press('Alt+p');
      await page.getByRole('table').first().waitFor();
    },
    'staff-parcels-handed-over': (page, language) => parcels(page, language, 'HANDED_OVER'),
    'staff-sign-in': (page, language) => new StaffSignInPage(page, language).open(),
    'staff-sign-in-code': async (page, language) => {
      const signIn = new StaffSignInPage(page, language);
      await signIn.open();
      await signIn.email.fill(jardins.manager.email);
      await signIn.password.fill(staffPassword);
      await page.keyboard.press('Enter');
      await signIn.code.waitFor();
    },
    'staff-sign-in-wrong': async (page, language) => {
      const signIn = new StaffSignInPage(page, language);
      await signIn.open();
      await signIn.email.fill('nobody@pernoite.test');
      await signIn.password.fill('wrong');
      await page.keyboard.press('Enter');
      await signIn.alert.waitFor();
    },
    'staff-set-up-used': async (page, language) => {
      await inStaffLanguage(page, language);
      await page.goto('/set-up#used');
      await page.getByRole('alert').waitFor();
    },
    'staff-board': (page, language) => board(page, language),
    'staff-board-row': async (page, language) => {
      await board(page, language);
      await page.keyboard.press('ArrowDown');
    },
    'staff-board-staying': (page, language) => board(page, language, '?list=inHouse'),
    'staff-board-departures': (page, language) => board(page, language, '?list=departures'),
    'staff-board-attention': async (page, language) => {
      await signedIn(page, language, jardins.reception.email, '/?list=attention');
      await page.getByRole('navigation', { name: textsOf(language)('staff/board:lists.label') }).waitFor();
    },
    'staff-search': async (page, language) => {
      await board(page, language);
      await page.keyboard.press('F2');
      await page.keyboard.type('da');
      await page.getByRole('listbox').waitFor();
      await page.getByRole('option').nth(1).waitFor();
    },
    'staff-search-none': async (page, language) => {
      await board(page, language);
      await page.keyboard.press('F2');
      await page.keyboard.type('zz zz');
      await page.getByText(textsOf(language)('staff/search:none')).waitFor();
    },
    'staff-accounts': accounts,
    'staff-invite': async (page, language) => {
      await accounts(page, language);
      await page.keyboard.press('F3');
      await page.getByRole('dialog').waitFor();
    },
    'staff-roles': async (page, language) => {
      await accounts(page, language);
      const name = textsOf(language)('staff/accounts:changeRolesOf', { name: jardins.reception.name });
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
    },
    'staff-deactivate': (page, language) => personAct(page, language, 'deactivate.act'),
    'staff-reset': (page, language) => personAct(page, language, 'reset.act'),
    'staff-record': async (page, language) => {
      await signedIn(page, language, jardins.manager.email, '/record');
      await page.getByRole('table').waitFor();
    },
    'staff-record-export': async (page, language) => {
      await signedIn(page, language, jardins.manager.email, '/record?act=SIGNED_IN');
      await page.getByRole('button', { name: textsOf(language)('staff/record:export.act') }).click();
      await page.getByRole('dialog').waitFor();
    },
    'staff-own-access': async (page, language) => {
      const frame = await signedIn(page, language, jardins.housekeeping.email, '/access');
      await frame.heading(textsOf(language)('staff/own-access:title')).waitFor();
    },
    'staff-own-access-passkeys': passkeys,
    'staff-passkey-add': async (page, language) => {
      await passkeys(page, language);
      await page.getByRole('button', { name: textsOf(language)('staff/own-access:passkeys.add') }).click();
      await page.getByRole('dialog').waitFor();
    },
    'staff-passkey-remove': async (page, language) => {
      const t = textsOf(language);
      await passkeys(page, language);
      await page
        .getByRole('button', { name: t('staff/own-access:passkeys.removeOf', { name: 'My phone' }) })
        .click();
      await page.getByRole('dialog').waitFor();
    },
    'staff-sign-in-passkey': async (page, language) => {
      const origin = await byName(page);
      await new StaffSignInPage(page, language).open(`${origin}/sign-in`);
      await page.getByRole('button', { name: textsOf(language)('staff/sign-in:passkey') }).waitFor();
    },
    'staff-keys': async (page, language) => {
      const frame = await accounts(page, language);
      await page.keyboard.press('F1');
      await frame.keys.waitFor();
    },
    'staff-menu': async (page, language) => {
      const frame = await accounts(page, language);
      await frame.person(jardins.manager.short).click();
      await page.getByRole('menu').waitFor();
    },
    'staff-lock': (page, language) => locked(page, language),
    'staff-lock-wrong': async (page, language) => {
      const lock = await locked(page, language);
      await page.keyboard.type('000000');
      await lock.alert.waitFor();
    },
    'staff-lock-another': async (page, language) => {
      await locked(page, language);
      await page
        .getByRole('button', { name: textsOf(language)('staff/lock:another.choose'), exact: true })
        .click();
      await new StaffSignInPage(page, language).email.waitFor();
    },
    'staff-booking': (page, language) => booking(page, language, walkIn),
    'staff-booking-stay': (page, language) => booking(page, language, stay),
    'staff-booking-arrival': (page, language) => booking(page, language, arrival),
    'staff-payment': async (page, language) => {
      const desk = await payment(page, language);
      await desk.received.fill('500,00');
    },
    'staff-payment-card': async (page, language) => {
      const desk = await payment(page, language);
      await page.keyboard.press('F4');
      await desk.payment.getByText(textsOf(language)('staff/payment:printed.label')).waitFor();
    },
    'staff-door': async (page, language) => {
      await booking(page, language, stay);
      await page.keyboard.press('F7');
      await page.getByRole('dialog').waitFor();
    },
    'staff-not-found': async (page, language) => {
      const frame = await signedIn(page, language, jardins.manager.email, '/nowhere');
      await frame.heading(textsOf(language)('staff/frame:notFound.title')).waitFor();
    },
  }),
];
