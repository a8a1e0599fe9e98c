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

/** Two bookings may have rooms of one number, in two hotels. */
export const roomKey = ({ bookingId, room }: Pick<VisitableRoom, 'bookingId' | 'room'>) =>
  `${bookingId} ${room}`;

/** What an empty form begins with: the only room is chosen already. */
export function emptyValues(rooms: readonly VisitableRoom[]): VisitorValues {
  const [only] = rooms;
  return {
    room: only && rooms.length === 1 ? roomKey(only) : '',
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

/** What is sent of a form for this room. */
export function toNewVisitor(
  { room: _key, ...values }: VisitorValues,
  { bookingId, room }: Pick<VisitableRoom, 'bookingId' | 'room'>,
): NewVisitor {
  return { ...values, bookingId, room };
}

/** What the times of a visit to a room depend on. */
export function stayOf({ checkInDate, checkOutDate, buildingTimezone }: VisitableRoom): VisitedStay {
  return {
    arrival: new Date(checkInDate),
    departure: new Date(checkOutDate),
    timeZone: buildingTimezone,
  };
}
