import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { clientAt, orderOf, seedIdentity } from './checking-in.ts';
import { deskOf, OTHER_HOTEL, openOtherHotel, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { fillForm, importBooking, type PartnerBooking, partnerBooking } from './partner-booking.ts';
import { codeOf, HOTEL } from './small-hotel.ts';
import { bookingOf, roomsOf } from './stored-booking.ts';

const hotel = openFreshHotel();
let booked: PartnerBooking;
let client: Client;

/** Imported by a guest of another name, whose finished form waits for the desk. */
beforeEach(async () => {
  booked = await partnerBooking(hotel.gateway, { holderLastName: 'Hale', holderEmail: 'hale@channel.test' });
  client = await clientAt(hotel, hotel.guest, '2026-12-05T15:00:00-03:00');
  await importBooking(client, booked, 'Hale');
  await fillForm(hotel.gateway, client, { guestId: hotel.guest.id, bookingId: booked.id });
  await seedIdentity(hotel, hotel.guest.id);
  await client.checkIn.confirm(await orderOf(client, booked.id));
});

const actsOn = async (bookingId: string) =>
  (await recordOf(hotel.db)).filter(entry => entry.bookingId === bookingId).map(({ act }) => act);

test('the desk lets whoever imported a booking check in: the form goes on by itself, and it is recorded once (FRD-05, SEC-17)', async () => {
  const desk = await deskOf(hotel.gateway);
  expect((await desk.open(booked.id)).importState).toBe('WAITING');
  await desk.allowImport(booked.id);
  await desk.allowImport(booked.id);
  expect(await actsOn(booked.id)).toEqual(['BOOKING_OPENED', 'IMPORT_ALLOWED']);
  expect((await desk.open(booked.id)).importState).toBe('ALLOWED');
  await settleDue(hotel.gateway.app);
  expect(await bookingOf(hotel, booked.id)).toMatchObject({ status: 'IN_PROGRESS' });
  expect(await codeOf(desk.undoImport(booked.id))).toBe('BOOKING_CHANGED');
  expect(await actsOn(booked.id)).toHaveLength(2);
});

test('the desk takes a booking out of the account that imported it, once (FRD-05, SEC-17)', async () => {
  const desk = await deskOf(hotel.gateway);
  await desk.undoImport(booked.id);
  expect(await codeOf(client.bookings.find({ bookingId: booked.id }))).toBe('BOOKING_NOT_FOUND');
  expect(await actsOn(booked.id)).toEqual(['IMPORT_UNDONE']);
  for (const decide of [desk.undoImport, desk.allowImport])
    expect(await codeOf(decide(booked.id))).toBe('NOT_FOUND');
  expect(await desk.open(booked.id)).toMatchObject({
    importState: 'NONE',
    holder: { name: 'Hale', email: 'hale@channel.test', hasAccount: false },
    people: [],
  });
});

test('neither another hotel nor a decision that is not recorded changes anything (SEC-17, AUD-01)', async () => {
  await openOtherHotel(hotel.db);
  const other = await deskOf(hotel.gateway, OTHER_HOTEL.hotelId);
  for (const decide of [other.allowImport, other.undoImport])
    expect(await codeOf(decide(booked.id))).toBe('NOT_FOUND');
  const desk = await deskOf(hotel.gateway, HOTEL);
  await hotel.db.execute(sql`alter table staff_record add constraint full_record check (false) not valid`);
  try {
    for (const decide of [desk.allowImport, desk.undoImport])
      expect(await codeOf(decide(booked.id))).toBe('INTERNAL_SERVER_ERROR');
  } finally {
    await hotel.db.execute(sql`alter table staff_record drop constraint full_record`);
  }
  expect(await actsOn(booked.id)).toEqual([]);
  expect(await bookingOf(hotel, booked.id)).toMatchObject({ guestId: hotel.guest.id, importAllowedAt: null });
  expect(await roomsOf(hotel, booked.id)).toMatchObject([{ checkedInAt: null }]);
});
