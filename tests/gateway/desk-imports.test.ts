import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { clientAt, orderOf, seedIdentity } from './checking-in.ts';
import { type Desk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
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

/** The two decisions of a desk. */
const decisions = (desk: Desk, hotelId = HOTEL) => {
  const { allowImport, undoImport } = desk.calls.deskBooking;
  return {
    allow: (bookingId: string) => allowImport({ hotelId, bookingId }),
    undo: (bookingId: string) => undoImport({ hotelId, bookingId }),
  };
};

const actsOn = async (bookingId: string) => (await recordOf(hotel.db, bookingId)).map(({ act }) => act);

test('the desk lets whoever imported a booking check in: the form goes on by itself, and it is recorded once (FRD-05, SEC-17)', async () => {
  const desk = await newDesk(hotel.gateway);
  const { allow, undo } = decisions(desk);
  expect((await desk.open(booked.id)).importState).toBe('WAITING');
  await allow(booked.id);
  await allow(booked.id);
  expect(await actsOn(booked.id)).toEqual(['BOOKING_OPENED', 'IMPORT_ALLOWED']);
  expect((await desk.open(booked.id)).importState).toBe('ALLOWED');
  await settleDue(hotel.gateway.app);
  expect(await bookingOf(hotel, booked.id)).toMatchObject({ status: 'IN_PROGRESS' });
  expect(await codeOf(undo(booked.id))).toBe('BOOKING_CHANGED');
  expect(await actsOn(booked.id)).toHaveLength(2);
});

test('the desk takes a booking out of the account that imported it, once (FRD-05, SEC-17)', async () => {
  const desk = await newDesk(hotel.gateway);
  const { allow, undo } = decisions(desk);
  await undo(booked.id);
  expect(await codeOf(client.bookings.find({ bookingId: booked.id }))).toBe('BOOKING_NOT_FOUND');
  expect(await actsOn(booked.id)).toEqual(['IMPORT_UNDONE']);
  for (const decide of [undo, allow]) expect(await codeOf(decide(booked.id))).toBe('NOT_FOUND');
  expect(await desk.open(booked.id)).toMatchObject({
    importState: 'NONE',
    holder: { name: 'Hale', email: 'hale@channel.test', hasAccount: false },
    people: [],
  });
});

test('neither another hotel nor a decision that is not recorded changes anything (SEC-17, AUD-01)', async () => {
  const desk = await newDesk(hotel.gateway);
  for (const decide of Object.values(decisions(desk, OTHER_HOTEL.hotelId)))
    expect(await codeOf(decide(booked.id))).toBe('NOT_FOUND');
  await hotel.db.execute(sql`alter table staff_record add constraint full_record check (false) not valid`);
  try {
    for (const decide of Object.values(decisions(desk)))
      expect(await codeOf(decide(booked.id))).toBe('INTERNAL_SERVER_ERROR');
  } finally {
    await hotel.db.execute(sql`alter table staff_record drop constraint full_record`);
  }
  expect(await actsOn(booked.id)).toEqual([]);
  expect(await bookingOf(hotel, booked.id)).toMatchObject({ guestId: hotel.guest.id, importAllowedAt: null });
  expect(await roomsOf(hotel, booked.id)).toMatchObject([{ checkedInAt: null }]);
});
