import type {
  NewVisitor,
  VisitableRoom,
  VisitorDocumentType,
  VisitorType,
} from '#shared/contract/visitors.ts';
import type { VisitedStay } from '#shared/rules/visit-slots.ts';

/** The form values of a visitor; an empty text means "not chosen". */
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
 * Two bookings may have rooms of one number, in two hotels. A booking's only room is identified by the booking: its
 * number may become known, or change, while the form is open (BKG-14, PD-65).
 */
export function roomKey({ bookingId, room }: Numbered, rooms: readonly Numbered[]): string {
  const isOnly = rooms.filter(one => one.bookingId === bookingId).length === 1;
  return isOnly ? bookingId : `${bookingId} ${room ?? ''}`;
}

/** The values of an empty form: an only room is already chosen. */
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

/** The body of a form for one of these rooms. An only room is sent without its number, which may have changed. */
export function toNewVisitor(
  { room: _key, ...values }: VisitorValues,
  { bookingId, room }: Numbered,
  rooms: readonly Numbered[],
): NewVisitor {
  return { ...values, bookingId, room: rooms.length === 1 ? null : room };
}

/** The facts of a room on which the times of a visit depend. */
export function toVisitedStay({ checkInDate, checkOutDate, buildingTimezone }: VisitableRoom): VisitedStay {
  return {
    arrival: new Date(checkInDate),
    departure: new Date(checkOutDate),
    timeZone: buildingTimezone,
  };
}
