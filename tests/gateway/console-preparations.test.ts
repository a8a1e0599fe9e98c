import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { savePart } from '#gateway/domain/stay/preferences/save-part.ts';
import { accommodationGuests } from '#gateway/store/schema/bookings.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { checkInAt } from './checking-in.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { setPreparationOptions } from './preparation-options.ts';
import { scenario } from './scenario.ts';
import { HOTEL, holdRoom } from './small-hotel.ts';

const hotel = openFreshHotel();
beforeEach(() => setPreparationOptions(hotel.db));

async function rowsOf(day: 'Today' | 'Tomorrow', time: string, query = `?hotel=${HOTEL}`): Promise<string[]> {
  hotel.gateway.clock.moveTo(new Date(time));
  const { text } = await hotel.gateway.raw('GET', `/console/preparations${query}`);
  const card = text.split('<section').find(part => part.includes(`>${day}</h2>`)) ?? '';
  return card
    .split('<tr>')
    .slice(1)
    .map(row => row.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '))
    .filter(row => !row.startsWith(' Room '));
}

async function stay() {
  const made = await scenario(hotel).paidStay();
  const { locator } = await hotel.guest.client.bookings.find({ bookingId: made.bookingId });
  return { ...made, locator };
}

const save = (part: Parameters<typeof savePart>[2]) => savePart(hotel.gateway.app, hotel.guest.id, part);

test('the hotel sees tomorrow’s rooms as their guests like them, and until when that can change (PRF-16)', async () => {
  const { locator } = await stay();
  await save({ part: 'AC', answers: { temperature: 2, onlyVentilationEnabled: true } });
  await save({ part: 'LIGHTING', answers: { lighting: 1 } });
  await save({ part: 'TV', answers: { routine: 0, channels: [2] } });
  await save({ part: 'MINIBAR', answers: { id: 'healthy', items: [{ id: 'coconut', quantity: 10 }] } });
  await save({ part: 'ABOUT', answers: { hobbies: [4711] } });
  const [row = '', ...more] = await rowsOf('Tomorrow', '2026-12-02T10:00:00-03:00');
  expect(more).toEqual([]);
  for (const text of ['201', 'family room', 'Ada', '15:00', locator, 'ambient, fan only', 'bright'])
    expect(row).toContain(text);
  expect(row).toContain('always_on music');
  expect(row).toContain('healthy 10 × coconut');
  expect(row).toContain('can change until 2 Dec 2026, 15:00');
  expect(row).not.toMatch(/Prado|4711|standard/);
});

test('what is fixed stays as it was, today, and after check-in (PRF-16)', async () => {
  const { bookingId } = await stay();
  await save({ part: 'AC', answers: { temperature: 0, onlyVentilationEnabled: false } });
  hotel.gateway.clock.moveTo(new Date('2026-12-02T16:00:00-03:00'));
  await save({ part: 'AC', answers: { temperature: 2, onlyVentilationEnabled: false } });
  const [fixed = ''] = await rowsOf('Today', '2026-12-03T09:00:00-03:00');
  expect(fixed).toMatch(/cold.*not set.*basic standard 6 × water, 4 × soda fixed/);
  await checkInAt(hotel, hotel.guest, { bookingId, time: '2026-12-03T16:00:00-03:00' });
  const [lived = ''] = await rowsOf('Today', '2026-12-03T17:00:00-03:00');
  expect(lived).toMatch(/cold.*checked in/);
});

test('a room without an account is standard, and the minibars of a day are added up (PRF-16)', async () => {
  await stay();
  await save({ part: 'MINIBAR', answers: { id: 'healthy', items: [{ id: 'water', quantity: 10 }] } });
  await holdRoom(hotel.gateway, '101', ['2026-12-03', 16], ['2026-12-04', 10]);
  const rows = await rowsOf('Tomorrow', '2026-12-02T10:00:00-03:00');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatch(/101.*no account.*can change/);
  const { text } = await hotel.gateway.raw('GET', `/console/preparations?hotel=${HOTEL}`);
  expect(text).toContain('1 room as always, with the standard minibar');
  expect(text).toContain('16 × water, 4 × soda');
  expect(await rowsOf('Today', '2026-12-02T10:00:00-03:00')).toEqual([]);
});

test('a guest’s name is text there, and a hotel that is none shows the first (SEC-01)', async () => {
  const { bookingId } = await stay();
  const hostile = '<script>alert(1)</script>';
  await hotel.db.update(guests).set({ socialName: hostile }).where(eq(guests.id, hotel.guest.id));
  hotel.gateway.clock.moveTo(new Date('2026-12-03T09:00:00-03:00'));
  const query = new URLSearchParams({ hotel: hostile }).toString();
  const { status, text } = await hotel.gateway.raw('GET', `/console/preparations?${query}`);
  expect(status).toBe(200);
  expect(text).toContain('&lt;script&gt;');
  expect(text).not.toContain(hostile);
  await hotel.db
    .update(accommodationGuests)
    .set({ guestId: null })
    .where(eq(accommodationGuests.bookingId, bookingId));
  expect((await rowsOf('Today', '2026-12-03T09:00:00-03:00'))[0]).toContain('no account');
});
