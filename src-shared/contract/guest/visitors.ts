import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { isVisitorName } from '../../rules/visitor-details.ts';
import { failures } from '../failures.ts';
import { done, id, isoInstant, localDate, personName } from '../schemas.ts';

/** Letters and digits of which each stands for 5 random bits, without those that are mistaken for others. */
export const invitationCode = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{16}$/));

/** Hotel-local time on a 24-hour clock, `18:30`. */
export const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const visitorDocumentType = z.enum(['CPF', 'PASSPORT']);
export type VisitorDocumentType = z.infer<typeof visitorDocumentType>;

export const visitorType = z.enum(['GUEST', 'SERVICE_PROVIDER']);
export type VisitorType = z.infer<typeof visitorType>;

export const visitor = z.object({
  invitationCode,
  bookingId: id,
  /** The room's number; null before the arrival: until then the room may be exchanged for another one (BKG-14, PD-65). */
  room: z.nullable(z.string()),
  fullName: z.string(),
  nickname: z.string(),
  documentType: visitorDocumentType,
  /** Masked except its last three characters. */
  document: z.string(),
  visitorType,
  visitDate: localDate,
  startTime: timeOfDay,
  endTime: timeOfDay,
  buildingName: z.string(),
  buildingTimezone: z.string(),
  invitationUrl: z.string(),
  /** HIDDEN is no longer in the host's list; the visitor is still let in (VIS-05). */
  visibility: z.enum(['VISIBLE', 'HIDDEN']),
});
export type Visitor = z.infer<typeof visitor>;

/** The next one first; no hidden ones (APS-22). */
export const list = oc
  .route({
    method: 'GET',
    path: '/visitor-invitations',
    operationId: 'listVisitors',
    tags: ['Visitors'],
    summary: "Visitors of the guest's rooms",
  })
  .errors(failures('UNAUTHORIZED'))
  .output(z.array(visitor));

export const visitableRoom = z.object({
  /** Its number; null before the arrival (BKG-14), if it is the guest's only room. */
  room: z.nullable(z.string()),
  bookingId: id,
  /** Arrival and departure, hotel-local. */
  checkInDate: isoInstant,
  checkOutDate: isoInstant,
  /** Days that have their visitor already; each means the day of its 13:00 UTC (VIS-12). */
  unavailableDates: z.array(localDate),
  buildingName: z.string(),
  buildingTimezone: z.string(),
});
export type VisitableRoom = z.infer<typeof visitableRoom>;

/** Several rooms are distinguished by their numbers alone: those without one are left out until the arrival. */
export const availability = oc
  .route({
    method: 'GET',
    path: '/visitor-invitations/availability',
    operationId: 'listVisitableRooms',
    tags: ['Visitors'],
    summary: 'Rooms that visitors can be invited to, and the days that are taken',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(z.array(visitableRoom));

export const find = oc
  .route({
    method: 'GET',
    path: '/visitor-invitations/{id}',
    operationId: 'findVisitor',
    tags: ['Visitors'],
    summary: "One visitor of the guest's rooms",
  })
  .errors(failures('UNAUTHORIZED', 'VISITOR_NOT_FOUND'))
  .input(z.object({ id: invitationCode }))
  .output(visitor);

/** In characters. */
export const VISITOR_NAME_LENGTHS = { fullName: 100, nickname: 40 } as const;

const visitorName = (max: number) =>
  personName(max).check(z.refine(isVisitorName, { error: 'name.onlyLetters' }));

/** Body of POST visitor-invitations (APS-25). The document is checked by its type's rules (VIS-08, VIS-09). */
export const newVisitor = z.object({
  bookingId: id,
  /** Not needed if the guest has one room of the booking. */
  room: z.nullish(z.string().check(z.regex(/^[A-Za-z0-9 -]{1,16}$/))),
  fullName: visitorName(VISITOR_NAME_LENGTHS.fullName),
  nickname: visitorName(VISITOR_NAME_LENGTHS.nickname),
  documentType: visitorDocumentType,
  document: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
  visitorType,
  visitDate: localDate,
  startTime: timeOfDay,
  endTime: timeOfDay,
});
export type NewVisitor = z.infer<typeof newVisitor>;

/** A repeated visitor for the same time returns the first one (APS-25). */
export const create = oc
  .route({
    method: 'POST',
    path: '/visitor-invitations',
    operationId: 'inviteVisitor',
    tags: ['Visitors'],
    successStatus: 201,
    summary: 'Invite a visitor to a room',
  })
  .errors(
    failures(
      'UNAUTHORIZED',
      'BOOKING_NOT_FOUND',
      'STAY_NOT_IN_PROGRESS',
      'VISIT_DAY_TAKEN',
      'VISIT_TIME_NOT_ALLOWED',
      'DOCUMENT_INVALID',
      'TOO_MANY_REQUESTS',
    ),
  )
  .input(newVisitor)
  .output(visitor);

/** The day is free again unless the visit had begun (APS-26, PD-72). */
export const remove = oc
  .route({
    method: 'DELETE',
    path: '/visitor-invitations/{id}',
    operationId: 'deleteVisitor',
    tags: ['Visitors'],
    summary: 'Take an invitation back',
  })
  .errors(failures('UNAUTHORIZED', 'VISITOR_NOT_FOUND'))
  .input(z.object({ id: invitationCode }))
  .output(done);

/** PATCH visitor-invitations/{id} (APS-27): takes a visitor out of the list for good; access remains (VIS-05). */
export const hide = oc
  .route({
    method: 'PATCH',
    path: '/visitor-invitations/{id}',
    operationId: 'hideVisitor',
    tags: ['Visitors'],
    summary: 'Take a visitor out of the list',
  })
  .errors(failures('UNAUTHORIZED', 'VISITOR_NOT_FOUND'))
  .input(z.object({ id: invitationCode, visibility: z.literal('HIDDEN') }))
  .output(visitor);

/** An invitation as the visitor sees it: of the host nothing but the hotel (VIS-22). */
export const publicInvitation = z.object({
  invitationCode,
  fullName: z.string(),
  /** Masked except its last three characters (PD-12). */
  document: z.string(),
  visitDate: localDate,
  startTime: timeOfDay,
  endTime: timeOfDay,
  buildingCode: z.string(),
  buildingName: z.string(),
  buildingTimezone: z.string(),
  address: z.array(z.string()),
  location: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  mapUrl: z.nullable(z.string()),
  invitationUrl: z.string(),
});
export type PublicInvitation = z.infer<typeof publicInvitation>;

/** Without signing in. INVITATION_NOT_FOUND for unknown, deleted and expired codes alike (VIS-25). */
export const findPublic = oc
  .route({
    method: 'GET',
    path: '/visitor-invitations/public/{code}',
    operationId: 'findPublicInvitation',
    tags: ['Visitors'],
    summary: 'An invitation by its code, for the visitor',
  })
  .errors(failures('INVITATION_NOT_FOUND', 'TOO_MANY_REQUESTS'))
  .input(z.object({ code: z.string().check(z.maxLength(64)) }))
  .output(publicInvitation);
