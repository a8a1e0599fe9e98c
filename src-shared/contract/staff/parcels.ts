import * as z from 'zod/mini';
import { NAME_LENGTHS } from '../../rules/person-name.ts';
import { hotelFailures } from '../failures.ts';
import { DELIVERY_LENGTHS, deliveryTypeId } from '../guest/deliveries.ts';
import { id, isoInstant, personName, personText } from '../schemas.ts';
import { deskKey, deskRoles, inHotel } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

export const parcelStates = ['ANNOUNCED', 'WAITING', 'HANDED_OVER', 'SENT_BACK'] as const;
export const parcelState = z.enum(parcelStates);
export type ParcelState = z.infer<typeof parcelState>;

export const PARCEL_PAGE_LENGTH = 50;

export const parcel = z.object({
  id,
  bookingId: id,
  room: z.string(),
  /** First name and initial. */
  guestName: z.string(),
  type: deliveryTypeId,
  description: z.string(),
  deliveryCode: z.nullable(z.string()),
  registeredBy: z.enum(['GUEST', 'RECEPTION']),
  /** The place where it waits, or another word for the guest. */
  comments: z.nullable(z.string()),
  state: parcelState,
  announcedAt: isoInstant,
  arrivedAt: z.nullable(isoInstant),
  /** The time of the hand-over, or of the guest's own confirmation in the app. */
  handedOverAt: z.nullable(isoInstant),
  /** Null where the guest confirmed it in the app. */
  handedOverTo: z.nullable(z.string()),
  sentBackAt: z.nullable(isoInstant),
});
export type Parcel = z.infer<typeof parcel>;

/** Announced and waiting ones by age, the others latest first. */
export const list = staffCall({ roles: deskRoles, act: 'PARCELS_OPENED' })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/parcels',
    operationId: 'listParcels',
    tags: ['Parcels'],
    summary: 'Parcels of a hotel in one state',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object({ ...inHotel, state: parcelState, after: z.optional(id) }))
  .output(z.object({ parcels: z.array(parcel), next: z.nullable(id) }));

/** Guests with an account who stay in a room now. */
export const receivers = staffCall({ roles: deskRoles, act: 'PARCELS_OPENED' })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/parcels/receivers',
    operationId: 'listParcelReceivers',
    tags: ['Parcels'],
    summary: 'Guests who can receive a parcel',
  })
  .input(z.object(inHotel))
  .output(
    z.object({
      receivers: z.array(
        z.object({ roomGuestId: id, accommodationId: z.int(), room: z.string(), guestName: z.string() }),
      ),
    }),
  );

const comments = z.optional(personText(DELIVERY_LENGTHS.comments));

/** The guest is told by e-mail. PARCEL_CHANGED with `details.state` once it is in another state. */
export const arrived = staffCall({ roles: deskRoles, act: 'PARCEL_ARRIVED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/parcels/{id}/arrived',
    operationId: 'receiveParcel',
    tags: ['Parcels'],
    summary: 'An announced parcel is at the reception',
  })
  .errors(hotelFailures('NOT_FOUND', 'PARCEL_CHANGED'))
  .input(z.object({ ...inHotel, id, comments }))
  .output(parcel);

/** The same key returns the same parcel. STAY_NOT_IN_PROGRESS for a guest who does not stay in the room. */
export const register = staffCall({ roles: deskRoles, act: 'PARCEL_ARRIVED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/parcels',
    operationId: 'registerParcel',
    tags: ['Parcels'],
    successStatus: 201,
    summary: 'A parcel that nobody announced is at the reception',
  })
  .errors(hotelFailures('STAY_NOT_IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED'))
  .input(
    z.object({
      ...inHotel,
      key: deskKey,
      roomGuestId: id,
      type: deliveryTypeId,
      description: personText(DELIVERY_LENGTHS.description),
      deliveryCode: z.optional(personText(DELIVERY_LENGTHS.deliveryCode)),
      comments,
    }),
  )
  .output(parcel);

export const handOver = staffCall({ roles: deskRoles, act: 'PARCEL_HANDED_OVER' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/parcels/{id}/hand-over',
    operationId: 'handOverParcel',
    tags: ['Parcels'],
    summary: 'Hand a parcel over',
  })
  .errors(hotelFailures('NOT_FOUND', 'PARCEL_CHANGED'))
  .input(z.object({ ...inHotel, id, to: personName(NAME_LENGTHS.firstName + NAME_LENGTHS.lastName + 1) }))
  .output(parcel);

export const sendBack = staffCall({ roles: deskRoles, act: 'PARCEL_SENT_BACK' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/parcels/{id}/send-back',
    operationId: 'sendParcelBack',
    tags: ['Parcels'],
    summary: 'Send a parcel back',
  })
  .errors(hotelFailures('NOT_FOUND', 'PARCEL_CHANGED'))
  .input(z.object({ ...inHotel, id, comments }))
  .output(parcel);
