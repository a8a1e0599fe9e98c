import { newStayLines, type RoomPrice } from '#gateway/domain/booking/prices/stay-lines.ts';
import { type HolderRow, holderRow } from '#gateway/store/holder-row-store.ts';
import type { NewStayLine } from '#gateway/store/stay-store.ts';
import { hashOfToken } from '#gateway/store/token-store.ts';
import type { BookingRow, Desk } from './booking-rows.ts';
import { demoGuests } from './demo-guests.ts';

export type NumberedRoom = { id: number; bookingId: string; roomId: string };

export function demoStayLines(
  prices: readonly { bookingId: string; roomId: string; parts: RoomPrice }[],
  rooms: readonly NumberedRoom[],
): NewStayLine[] {
  return prices.flatMap(({ bookingId, roomId, parts }) => {
    const room = rooms.find(found => found.bookingId === bookingId && found.roomId === roomId);
    return room ? newStayLines(room.id, parts) : [];
  });
}

/** The holder in the first room (PD-60); Rafael has accepted, James has not answered. */
export function demoRoomGuests(
  desk: Desk,
  bookings: readonly BookingRow[],
  rooms: readonly NumberedRoom[],
): HolderRow[] {
  return bookings.flatMap(booking => {
    const holder = demoGuests.find(({ id }) => id === booking.guestId);
    const [first, second] = rooms
      .filter(room => room.bookingId === booking.id)
      .toSorted((one, other) => one.id - other.id);
    if (!holder || !first) return [];
    const hasCome = booking.status === 'IN_PROGRESS' || booking.status === 'CONCLUDED';
    const row = holderRow(named(holder), {
      id: desk.random.uuid(),
      guestId: holder.id,
      bookingId: booking.id,
      accommodationId: first.id,
      now: booking.createdAt,
    });
    const own = hasCome ? { ...row, checkedInAt: booking.startsAt } : row;
    return [own, ...(second ? companions(desk, own, second) : roommates(desk, own))];
  });
}

/** Clara in Rafael's room, who has accepted and not checked in; a child in Sofia's. */
function roommates(desk: Desk, own: HolderRow): HolderRow[] {
  const clara = demoGuests.find(({ email }) => email === 'clara@pernoite.test');
  const rows = { ...own, isMain: false, checkedInAt: null };
  if (own.email === 'rafael@pernoite.test' && clara)
    return [
      {
        ...rows,
        ...namesOf(clara),
        id: desk.random.uuid(),
        guestId: clara.id,
        invitation: 'ACCEPTED',
        invitedBy: own.guestId ?? null,
      },
    ];
  if (own.email === 'sofia@pernoite.test')
    return [
      {
        ...rows,
        id: desk.random.uuid(),
        name: 'Theo Nunes Leite',
        socialName: null,
        email: null,
        guestId: null,
        isMinor: true,
      },
    ];
  return [];
}

function companions(desk: Desk, own: HolderRow, second: NumberedRoom): HolderRow[] {
  const [rafael, james] = ['rafael@pernoite.test', 'james@pernoite.test'].map(email =>
    demoGuests.find(guest => guest.email === email),
  );
  if (!rafael || !james) return [];
  const guest = { isMain: false, invitedBy: own.guestId ?? null } as const;
  const rows = { ...own, ...guest };
  return [
    {
      ...rows,
      ...namesOf(rafael),
      id: desk.random.uuid(),
      guestId: rafael.id,
      invitation: 'ACCEPTED',
    },
    {
      ...rows,
      id: desk.random.uuid(),
      name: 'Tomás Souza',
      socialName: null,
      email: null,
      guestId: null,
      isMinor: true,
      invitedBy: null,
    },
    {
      ...rows,
      ...namesOf(james),
      id: desk.random.uuid(),
      accommodationId: second.id,
      guestId: null,
      isMain: true,
      invitation: 'PENDING',
      // As if it had been sent: a place without a code still waits for its e-mail.
      invitationCodeHash: hashOfToken(`demonstration ${own.bookingId}`),
    },
  ];
}

type DemoGuest = (typeof demoGuests)[number];

const named = ({ socialName = null, ...guest }: DemoGuest) => ({ ...guest, socialName });

const namesOf = (guest: DemoGuest) => ({
  name: `${guest.firstName} ${guest.lastName}`,
  socialName: guest.socialName ?? null,
  email: guest.email,
});

/** Guests who have come have seen the code of the door: otherwise nobody would count as in the room (PD-69). */
export function demoShowings(bookings: readonly BookingRow[], rooms: readonly NumberedRoom[]) {
  return bookings
    .filter(({ status, guestId }) => status === 'IN_PROGRESS' && guestId)
    .flatMap(({ id, guestId, startsAt }) =>
      rooms
        .filter(({ bookingId }) => bookingId === id)
        .map(room => ({
          accommodationId: room.id,
          guestId,
          reason: 'SHOWN' as const,
          place: 'WEB',
          shownAt: startsAt,
        })),
    );
}
