import type {
  NewVisitor,
  VisitableRoom,
  VisitorDocumentType,
  VisitorType,
} from '#shared/contract/guest/visitors.ts';
import type { VisitedStay } from '#shared/rules/visit-slots.ts';

/** The form values of a visitor; an empty text means "not chosen". */
export type VisitorValues = {
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

/** Two hotels may have rooms of one number; an only room's number may change while the form is open (PD-65). */
export function roomKey({ bookingId, room }: Numbered, rooms: readonly Numbered[]): string {
  const isOnly = rooms.filter(one => one.bookingId === bookingId).length === 1;
  return isOnly ? bookingId : `${bookingId} ${room ?? ''}`;
}

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

export function toVisitedStay({ checkInDate, checkOutDate, buildingTimezone }: VisitableRoom): VisitedStay {
  return {
    arrival: new Date(checkInDate),
    departure: new Date(checkOutDate),
    timeZone: buildingTimezone,
  };
}
