import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import type { GuestForm } from '#shared/contract/guest/accommodation-guests.ts';
import type { BookingStatus } from '#shared/contract/guest/booking-view.ts';
import { clientAt } from './checking-in.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { openRooms } from './open-rooms.ts';
import { adult, setBooking } from './room-forms.ts';
import { codeOf, newGuest } from './small-hotel.ts';

const hotel = openFreshHotel();
const booked = openRooms(hotel);
const { add, change, remove, draft, stored, namesIn, holderId, seenIn, accepted } = booked;

describe('guests of a room are changed', () => {
  const everyChange = (client: Client, room: number, guestId: string) => [
    add(adult(), room, client),
    change(guestId, adult(), 1, { room, client }),
    remove(guestId, {}, { room, client }),
    draft([{ accommodationId: room, guests: [adult({ isRoomMainGuest: true })] }], { client }),
  ];
  const codes = async (...of: Parameters<typeof everyChange>) => [
    ...new Set(await Promise.all(everyChange(...of).map(codeOf))),
  ];
  const codesOfHolder = async () => codes(booked.party.holder.client, booked.party.first, await holderId());

  test('by nobody who does not see the booking, nor one that does not exist (GST-07, PD-57)', async () => {
    const own = await holderId();
    const before = await stored();
    expect(await codes((await newGuest(hotel.gateway)).client, booked.party.first, own)).toEqual([
      'BOOKING_NOT_FOUND',
    ]);
    expect(await codes(booked.party.holder.client, 999_999, own)).toEqual(['BOOKING_NOT_FOUND']);
    const { bookingId } = booked.party;
    for (const unknown of [randomUUID(), 'nothing']) {
      booked.party = { ...booked.party, bookingId: unknown };
      expect(await codes(booked.party.holder.client, booked.party.first, own)).toEqual(['BOOKING_NOT_FOUND']);
    }
    booked.party = { ...booked.party, bookingId };
    expect(await stored()).toEqual(before);
  });

  test('not by an additional guest, invited or accepted, who sees no e-mail but their own (GST-08)', async () => {
    const bia = await newGuest(hotel.gateway);
    await add(adult({ email: bia.email }));
    const own = await holderId();
    expect(await codes(bia.client, booked.party.first, own)).toEqual(['FORBIDDEN']);
    await bia.client.accommodationGuests.accept({ bookingId: booked.party.bookingId });
    expect(await codes(bia.client, booked.party.first, own)).toEqual(['FORBIDDEN']);
    expect(await seenIn(booked.party.first, bia)).toMatchObject([
      ['Ada Prado', { isRemovable: false, isLoggedUser: false, email: null }],
      ['Bia Rocha', { isRemovable: false, isLoggedUser: true, email: bia.email }],
    ]);
    expect(await seenIn(booked.party.second, bia)).toEqual([]);
    expect(await namesIn(booked.party.first)).toEqual(['Ada Prado', 'Bia Rocha']);
  });

  test('not by a main guest who was invited and has not accepted (GST-07, GST-22)', async () => {
    const bia = await newGuest(hotel.gateway);
    const { guests } = await add(adult({ email: bia.email, isRoomMainGuest: true }), booked.party.second);
    expect(await codes(bia.client, booked.party.second, guests[0]?.guestUserId ?? '')).toEqual(['FORBIDDEN']);
    await bia.client.accommodationGuests.accept({ bookingId: booked.party.bookingId });
    expect((await add(adult({ name: 'Dan Lima' }), booked.party.second, bia.client)).guests).toMatchObject([
      { name: 'Bia Rocha', isLoggedUser: true, isRemovable: true },
      { name: 'Dan Lima', isInvited: true },
    ]);
  });

  test('by the main guest who accepted, no longer by the holder or a guest of another room (GST-25, PD-57)', async () => {
    const bia = await accepted({ isRoomMainGuest: true });
    expect(await codes(booked.party.holder.client, booked.party.second, bia.rowId)).toEqual(['FORBIDDEN']);
    expect(await codes(bia.client, booked.party.first, await holderId())).toEqual(['FORBIDDEN']);
    expect(await namesIn(booked.party.second)).toEqual(['Bia Rocha']);
  });

  test('and an additional guest who accepted is still removed by the main guest (GST-08, GST-25)', async () => {
    const bia = await accepted({}, booked.party.first);
    expect((await remove(bia.rowId)).guests).toHaveLength(1);
    expect(await codeOf(bia.client.accommodationGuests.accept({ bookingId: booked.party.bookingId }))).toBe(
      'INVITATION_NOT_FOUND',
    );
  });

  test('and a main guest who accepted gives the room over in one step alone (GST-19, GST-25)', async () => {
    const bia = await accepted({ isRoomMainGuest: true });
    const own = { ...adult({ email: bia.email }), isRoomMainGuest: false };
    const at = { room: booked.party.second, client: bia.client };
    expect(await codeOf(change(bia.rowId, own, 2, at))).toBe('INVITE_ACCOMMODATION_WITHOUT_MAIN_GUEST');
    const { guests } = await add(adult({ name: 'Dan Lima' }), booked.party.second, bia.client);
    const dan = guests[1]?.guestUserId ?? '';
    // Whoever has left the room does not see its guests any more.
    expect(await remove(bia.rowId, { newMainGuestUserId: dan }, at)).toEqual({
      accommodationId: booked.party.second,
      guests: [],
    });
    expect(await stored()).toContainEqual(expect.objectContaining({ name: 'Dan Lima', isMain: true }));
    // Dan has not accepted: until then the holder is responsible for the room.
    await change(dan, adult({ name: 'Daniel Lima', isRoomMainGuest: true }), 2, {
      room: booked.party.second,
    });
  });

  test.each<BookingStatus>(['CANCELED', 'CONCLUDED', 'NO_SHOW'])(
    'never once the booking is %s (GST-05)',
    async status => {
      await setBooking(hotel.gateway, booked.party.bookingId, { status });
      expect(await codesOfHolder()).toEqual(['GUESTS_NOT_CHANGEABLE']);
    },
  );

  test('never once the stay has passed without its guests (GST-05)', async () => {
    const ended = new Date(hotel.gateway.clock.now().getTime() - 1);
    await setBooking(hotel.gateway, booked.party.bookingId, { endsAt: ended, startsAt: new Date(0) });
    expect(await codesOfHolder()).toEqual(['GUESTS_NOT_CHANGEABLE']);
  });

  test('never in a room that was checked in or given up (GST-05)', async () => {
    const setRoom = (set: Partial<typeof accommodations.$inferInsert>) =>
      hotel.db.update(accommodations).set(set).where(eq(accommodations.id, booked.party.first));
    await setRoom({ leftAt: hotel.gateway.clock.now() });
    expect(await codesOfHolder()).toEqual(['GUESTS_NOT_CHANGEABLE']);
    await setRoom({ leftAt: null, checkedInAt: hotel.gateway.clock.now() });
    expect(await codesOfHolder()).toEqual(['GUESTS_NOT_CHANGEABLE']);
  });

  test('only by adding to the other rooms while the booking is in progress (GST-05, GST-06)', async () => {
    const bia = adult({ isRoomMainGuest: true });
    const { guests } = await add(bia, booked.party.second);
    const id = guests[0]?.guestUserId ?? '';
    await setBooking(hotel.gateway, booked.party.bookingId, { status: 'IN_PROGRESS' });
    const at = { room: booked.party.second };
    expect(await codeOf(change(id, { ...bia, name: 'Bi Rocha' }, 1, at))).toBe('GUESTS_NOT_CHANGEABLE');
    expect(await codeOf(remove(id, {}, at))).toBe('GUESTS_NOT_CHANGEABLE');
    const dan = adult({ name: 'Dan Lima' });
    const second = (...of: GuestForm[]) => draft([{ accommodationId: booked.party.second, guests: of }]);
    expect(await codeOf(second({ ...dan, isRoomMainGuest: true }))).toBe('GUESTS_NOT_CHANGEABLE');
    expect((await second(bia, dan)).accommodations[0]?.guests).toMatchObject([
      { name: 'Bia Rocha', isRemovable: false },
      { name: 'Dan Lima', isRemovable: false },
    ]);
  });

  test('of a partner’s booking only from the opening of check-in on (BKG-35, CHK-12)', async () => {
    await setBooking(hotel.gateway, booked.party.bookingId, { channel: 'PARTNER' });
    expect(await codesOfHolder()).toEqual(['BOOKING_OF_PARTNER']);
    const client = await clientAt(hotel, booked.party.holder, '2026-12-09T19:00:00-03:00');
    expect((await add(adult(), booked.party.first, client)).guests).toHaveLength(2);
  });
});
