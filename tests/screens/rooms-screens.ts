import type { Page } from '@playwright/test';
import type { DeskBooking } from '#shared/contract/staff/desk-booking.ts';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import { today } from '#tests/journeys/pages/funnel-pages.ts';
import { bookingIdOf, jardins } from '#tests/journeys/pages/staff-pages.ts';
import { type Language, textsOf } from '#tests/journeys/pages/texts.ts';
import { toScreens } from './screen.ts';
import { signedIn } from './staff-signed-in.ts';

type Person = 'reception' | 'housekeeping';

async function rooms(page: Page, language: Language, person: Person = 'reception'): Promise<void> {
  await signedIn(page, language, jardins[person].email, '/rooms');
  await page.getByRole('listitem').first().waitFor();
}

type ActOnRoom = 'close' | 'fault' | 'release' | 'reopen';

async function dialog(page: Page, language: Language, act: ActOnRoom): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(textsOf(language)(`staff/rooms:${act}.of`, { number: '' })) })
    .first()
    .click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
}

type RoomList = { today: string; rooms: HotelRoom[] };

/** The list as it would be of other rooms: a picture changes none that the next one shows. */
const withRooms = (page: Page, change: (list: RoomList) => object) =>
  page.route('**/api/hotels/*/rooms', async route => {
    const response = await route.fetch();
    const list = (await response.json()) as RoomList;
    return route.fulfill({ response, json: { ...list, ...change(list) } });
  });

/** One room in each state, of a hotel that inspects its rooms. */
const inEachState = (page: Page) =>
  withRooms(page, ({ today, rooms: [first, ...rest] }) => {
    if (first === undefined) return {};
    const free = { ...first, isOccupied: false, leavesAt: null, closures: [], condition: 'CLEAN' } as const;
    const closure = { id: 'closure', from: today, until: today, createdAt: `${today}T12:00:00.000Z` };
    const states: Partial<HotelRoom>[] = [
      { isReady: false },
      { isReady: false, condition: 'DIRTY', isOccupied: true, isCleaningDeclined: true },
      { condition: 'INSPECTED', isReady: true },
      { condition: 'DIRTY', isReady: true, releaseReason: 'Os hóspedes só deixam as malas' },
      { outOfService: 'A torneira do banheiro pinga', isReady: true },
      { closures: [{ ...closure, reason: 'Troca do ar-condicionado', hasBegun: true }], isReady: true },
      { closures: [{ ...closure, reason: 'Pintura', hasBegun: false }], isReady: true },
    ];
    const shown = [first, ...rest].slice(0, states.length).map(({ roomId, number, roomType }, at) => {
      return { ...free, roomId, number, roomType, ...states[at] };
    });
    return { inspectsRooms: true, rooms: shown };
  });

/** Two are to be cleaned, at whatever hour; guests of the first one have waited for a quarter of an hour. */
function toLate(rooms: readonly HotelRoom[]): HotelRoom[] {
  const dirty: Partial<HotelRoom> = {
    condition: 'DIRTY',
    isReady: false,
    isOccupied: false,
    leavesAt: null,
    expectedAt: null,
    closures: [],
  };
  const arrivesAt = new Date(Date.now() - 15 * 60_000).toISOString();
  const [first, second] = rooms.toSorted((one, other) => Number(one.isReady) - Number(other.isReady));
  return rooms.map(room => {
    if (room === first) return { ...room, ...dirty, arrivesAt, arrivingGuests: 3 };
    return room === second ? { ...room, ...dirty } : room;
  });
}

/** Touches are answered, and change no room of the gateway. */
async function withTouches(page: Page): Promise<void> {
  const touched = new Map<string, Partial<HotelRoom>>();
  let shown: HotelRoom[] = [];
  await withRooms(page, ({ rooms }) => {
    shown = toLate(rooms).map(room => ({ ...room, ...touched.get(room.roomId) }));
    return { rooms: shown };
  });
  await page.route('**/rooms/*/{condition,expected}', route => {
    const request = route.request();
    const room = shown.find(({ roomId }) => request.url().includes(`/${roomId}/`));
    const { condition, expectedAt = null } = request.postDataJSON() as Partial<HotelRoom>;
    if (room === undefined) return route.abort();
    const conditionVersion = room.conditionVersion + 1;
    const change = condition
      ? { condition, conditionVersion, isReady: condition !== 'DIRTY' }
      : { expectedAt };
    touched.set(room.roomId, change);
    return route.fulfill({ json: { ...room, ...change } });
  });
}

/** Guests of today stand at the desk, and their room is expected within the hour. */
async function unreadyBooking(page: Page, language: Language): Promise<void> {
  const roomExpectedAt = new Date(Date.now() + 45 * 60_000).toISOString();
  const unready = {
    isRoomReady: false,
    roomExpectedAt,
    todo: [{ code: 'ROOM', isBlocking: true, detail: null }],
  };
  await page.route(/\/bookings\/[^/]+$/, async route => {
    if (route.request().resourceType() === 'document') return route.fallback();
    const response = await route.fetch();
    const booking = (await response.json()) as DeskBooking;
    const rooms = booking.rooms.map(room => ({
      ...room,
      ...unready,
      arrival: { date: today(), hour: 15 },
    }));
    return route.fulfill({ response, json: { ...booking, rooms } });
  });
  await signedIn(page, language, jardins.reception.email, '/access');
  await page.goto(`/bookings/${await bookingIdOf(page, 'Daniel', 'CONFIRMED')}`);
  const [words = ''] = textsOf(language)('staff/booking:rooms.expected', { time: '|' }).split('|');
  await page.getByText(words).scrollIntoViewIfNeeded();
}

export const roomsScreens = toScreens({
  'staff-booking-unready': unreadyBooking,
  'staff-rooms': rooms,
  'staff-rooms-to-clean': (page, language) => rooms(page, language, 'housekeeping'),
  'staff-rooms-touched': async (page, language) => {
    const t = textsOf(language);
    const button = (key: 'expected.of' | 'touch.of.CLEAN') =>
      page.getByRole('button', { name: new RegExp(t(`staff/rooms:${key}`, { number: '.*', time: '' })) });
    await withTouches(page);
    await rooms(page, language, 'housekeeping');
    await button('expected.of').first().click();
    await button('touch.of.CLEAN').nth(1).click();
    await page.getByRole('button', { name: t('staff/rooms:undo.act') }).waitFor();
  },
  'staff-rooms-states': async (page, language) => {
    await inEachState(page);
    await rooms(page, language);
  },
  'staff-rooms-ready': async (page, language) => {
    await withRooms(page, ({ rooms: all }) => ({
      rooms: all.map(room => ({ ...room, condition: 'CLEAN', isReady: true })),
    }));
    await signedIn(page, language, jardins.housekeeping.email, '/rooms');
    await page.getByText(textsOf(language)('staff/rooms:lists.nothing')).waitFor();
  },
  'staff-rooms-close': async (page, language) => {
    await rooms(page, language);
    await dialog(page, language, 'close');
  },
  'staff-rooms-reopen': async (page, language) => {
    await inEachState(page);
    await rooms(page, language);
    await dialog(page, language, 'reopen');
  },
  'staff-rooms-fault': async (page, language) => {
    await rooms(page, language, 'housekeeping');
    await page.getByRole('button', { name: /^(By floor|Por andar)/ }).click();
    await dialog(page, language, 'fault');
  },
  'staff-rooms-release': async (page, language) => {
    await inEachState(page);
    await rooms(page, language);
    await dialog(page, language, 'release');
  },
});
