import { describe, expect, test } from 'vitest';
import { timeOfDay } from '#renderer/guest/features/stay/home/components/home-greeting.tsx';
import { isLivedIn, toStay } from '#renderer/guest/features/stay/home/stay.ts';
import { tilesFor } from '#renderer/guest/features/stay/home/tiles.ts';

test.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
] as const)('at %i o’clock it is %s (HOM-01)', (hour, time) => expect(timeOfDay(hour)).toBe(time));

describe('the tiles of home', () => {
  const staying = { bookingId: 'b1', status: 'IN_PROGRESS' } as const;
  const namesOf = (tiles: { name: string }[]) => tiles.map(({ name }) => name);

  test('always lead to curation, preferences and personal data (HOM-11, HOM-15, HOM-16)', () => {
    expect(tilesFor({ isStaying: false, booking: null, credits: false })).toEqual([
      { name: 'curation', to: '/guest/curation' },
      { name: 'preferences', to: '/guest/preferences/room' },
      { name: 'personalInformation', to: '/guest/personal-information/personal-data' },
    ]);
  });

  test('lead to deliveries and spaces only while a booking is in progress (HOM-09, HOM-10)', () => {
    expect(tilesFor({ isStaying: true, booking: null, credits: false }).slice(0, 2)).toEqual([
      { name: 'deliveries', to: '/guest/deliveries/active' },
      { name: 'spaces', to: '/guest/space-reservation/approved' },
    ]);
    const away = namesOf(tilesFor({ isStaying: false, booking: staying, credits: false }));
    expect(away).not.toContain('deliveries');
    expect(away).not.toContain('spaces');
  });

  test('say how many deliveries wait, to who is staying alone (HOM-09)', () => {
    const waitingOf = (isStaying: boolean, waiting?: number) =>
      tilesFor({ isStaying, booking: null, credits: false, waiting }).map(tile => tile.waiting);
    expect(waitingOf(true, 2)).toEqual([2, undefined, undefined, undefined, undefined]);
    for (const none of [waitingOf(true, 0), waitingOf(true), waitingOf(false, 2)])
      expect(none.every(count => count === undefined)).toBe(true);
  });

  test('lead to additional guests and visitors only when the booking is in progress (HOM-12, HOM-13)', () => {
    const here = tilesFor({ isStaying: true, booking: staying, credits: false });
    expect(here.find(({ name }) => name === 'guests')?.to).toBe('/guest/booking/details/b1/guests');
    expect(here.find(({ name }) => name === 'visitors')?.to).toBe('/guest/visitors');
    for (const status of ['CONFIRMED', 'PENDING', 'PROCESSING'] as const) {
      const coming = tilesFor({ isStaying: true, booking: { ...staying, status }, credits: false });
      expect(namesOf(coming)).not.toContain('guests');
      expect(namesOf(coming)).not.toContain('visitors');
    }
  });

  test('lead to credits only where the hotel shows them (HOM-14)', () => {
    const tileNames = (credits: boolean) => namesOf(tilesFor({ isStaying: false, booking: null, credits }));
    expect(tileNames(true)).toContain('credits');
    expect(tileNames(false)).not.toContain('credits');
  });
});

describe('the nights of a stay', () => {
  const booking = {
    status: 'CONFIRMED',
    checkinDate: '2026-12-05T15:00:00-03:00',
    checkoutDate: '2026-12-07T12:00:00-03:00',
    minCheckinDate: '2026-12-04T15:00:00-03:00',
    building: { timezone: 'America/Sao_Paulo' },
  } as const;

  test.each([
    ['2026-12-01T12:00:00-03:00', 4, false],
    // Late in the evening at the hotel, and the next day already in UTC.
    ['2026-12-03T23:30:00-03:00', 2, false],
    ['2026-12-04T15:00:00-03:00', 1, true],
    ['2026-12-05T18:00:00-03:00', 0, true],
    ['2026-12-06T18:00:00-03:00', 0, true],
  ])('at %s %i nights are to pass before it (HOM-02, BKG-13)', (now, nights, checkinOpen) => {
    expect(toStay(booking, new Date(now))).toEqual({ phase: 'coming', nights, checkinOpen });
  });

  test('are counted to the departure once the guest is there (HOM-02)', () => {
    const here = { ...booking, status: 'IN_PROGRESS' } as const;
    expect(toStay(here, new Date('2026-12-05T20:00:00-03:00'))).toEqual({ phase: 'here', nights: 2 });
    expect(toStay(here, new Date('2026-12-09T20:00:00-03:00'))).toEqual({ phase: 'here', nights: 0 });
  });

  test('the room that is lived in is the guest’s own, once somebody has checked in to it (HOM-19)', () => {
    expect(isLivedIn({ viewMode: 'FULL', status: 'IN_PROGRESS' })).toBe(true);
    expect(isLivedIn({ viewMode: 'LIMITED', status: 'IN_PROGRESS' })).toBe(false);
    for (const status of ['CONFIRMED', 'CONCLUDED'] as const)
      expect(isLivedIn({ viewMode: 'FULL', status }), status).toBe(false);
  });

  test('check-in is not said to be open while a payment is due (BKG-13, BKG-15)', () => {
    const pending = { ...booking, status: 'PENDING' } as const;
    expect(toStay(pending, new Date('2026-12-05T14:00:00-03:00'))).toMatchObject({ checkinOpen: false });
  });
});
