import { beforeEach } from 'vitest';
import { toAccommodationGuests } from '#gateway/domain/booking/view/guest-view.ts';
import { viewBooking } from '#gateway/store/booking-view-store.ts';
import type { GuestForm } from '#shared/contract/guest/accommodation-guests.ts';
import type { FreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { adult, storedGuests, versionOf } from './room-forms.ts';
import { type Stay, scenario } from './scenario.ts';
import { newGuest } from './small-hotel.ts';

type At = { room?: number; client?: Client };

export function openRooms(hotel: FreshHotel) {
  let current: Stay | undefined;
  const party = (): Stay => {
    if (!current) throw new Error('the rooms are booked by the first test');
    return current;
  };
  beforeEach(async () => {
    current = await scenario(hotel, await newGuest(hotel.gateway)).twoRooms();
  });
  const inRoom = (room: number) => ({ bookingId: party().bookingId, accommodationId: String(room) });
  const callsOf = (client: Client = party().holder.client) => client.accommodationGuests;

  const add = (body: GuestForm, room = party().first, client?: Client) =>
    callsOf(client).add({ params: inRoom(room), body });
  const change = (
    guestUserId: string,
    guest: GuestForm,
    version: number,
    { room = party().first, client }: At = {},
  ) => callsOf(client).change({ params: { ...inRoom(room), guestUserId }, body: { guest, version } });
  const remove = (
    guestUserId: string,
    query: { newMainGuestUserId?: string } = {},
    { room = party().first, client }: At = {},
  ) => callsOf(client).remove({ params: { ...inRoom(room), guestUserId }, query });
  const draft = (
    accommodations: { accommodationId: number; guests: GuestForm[] }[],
    { version, client }: { version?: number; client?: Client } = {},
  ) =>
    callsOf(client).invite({
      bookingId: party().bookingId,
      accommodations,
      ...(version !== undefined && { version }),
    });

  const stored = () => storedGuests(hotel.gateway, party().bookingId);
  const rowIdOf = async (email: string) => (await stored()).find(row => row.email === email)?.id ?? '';

  return {
    get party() {
      return party();
    },
    set party(other: Stay) {
      current = other;
    },
    add,
    change,
    remove,
    draft,
    stored,
    version: () => versionOf(hotel.gateway, party().bookingId),
    namesIn: async (room: number) =>
      (await stored())
        .filter(row => row.accommodationId === room)
        .map(({ name }) => name)
        .sort(),
    holderId: () => rowIdOf(party().holder.email),
    async seenIn(room: number, { id, email }: { id: string; email: string }) {
      const view = await viewBooking(hotel.db, party().bookingId);
      const seen = view?.rooms.find(one => one.room.id === room);
      if (!view || !seen) throw new Error('no such room');
      const now = hotel.gateway.clock.now();
      const viewed = toAccommodationGuests(view, seen.room, { guestId: id, email }, now);
      return viewed.map(({ name, ...rest }) => [name, rest]);
    },
    async accepted(form: Partial<GuestForm> = {}, room = party().second) {
      const guest = await newGuest(hotel.gateway);
      await add(adult({ email: guest.email, ...form }), room);
      await guest.client.accommodationGuests.accept({ bookingId: party().bookingId });
      return { ...guest, rowId: await rowIdOf(guest.email) };
    },
  };
}
