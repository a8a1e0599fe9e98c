import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from '../failures.ts';
import { done, id, isoInstant, personText } from '../schemas.ts';

export const deliveryTypeId = z.enum(['DELIVERY', 'POST_OFFICE', 'OTHER']);
export type DeliveryTypeId = z.infer<typeof deliveryTypeId>;

export const deliveryType = z.object({ id: deliveryTypeId, type: z.string() });
export type DeliveryType = z.infer<typeof deliveryType>;

/** In characters. */
export const DELIVERY_LENGTHS = { description: 200, deliveryCode: 40, comments: 200 } as const;

export const delivery = z.object({
  id,
  type: deliveryType,
  description: z.string(),
  deliveryCode: z.nullable(z.string()),
  registrationBy: z.enum(['GUEST', 'RECEPTION']),
  comments: z.nullable(z.string()),
  registrationDate: isoInstant,
  arrivalDate: z.nullable(isoInstant),
  receivedDate: z.nullable(isoInstant),
  /** The reception sent it back; left out by gateways without a desk. */
  sentBackDate: z.optional(z.nullable(isoInstant)),
  buildingName: z.string(),
  buildingTimezone: z.string(),
});
export type Delivery = z.infer<typeof delivery>;

export const deliveryStatus = z.enum(['active', 'inactive']);
export type DeliveryStatus = z.infer<typeof deliveryStatus>;

export const deliveryAddress = z.object({
  buildingName: z.string(),
  /** Lines of the postal address; empty if the hotel has no address. */
  address: z.array(z.string()),
  /** Its number, from the start of the stay (PD-64). */
  room: z.nullable(z.string()),
});

export type DeliveryAddress = z.infer<typeof deliveryAddress>;

export const DELIVERY_PAGE_LENGTH = 30;

export const deliveryList = z.object({
  data: z.object({
    registeredDeliveries: z.array(delivery),
    /** `after` of the next page; null on the last one. */
    next: z.nullable(id),
    /** Null for a guest who stays in no room now: nothing new can be registered. */
    deliverTo: z.nullable(deliveryAddress),
  }),
});
export type DeliveryList = z.infer<typeof deliveryList>;

/** Waiting ones first. DELIVERY_NOT_FOUND if `after` is not on the list any more (APS-13). */
export const list = oc
  .route({
    method: 'GET',
    path: '/booking-delivery/{status}',
    operationId: 'listDeliveries',
    tags: ['Deliveries'],
    summary: "The guest's deliveries",
  })
  .errors(failures('UNAUTHORIZED', 'DELIVERY_NOT_FOUND'))
  .input(z.object({ status: deliveryStatus, after: z.optional(id) }))
  .output(deliveryList);

export const types = oc
  .route({
    method: 'GET',
    path: '/booking-delivery/delivery-type',
    operationId: 'listDeliveryTypes',
    tags: ['Deliveries'],
    summary: 'Kinds of delivery',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(z.array(deliveryType));

/** `new_delivery_` plus a generated id, as the key of a booking (PD-10). */
export const deliveryIdempotencyKey = z.string().check(z.regex(/^new_delivery_[A-Za-z0-9-]{16,64}$/));

export const newDelivery = z.object({
  type: deliveryTypeId,
  description: personText(DELIVERY_LENGTHS.description),
  deliveryCode: z.optional(personText(DELIVERY_LENGTHS.deliveryCode)),
});
export type NewDelivery = z.infer<typeof newDelivery>;

/** The same key returns the first response (APS-15). */
export const register = oc
  .route({
    method: 'POST',
    path: '/booking-delivery/delivery',
    operationId: 'registerDelivery',
    tags: ['Deliveries'],
    successStatus: 201,
    inputStructure: 'detailed',
    summary: 'Say that something will be brought to the hotel',
  })
  .errors(failures('UNAUTHORIZED', 'STAY_NOT_IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED', 'TOO_MANY_REQUESTS'))
  .input(z.object({ headers: z.object({ 'x-idempotency-key': deliveryIdempotencyKey }), body: newDelivery }))
  .output(delivery);

/** PUT booking-delivery/delivery/{id} (APS-14): the guest has it; a repeated call changes nothing. */
export const confirm = oc
  .route({
    method: 'PUT',
    path: '/booking-delivery/delivery/{id}',
    operationId: 'confirmDelivery',
    tags: ['Deliveries'],
    summary: 'Confirm that a delivery was received',
  })
  .errors(failures('UNAUTHORIZED', 'DELIVERY_NOT_FOUND'))
  .input(z.object({ id }))
  .output(delivery);

/** DELIVERY_ARRIVED once it has arrived or was received. */
export const withdraw = oc
  .route({
    method: 'DELETE',
    path: '/booking-delivery/delivery/{id}',
    operationId: 'withdrawDelivery',
    tags: ['Deliveries'],
    summary: 'Take back a delivery that will not come',
  })
  .errors(failures('UNAUTHORIZED', 'DELIVERY_NOT_FOUND', 'DELIVERY_ARRIVED'))
  .input(z.object({ id }))
  .output(done);
