import type { AppContext } from '#gateway/context.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import type { StaffPosition } from '#gateway/domain/staff/staff-request.ts';
import { dayBounds } from '#gateway/domain/stay/spaces/reservable-times.ts';
import { greetingName } from '#gateway/mail/mail.ts';
import type { Language } from '#gateway/platform/texts.ts';
import {
  cancelDeskReservation,
  findDeskReservation,
  findSpacesWithin,
  type StoredDeskReservation,
} from '#gateway/store/desk-space-store.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { DeskReservation, DeskSpace } from '#shared/contract/staff/desk-spaces.ts';
import { AppError } from '#shared/errors.ts';
import { dateAt, type LocalDate } from '#shared/hotel-time.ts';
import { placesOf } from '#shared/rules/space-hours.ts';
import { rejectFarDay } from './desk-day.ts';
import { listOpening } from './list-opening.ts';
import { inRecordedAct } from './recorded-act.ts';
import { toShortName } from './short-names.ts';

type Place = Pick<StaffPosition, 'hotelId' | 'timeZone'>;

/** Throws BAD_REQUEST for a day too far away. */
export function listDeskSpaces(
  app: AppContext,
  actor: Actor,
  { hotelId, timeZone }: Place,
  { day: wanted, language }: { day: LocalDate | undefined; language: Language },
): Promise<{ day: LocalDate; today: LocalDate; spaces: DeskSpace[] }> {
  return inRecordedAct(app, actor, async tx => {
    const today = dateAt(app.clock.now(), timeZone);
    const day = wanted ?? today;
    rejectFarDay(today, day, 'day');
    const found = await findSpacesWithin(tx, { hotelId, ...dayBounds(day, timeZone) });
    const spaces = found.spaces.map(space => ({
      id: space.id,
      name: space.name[language],
      places: placesOf(space),
      reservations: found.reservations
        .filter(({ reservation }) => reservation.spaceId === space.id)
        .map(toReservation),
    }));
    return {
      result: { day, today, spaces },
      entry: await listOpening(tx, app, actor, {
        act: 'SPACES_OPENED',
        hotelId,
        of: { date: day },
        count: found.reservations.length,
      }),
    };
  });
}

/** The guest is told by e-mail, with the message. Throws NOT_FOUND, SPACE_RESERVATION_CHANGED. */
export function cancelSpaceAtDesk(
  app: AppContext,
  actor: Actor,
  { hotelId }: Pick<Place, 'hotelId'>,
  { id, message }: { id: string; message: string },
): Promise<DeskReservation> {
  return inRecordedAct(app, actor, async tx => {
    const before = await requireReservation(tx, { hotelId, id });
    const now = app.clock.now();
    if (!(await cancelDeskReservation(tx, { hotelId, id }, { message, now })))
      throw new AppError('SPACE_RESERVATION_CHANGED', 'it is over, or was canceled');
    await queueCancelMail(app, tx, before, message);
    const result = toReservation(await requireReservation(tx, { hotelId, id }));
    const { bookingId } = result;
    return {
      result,
      entry: { act: 'SPACE_CANCELED', hotelId, bookingId, details: { reservationId: id } },
    };
  });
}

/** Sent whatever the guest's e-mail settings: it is about the stay. */
async function queueCancelMail(
  app: AppContext,
  tx: Transaction,
  { reservation, space, hotel }: StoredDeskReservation,
  message: string,
): Promise<void> {
  const guest = await findGuest(tx, reservation.guestId);
  if (!guest) return;
  const language: Language = guest.preferredLanguage === 'PORTUGUESE' ? 'pt' : 'en';
  await app.mailer.queue(tx, {
    kind: 'SPACE_CANCELED',
    to: guest.email,
    language,
    bookingId: reservation.bookingId,
    space: {
      guestName: greetingName(guest),
      hotelName: hotel.name,
      timeZone: hotel.timeZone,
      name: space.name[language],
      startsAt: reservation.startsAt,
      message,
    },
  });
}

async function requireReservation(
  tx: Transaction,
  wanted: { hotelId: string; id: string },
): Promise<StoredDeskReservation> {
  const found = await findDeskReservation(tx, wanted);
  if (!found) throw new AppError('NOT_FOUND', 'the hotel has no such reservation');
  return found;
}

function toReservation({ reservation, room, ...guest }: StoredDeskReservation): DeskReservation {
  return {
    id: reservation.id,
    spaceId: reservation.spaceId,
    bookingId: reservation.bookingId,
    room,
    guestName: toShortName(guest),
    startsAt: reservation.startsAt.toISOString(),
    endsAt: reservation.endsAt.toISOString(),
    canceledAt: reservation.canceledAt?.toISOString() ?? null,
    message: reservation.cancelMessage,
  };
}
