import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { visitorDocumentType, visitorType } from '../guest/visitors.ts';
import { id, isoInstant, localDate } from '../schemas.ts';
import { deskRoles, inHotel } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

/**
 * EXPECTED: to come. INSIDE: let in. OVERDUE: let in, and the time has passed. LEFT: gone. MISSED: the time passed without
 * them. CLOSED: the room that they visit was left.
 */
export const visitStates = ['OVERDUE', 'INSIDE', 'EXPECTED', 'LEFT', 'MISSED', 'CLOSED'] as const;
export const visitState = z.enum(visitStates);
export type VisitState = z.infer<typeof visitState>;

export const deskVisitor = z.object({
  id,
  bookingId: id,
  room: z.string(),
  /** First name and initial of the guest who invited them. */
  host: z.string(),
  fullName: z.string(),
  visitorType,
  documentType: visitorDocumentType,
  /** But for its last signs masked: enough to compare it with the document in hand. */
  document: z.string(),
  state: visitState,
  startsAt: isoInstant,
  endsAt: isoInstant,
  arrivedAt: z.nullable(isoInstant),
  leftAt: z.nullable(isoInstant),
});
export type DeskVisitor = z.infer<typeof deskVisitor>;

/** Visitors of a day, and of any day those who were let in and have not left. Without a day it is the hotel's today. */
export const list = staffCall({ roles: deskRoles, act: 'VISITORS_OPENED', isPolled: true })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/visitors',
    operationId: 'listDeskVisitors',
    tags: ['Visitors'],
    summary: 'Visitors of a day',
  })
  .errors(hotelFailures('BAD_REQUEST'))
  .input(z.object({ ...inHotel, day: z.optional(localDate) }))
  .output(z.object({ day: localDate, today: localDate, visitors: z.array(deskVisitor) }));

/** On the day of the visit until its end. VISITOR_CHANGED with `details.state` in any other state. */
export const arrive = staffCall({ roles: deskRoles, act: 'VISITOR_ARRIVED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/visitors/{id}/arrived',
    operationId: 'letVisitorIn',
    tags: ['Visitors'],
    summary: 'A visitor is let in',
  })
  .errors(hotelFailures('NOT_FOUND', 'VISITOR_CHANGED'))
  .input(z.object({ ...inHotel, id }))
  .output(deskVisitor);

export const leave = staffCall({ roles: deskRoles, act: 'VISITOR_LEFT' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/visitors/{id}/left',
    operationId: 'seeVisitorLeave',
    tags: ['Visitors'],
    summary: 'A visitor has left',
  })
  .errors(hotelFailures('NOT_FOUND', 'VISITOR_CHANGED'))
  .input(z.object({ ...inHotel, id }))
  .output(deskVisitor);

/** Takes the last of the two steps back, where it is still the one that the person saw. */
export const undo = staffCall({ roles: deskRoles, act: 'VISITOR_UNDONE' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/visitors/{id}/undo',
    operationId: 'undoVisitorStep',
    tags: ['Visitors'],
    summary: 'An arrival or a departure of a visitor was entered by mistake',
  })
  .errors(hotelFailures('NOT_FOUND', 'VISITOR_CHANGED'))
  .input(z.object({ ...inHotel, id, step: z.enum(['ARRIVED', 'LEFT']) }))
  .output(deskVisitor);
