import type { AppContext } from '#gateway/context.ts';
import { clearanceOf } from '#gateway/domain/booking/check-in/clearance.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import type { Language } from '#gateway/platform/texts.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { findBookingRooms, type RoomFacts } from '#gateway/store/desk-board-store.ts';
import { countStaysBefore, findDeskPeople } from '#gateway/store/desk-booking-store.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import { findPartnerOf } from '#gateway/store/partner-booking-store.ts';
import type { DeskBooking, DeskHolder } from '#shared/contract/staff/desk-booking.ts';
import { dateAt, daysBetween } from '#shared/hotel-time.ts';
import { findBookingLists } from './booking-lists.ts';
import { findDeskMoney } from './booking-money.ts';
import { recordOpening } from './booking-opening.ts';
import { toDeskPeople } from './booking-people.ts';
import { findDeskRooms } from './booking-rooms.ts';
import { findDeskStay } from './desk-stay.ts';
import { identityOf } from './desk-todo.ts';
import { requireDeskHotel } from './hotel-version.ts';

export type PageWanted = { bookingId: string; language: Language };

/** Everything that the desk shows of one booking (FRD-05). The opening is recorded first. Throws NOT_FOUND. */
export async function openDeskBooking(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { bookingId, language }: PageWanted,
): Promise<DeskBooking> {
  const { timeZone, version: hotelVersion } = await requireDeskHotel(app, hotelId);
  const { db } = app.store;
  const view = await findDeskStay(db, { hotelId, bookingId });
  const { booking } = view;
  const now = app.clock.now();
  const facts = await findBookingRooms(db, { bookingId, staffId: actor.staffId });
  await recordOpening(app, actor, { booking, facts, now });
  const moment = { app, hotelId, now: now.getTime(), timeZone, today: dateAt(now, timeZone), language };
  const [people, rooms, money, holder, lists, partner] = await Promise.all([
    findDeskPeople(db, bookingId),
    findDeskRooms(app, view, facts, moment),
    findDeskMoney(db, view),
    findHolder(app, view),
    findBookingLists(db, view, { language, now }),
    findPartnerOf(db, bookingId),
  ]);
  return {
    bookingId,
    locator: booking.locator,
    version: booking.version,
    hotelVersion,
    status: booking.status,
    language: booking.language,
    isOfPartner: booking.channel === 'PARTNER',
    partner,
    isWalkIn: booking.walkIn,
    createdAt: booking.createdAt.toISOString(),
    checkinDate: booking.checkinDate,
    checkoutDate: booking.checkoutDate,
    nights: daysBetween(booking.checkinDate, booking.checkoutDate),
    minorFields: view.hotel.minorFields,
    holder,
    importState: importStateOf(view, facts),
    rooms,
    people: toDeskPeople(view, people),
    money,
    ...lists,
  };
}

async function findHolder(app: AppContext, { booking }: BookingView): Promise<DeskHolder | null> {
  const { guestId, holderLastName, holderEmail, hotelId, startsAt } = booking;
  if (guestId === null) {
    if (holderLastName === null) return null;
    return { name: holderLastName, email: holderEmail, phone: null, hasAccount: false, staysBefore: 0 };
  }
  const { db } = app.store;
  const [guest, staysBefore] = await Promise.all([
    findGuest(db, guestId),
    countStaysBefore(db, { guestId, hotelId, startsAt }),
  ]);
  if (!guest) return null;
  return {
    name: guest.socialName ?? `${guest.firstName} ${guest.lastName}`,
    email: guest.email,
    phone: `+${guest.phoneCode} ${guest.phone}`,
    hasAccount: true,
    staysBefore,
  };
}

/** The decision is waited for once the holder's identity is approved with another last name (SEC-17). */
function importStateOf({ booking }: BookingView, facts: readonly RoomFacts[]): DeskBooking['importState'] {
  if (booking.channel !== 'PARTNER') return null;
  if (booking.guestId === null) return 'NONE';
  if (booking.importAllowedAt !== null) return 'ALLOWED';
  const expected = facts.find(room => room.holderIdentity !== null);
  if (!expected) return 'IMPORTED';
  const holder = identityOf(expected.holderIdentity, expected.holder);
  return clearanceOf(holder, booking, holder) === 'RECEPTION' ? 'WAITING' : 'IMPORTED';
}
