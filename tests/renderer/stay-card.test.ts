import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseStay, hasStayCard } from '#renderer/guest/features/stay/stay-card/has-stay-card.ts';
import {
  ageOf,
  cardAt,
  cardNow,
  type StayCard,
  stayCard,
  toStayCard,
} from '#renderer/guest/features/stay/stay-card/stay-card.ts';
import { deviceProfile, setupProfile } from '#renderer/platform/host/device-profile.ts';
import { webProfile } from '#renderer/platform/host/profile.ts';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import { bookingStatus } from '#shared/contract/guest/booking-view.ts';
import { defaultDeviceSettings } from '#shared/device-settings.ts';

const HOUR_MS = 3_600_000;
const arrival = new Date('2026-12-03T15:00:00-03:00');
const departure = new Date('2026-12-06T12:00:00-03:00');
const during = new Date('2026-12-04T09:00:00-03:00');
const before = (moment: Date, hours: number) => new Date(moment.getTime() - hours * HOUR_MS);

const stay = {
  status: 'IN_PROGRESS',
  isInvitationPending: false,
  checkinDate: '2026-12-03T15:00:00-03:00',
  checkoutDate: '2026-12-06T12:00:00-03:00',
  accommodations: [{ viewMode: 'FULL', status: 'IN_PROGRESS' }],
} as const;

const room = {
  type: 'Garden Queen',
  viewMode: 'FULL',
  status: 'IN_PROGRESS',
  isCheckinDone: true,
  isCheckinAvailable: false,
  isRoomReady: true,
  isOverstaying: false,
  lockDoorCode: '482913',
  room: { id: 'r-204', suiteNumber: '204', isDoorOpeningAllowed: true },
  checkinDate: stay.checkinDate,
  checkoutDate: stay.checkoutDate,
};

function bookingWith(rooms: object[], changes: object = {}): BookingDetails {
  return {
    ...stay,
    bookingId: 'b-1',
    locator: 'ABC234',
    isOta: false,
    building: {
      name: 'Jardins',
      city: 'São Paulo',
      address: ['Alameda Lorena, 1'],
      timezone: 'America/Sao_Paulo',
    },
    accommodations: rooms,
    ...changes,
  } as unknown as BookingDetails;
}

const saving = { guest: 'ana', now: during, clockAheadMs: 0 };
function cardWith(...rooms: object[]): StayCard {
  const card = toStayCard(bookingWith(rooms), saving);
  if (card === null) throw new Error('a stay in progress has a card');
  return card;
}

describe('which stay is on the card', () => {
  test('is one in progress, or one confirmed that begins within a week; never one that is over or not answered (BEY-18)', () => {
    for (const status of bookingStatus.options) {
      const near = { ...stay, status };
      const hasOne = status === 'IN_PROGRESS' || status === 'CONFIRMED';
      expect(hasStayCard(near, before(arrival, 24)), status).toBe(hasOne);
      expect(hasStayCard(near, departure), `${status}, over`).toBe(false);
      expect(hasStayCard({ ...near, isInvitationPending: true }, during), `${status}, invited`).toBe(false);
    }
    const coming = { ...stay, status: 'CONFIRMED' } as const;
    expect(hasStayCard(coming, before(arrival, 7 * 24))).toBe(true);
    expect(hasStayCard(coming, before(arrival, 7 * 24 + 1))).toBe(false);
  });

  test('is none once the guest has left their room, though others of the booking stay (BEY-18)', () => {
    const left = { viewMode: 'FULL', status: 'CONCLUDED' } as const;
    const others = { viewMode: 'LIMITED', status: 'IN_PROGRESS' } as const;
    expect(hasStayCard({ ...stay, accommodations: [left, others] }, during)).toBe(false);
    expect(hasStayCard({ ...stay, accommodations: [left, ...stay.accommodations] }, during)).toBe(true);
  });

  test('is the one in progress before one that begins sooner, and the next of those to come (BEY-18)', () => {
    const soon = { ...stay, id: 'soon', status: 'CONFIRMED' as const };
    const later = {
      ...soon,
      id: 'later',
      checkinDate: '2026-12-05T15:00:00-03:00',
      checkoutDate: '2026-12-09T12:00:00-03:00',
    };
    const here = { ...later, id: 'here', status: 'IN_PROGRESS' as const };
    const canceled = { ...soon, id: 'canceled', status: 'CANCELED' as const };
    const now = before(arrival, 2);
    expect(chooseStay([later, canceled, soon], now)?.id).toBe('soon');
    expect(chooseStay([soon, here, later], now)?.id).toBe('here');
    expect(chooseStay([canceled], now)).toBeNull();
  });
});

describe('what is on the card', () => {
  test('fits its own schema, and has room and code only of the rooms whose door opens for this guest (BEY-18, BKG-09, BKG-14)', () => {
    const closed = { ...room, room: { ...room.room, isDoorOpeningAllowed: false } };
    const others = { ...room, viewMode: 'LIMITED', lockDoorCode: null, room: null };
    const card = cardWith(room, closed, others);
    expect(stayCard.parse(JSON.parse(JSON.stringify(card)))).toEqual(card);
    expect(card.rooms.map(({ doorCode, door }) => [doorCode, door])).toEqual([
      ['482913', null],
      [null, 'unknown'],
      [null, null],
    ]);
  });

  test('is the Wi-Fi of a guest who has checked in, stored with the rest and erased with it (BEY-18, HLP-07)', () => {
    const facts = {
      wifi: { name: 'Pernoite Hóspedes', password: 'jardim-solar-24' },
      breakfast: { from: '06:30', until: '10:30', note: null },
      parking: null,
      emergency: null,
    };
    const card = toStayCard(bookingWith([room], { hotelFacts: facts }), saving);
    expect(stayCard.parse(JSON.parse(JSON.stringify(card))).hotelFacts).toEqual(facts);
    // A gateway without such data, and a card of the release before.
    expect(cardWith(room).hotelFacts).toBeNull();
    const { hotelFacts: _facts, ...before } = cardWith(room);
    expect(stayCard.safeParse({ ...before, version: 1 }).success).toBe(false);
  });

  test('is neither room nor code before check-in (BEY-18)', () => {
    const coming = { ...room, status: 'CONFIRMED', isCheckinDone: false, lockDoorCode: null, room: null };
    const card = toStayCard(bookingWith([coming], { status: 'CONFIRMED' }), {
      ...saving,
      now: before(arrival, 3),
    });
    expect(card?.isHere).toBe(false);
    expect(card?.rooms[0]).toMatchObject({ suiteNumber: null, doorCode: null, door: 'before' });
  });

  test('is nothing for a booking that was checked out, canceled or is over (BEY-18)', () => {
    for (const status of ['CONCLUDED', 'CANCELED', 'NO_SHOW', 'PENDING', 'PROCESSING'])
      expect(toStayCard(bookingWith([room], { status }), saving), status).toBeNull();
    expect(toStayCard(bookingWith([room]), { ...saving, now: departure })).toBeNull();
  });
});

describe('how long a card is shown', () => {
  test('is until the departure, by the gateway’s clock even where the device’s is wrong (BEY-18)', () => {
    const card = cardWith(room);
    expect(cardAt(card, new Date(departure.getTime() - 1))).toBe(card);
    expect(cardAt(card, departure)).toBeNull();
    // This device is three hours late.
    const late = { ...card, clockAheadMs: 3 * HOUR_MS };
    expect(cardAt(late, cardNow(late, before(departure, 3).getTime()))).toBeNull();
  });

  test('a room that ends before the others loses its number and code then (BEY-18, EDP-07)', () => {
    const first = { ...room, checkoutDate: '2026-12-05T12:00:00-03:00' };
    const card = cardWith(first, room);
    const shown = cardAt(card, new Date(first.checkoutDate));
    expect(shown?.rooms[0]).toMatchObject({ suiteNumber: null, doorCode: null, door: 'left' });
    expect(shown?.rooms[1]).toEqual(card.rooms[1]);
  });

  test('the Wi-Fi is shown until the guest has left their last room, though others of the booking stay (BEY-18, HLP-07)', () => {
    const first = { ...room, checkoutDate: '2026-12-05T12:00:00-03:00' };
    const others = { ...room, viewMode: 'LIMITED', lockDoorCode: null, room: null };
    const facts = { wifi: null, breakfast: null, parking: 'Garage', emergency: null };
    const at = (rooms: object[], moment: Date) => {
      const card = toStayCard(bookingWith(rooms, { hotelFacts: facts }), saving);
      return card && cardAt(card, moment);
    };
    const end = new Date(first.checkoutDate);
    expect(at([first, others], new Date(end.getTime() - 1))?.hotelFacts).toEqual(facts);
    expect(at([first, others], end)).toMatchObject({ hotelFacts: null, rooms: [{ door: 'left' }, {}] });
    expect(at([first, room], end)?.hotelFacts).toEqual(facts);
  });

  test('no moment outside of the stay shows a code, whatever the clock is set to (BEY-18)', () => {
    const card = cardWith(room, { ...room, checkoutDate: '2026-12-05T12:00:00-03:00' });
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), moment => {
        for (const one of cardAt(card, moment)?.rooms ?? []) {
          if (one.doorCode === null) continue;
          expect(moment.getTime()).toBeLessThan(new Date(one.checkoutDate).getTime());
          expect(moment.getTime()).toBeGreaterThanOrEqual(card.savedAt - 5 * 60_000);
        }
      }),
    );
  });
});

test('the age of a card is counted in minutes, then hours, then days (BEY-18)', () => {
  const after = (ms: number) => ageOf({ savedAt: during.getTime() }, new Date(during.getTime() + ms));
  expect(after(59_999)).toBeNull();
  expect(after(60_000)).toEqual({ value: 1, unit: 'minute' });
  expect(after(HOUR_MS - 1)).toEqual({ value: 59, unit: 'minute' });
  expect(after(2 * HOUR_MS)).toEqual({ value: 2, unit: 'hour' });
  expect(after(24 * HOUR_MS - 1)).toEqual({ value: 23, unit: 'hour' });
  expect(after(49 * HOUR_MS)).toEqual({ value: 2, unit: 'day' });
  expect(after(-HOUR_MS)).toBeNull();
});

test('only a guest’s own browser works offline: no kiosk, desk, tablet of a lobby or device in setup (BEY-18, WEB-05)', () => {
  const profiles = (['kiosk', 'reception'] as const).map(profile =>
    deviceProfile({ ...defaultDeviceSettings, hotelId: 'JARDINS', profile }),
  );
  for (const profile of [...profiles, setupProfile, webProfile('kiosk.stay.hotel.example')])
    expect(profile.capabilities.worksOffline, profile.name).toBe(false);
  expect(webProfile('stay.hotel.example').capabilities.worksOffline).toBe(true);
});
