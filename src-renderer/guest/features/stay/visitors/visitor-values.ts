import type {
  NewVisitor,
  VisitableRoom,
  VisitorDocumentType,
  VisitorType,
} from '#shared/contract/visitors.ts';
import type { VisitedStay } from '#shared/rules/visit-slots.ts';

/** The form of a visitor while it is filled in; an empty text means "not chosen". */
export type VisitorValues = {
  /** The key of a room, see `roomKey`. */
  room: string;
  fullName: string;
  nickname: string;
  documentType: VisitorDocumentType;
  document: string;
  visitorType: VisitorType;
  visitDate: string;
  startTime: string;
  endTime: string;
};

type Numbered = Pick<VisitableRoom, 'bookingId' | 'room'>;

/**
 * Two bookings may have rooms of one number, in two hotels. The only room of a booking is known by it alone: its number
 * may be told, or exchanged for another one, while the form is open (BKG-14, PD-65).
 */
export function roomKey({ bookingId, room }: Numbered, rooms: readonly Numbered[]): string {
  const isOnly = rooms.filter(one => one.bookingId === bookingId).length === 1;
  return isOnly ? bookingId : `${bookingId} ${room ?? ''}`;
}

/** What an empty form begins with: the only room is chosen already. */
export function emptyValues(rooms: readonly VisitableRoom[]): VisitorValues {
  const [only] = rooms;
  return {
    room: only && rooms.length === 1 ? roomKey(only, rooms) : '',
    fullName: '',
    nickname: '',
    documentType: 'CPF',
    document: '',
    visitorType: 'GUEST',
    visitDate: '',
    startTime: '',
    endTime: '',
  };
}

/** What is sent of a form for one of these rooms. The only one goes without its number, which may be exchanged by now. */
export function toNewVisitor(
  { room: _key, ...values }: VisitorValues,
  { bookingId, room }: Numbered,
  rooms: readonly Numbered[],
): NewVisitor {
  return { ...values, bookingId, room: rooms.length === 1 ? null : room };
}

/** What the times of a visit to a room depend on. */
export function stayOf({ checkInDate, checkOutDate, buildingTimezone }: VisitableRoom): VisitedStay {
  return {
    arrival: new Date(checkInDate),
    departure: new Date(checkOutDate),
    timeZone: buildingTimezone,
  };
}
