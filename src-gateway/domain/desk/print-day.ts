import type { AppContext } from '#gateway/context.ts';
import { dueOf } from '#gateway/domain/booking/view/booking-view.ts';
import { roomStatus } from '#gateway/domain/booking/view/room-state.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import type { Language } from '#gateway/platform/texts.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { findHotelName, type HolderName, staysOfDay } from '#gateway/store/day-print-store.ts';
import type { PrintedDay, PrintedRoom } from '#shared/contract/staff/day-print.ts';
import { dateAt } from '#shared/hotel-time.ts';
import { rejectFarDay } from './desk-day.ts';
import { notFound } from './desk-stay.ts';
import { inRecordedAct } from './recorded-act.ts';
import { openNotesOf } from './shift-notes.ts';
import { shortGuestName } from './short-names.ts';

/** A hotel's day for paper: rooms by number, names shortened. Throws BAD_REQUEST for a day too far away. */
export function printDay(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { date, language }: { date: string; language: Language },
): Promise<PrintedDay> {
  return inRecordedAct(app, actor, async tx => {
    const now = app.clock.now();
    const hotel = await findHotelName(tx, hotelId);
    if (!hotel) throw notFound();
    rejectFarDay(dateAt(now, hotel.timeZone), date, 'date');
    const { views, holders } = await staysOfDay(tx, { hotelId, date });
    const rooms = views.flatMap(view =>
      view.rooms
        .filter(({ room }) => room.leftAt === null)
        .map(found => toPrintedRoom(view, found, { holder: holders.get(view.booking.id), language })),
    );
    const sorted = rooms.toSorted((a, b) => byNumber.compare(a.room, b.room));
    const result: PrintedDay = {
      hotelId,
      hotelName: hotel.name,
      date,
      printedAt: now.toISOString(),
      timezone: hotel.timeZone,
      arrivals: sorted.filter(room => room.checkinDate === date),
      staying: sorted.filter(room => isStaying(room) && room.checkinDate < date && room.checkoutDate > date),
      departures: sorted.filter(room => isStaying(room) && room.checkoutDate === date),
      notes: await openNotesOf(tx, { hotelId, timeZone: hotel.timeZone }),
    };
    return {
      result,
      entry: { act: 'BOARD_PRINTED', hotelId, bookingId: null, details: { date, rooms: rooms.length } },
    };
  });
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** Tomorrow's sheet has also those who are to come before. */
const isStaying = ({ status }: PrintedRoom) => status === 'IN_PROGRESS' || status === 'CONFIRMED';

function toPrintedRoom(
  view: BookingView,
  { room, number, typeName }: BookingView['rooms'][number],
  { holder, language }: { holder: HolderName | undefined; language: Language },
): PrintedRoom {
  const { booking } = view;
  return {
    locator: booking.locator,
    room: number,
    roomType: typeName[language],
    guestName: guestNameOf(view, room.id, holder),
    status: roomStatus(view, room),
    arrivalHour: room.checkinHour,
    departureHour: room.checkoutHour,
    checkinDate: booking.checkinDate,
    checkoutDate: booking.checkoutDate,
    adults: room.adults,
    childrenAges: room.childrenAges,
    hasPet: room.hasPet,
    hasCradle: room.hasCradle,
    bedType: room.bedType,
    isOfPartner: booking.channel === 'PARTNER',
    dueCents: dueOf(booking),
  };
}

function guestNameOf(
  { booking, guests }: BookingView,
  accommodationId: number,
  holder: HolderName | undefined,
): string | null {
  const main = guests.find(guest => guest.accommodationId === accommodationId && guest.isMain);
  return shortGuestName({
    mainName: main && main.name !== '' ? (main.socialName ?? main.name) : null,
    holder: holder ?? null,
    holderSocialName: holder?.socialName ?? null,
    holderLastName: booking.holderLastName,
  });
}
