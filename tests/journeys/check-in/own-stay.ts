import type { APIRequestContext, Page } from '@playwright/test';
import type { CheckInState, CheckInStep } from '#shared/contract/guest/check-in.ts';
import { addDays, instantAt } from '#shared/hotel-time.ts';
import type { IdentityReason } from '#shared/identity-reasons.ts';
import type { IdentityStatus } from '#shared/rules/identity-status.ts';
import { CPF, HOME_ADDRESS, REGISTRATION, TRIP } from '#tests/personal-data.ts';
import { type Account, callOf, getFor, guestHeaders } from '../booking/guest-calls.ts';
import { bookByCard, reserveRoom } from '../booking/other-guest.ts';
import { detailsOf } from '../booking/own-bookings.ts';
import { cardToken } from '../card-token.ts';
import { anyArrival, gatewayFixture } from '../own-gateway.ts';
import { CheckInPage } from '../pages/check-in-page.ts';
import { today } from '../pages/funnel-pages.ts';
import type { Language } from '../pages/texts.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { cleanRooms } from '../staff/touched-rooms.ts';
import { expect, test as journey, type NewGuest, type TestApi } from '../test-api.ts';

/** Journeys that move the clock to the day of a stay, on a gateway of their own. */
export const test = journey.extend({ gateway: gatewayFixture(anyArrival) });

export type OwnStay = { guest: NewGuest; bookingId: string; checkin: string; request: APIRequestContext };
type Means = { request: APIRequestContext; testApi: TestApi; language?: Language };

const ZONE = 'America/Sao_Paulo';
const ARRIVAL = 19;
let stays = -1;

const nextStay = () => {
  stays += 1;
  const checkin = addDays(today(), 42 + stays * 2);
  return { checkin, checkout: addDays(checkin, 1) };
};

/** A room that a guest of another journey lives in, weeks later, is not ready: each stay has another type of room. */
const kinds = ['family', 'garden-queen', 'suite-king'].flatMap(kind =>
  ['JARDINS', 'NILO', 'MARISTA'].map(hotelId => ({ hotelId, typeId: `${hotelId.toLowerCase()}-${kind}` })),
);
const nextOrder = (stay: ReturnType<typeof nextStay>) => {
  const kind = kinds[stays % kinds.length];
  if (!kind) throw new Error('no kind of room');
  return { ...kind, stay, arrival: ARRIVAL, ages: kind.typeId.endsWith('family') ? [7] : [] };
};

const FAMILY = { hotelId: 'JARDINS', typeId: 'jardins-family', ages: [7] };

/** A guest whose booking was paid at the reception: the hotel has no card of theirs, so their check-in is the full one. */
export async function fullStay({
  request,
  testApi,
  language = 'en',
  isFamily = false,
  beforeBooking,
}: Means & {
  isFamily?: boolean;
  /** Gets the day of arrival: a gateway of usual settings takes walk-ins for the day itself alone. */
  beforeBooking?: (checkin: string) => Promise<void>;
}): Promise<OwnStay> {
  const stay = nextStay();
  await beforeBooking?.(stay.checkin);
  const guest = await testApi.newGuest({ language });
  const order = isFamily ? { ...FAMILY, stay, arrival: ARRIVAL } : nextOrder(stay);
  const { bookingId } = await reserveRoom(request, guest, order);
  await callOf(
    request,
    guest,
    'payment/payments',
  )({
    bookingId,
    payment: {
      id: crypto.randomUUID(),
      numberOfInstallments: 1,
      saveCard: false,
      card: { token: await cardToken(request) },
      cpfPayment: CPF,
    },
  });
  return { guest, bookingId, checkin: stay.checkin, request };
}

export async function simpleStay({ request, testApi, language = 'en' }: Means): Promise<OwnStay> {
  const guest = await testApi.newGuest({ language });
  const stay = nextStay();
  const { bookingId } = await bookByCard(request, guest, { ...nextOrder(stay), rooms: 1 });
  return { guest, bookingId, checkin: stay.checkin, request };
}

/** It is this hour of the day of arrival, on which rooms are ready. Every token ends with it: sign in afterwards. */
export async function goTo(testApi: TestApi, stay: OwnStay, hour: number): Promise<void> {
  await testApi.moveClock(instantAt(stay.checkin, hour, ZONE).getTime() - Date.now());
  if (hour >= ARRIVAL) await cleanRooms(testApi, stay);
}

/** The room can be entered, and its code seen. */
export const ARRIVED = ARRIVAL + 1;
/** Check-in is open, and the stay has not begun. */
export const BEFORE = 10;

type StayOf = { request: APIRequestContext; guest: Account; bookingId: string };

export async function savePersonalData(
  request: APIRequestContext,
  guest: Account,
  name = { firstName: 'Bruna', lastName: 'Teixeira' },
): Promise<void> {
  const response = await request.put('/api/personalInfo/pms', {
    headers: await guestHeaders(request, guest),
    data: {
      ...name,
      nationality: 30,
      phone: { code: '55', number: '11987654321' },
      address: HOME_ADDRESS,
    },
  });
  expect(response.status(), await response.text()).toBe(200);
}

export async function checkInOf({ request, guest, bookingId }: OwnStay): Promise<CheckInState> {
  return (await getFor(request, guest, `bookings/${bookingId}/checkin`)).json();
}

export async function reach({ request, guest, bookingId }: OwnStay, step: string): Promise<void> {
  const response = await request.put(`/api/bookings/${bookingId}/checkin`, {
    headers: await guestHeaders(request, guest),
    data: { step },
  });
  expect(response.status(), await response.text()).toBe(200);
}

export const saveTrip = ({ request, guest, bookingId }: StayOf): Promise<unknown> =>
  callOf(request, guest, `bookings/${bookingId}/trip-motivation`)({ ...TRIP, registration: REGISTRATION });

export async function checkInElsewhere({ request, guest, bookingId }: StayOf): Promise<void> {
  const { accommodations } = await detailsOf(request, guest, bookingId);
  await callOf(
    request,
    guest,
    `bookings/${bookingId}/confirm-checkin`,
  )({
    accommodations: accommodations.map(({ accommodationId, guests }) => ({ accommodationId, guests })),
  });
}

type Begun = {
  flow?: CheckInState['flow'];
  hour?: number;
  identity?: IdentityStatus;
  reasons?: readonly IdentityReason[];
  at: CheckInStep;
};

export async function begun(
  { page, request, testApi }: Means & { page: Page },
  { flow = 'SIMPLE', hour = BEFORE, identity = 'APPROVED', reasons = [], at }: Begun,
): Promise<{ stay: OwnStay; checkIn: CheckInPage; t: CheckInPage['t'] }> {
  const stay = await (flow === 'FULL' ? fullStay : simpleStay)({ request, testApi });
  await goTo(testApi, stay, hour);
  await savePersonalData(request, stay.guest);
  await testApi.setVerification(stay.guest.email, identity, { reasons });
  if (at === 'paymentCard' || at === 'confirm') await saveTrip(stay);
  if (at !== 'instruction') await reach(stay, at);
  await signInByToken(page, stay.guest);
  const checkIn = new CheckInPage(page);
  await checkIn.open(stay.bookingId);
  return { stay, checkIn, t: checkIn.t };
}
