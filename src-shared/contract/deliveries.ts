import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from './failures.ts';
import { done, id, isoInstant, personText } from './schemas.ts';

export const deliveryTypeId = z.enum(['DELIVERY', 'POST_OFFICE', 'OTHER']);
export type DeliveryTypeId = z.infer<typeof deliveryTypeId>;

/** A kind of delivery, by its name in the guest's language. */
export const deliveryType = z.object({ id: deliveryTypeId, type: z.string() });
export type DeliveryType = z.infer<typeof deliveryType>;

/** In characters. */
export const DELIVERY_LENGTHS = { description: 200, deliveryCode: 40, comments: 200 } as const;

/** A delivery to the hotel for a guest (DLV-02). */
export const delivery = z.object({
  id,
  type: deliveryType,
  description: z.string(),
  deliveryCode: z.nullable(z.string()),
  registrationBy: z.enum(['GUEST', 'RECEPTION']),
  /** The reception's note on its place. */
  comments: z.nullable(z.string()),
  registrationDate: isoInstant,
  /** The arrival at the reception; null until then. */
  arrivalDate: z.nullable(isoInstant),
  /** The guest's confirmation; null until then. */
  receivedDate: z.nullable(isoInstant),
  buildingName: z.string(),
  buildingTimezone: z.string(),
});
export type Delivery = z.infer<typeof delivery>;

/** The lists of deliveries: expected and waiting ones, and received ones. */
export const deliveryStatus = z.enum(['active', 'inactive']);
export type DeliveryStatus = z.infer<typeof deliveryStatus>;

/** The room that a guest stays in now, as a courier needs it. */
export const deliveryAddress = z.object({
  buildingName: z.string(),
  /** Lines of the postal address; empty if the hotel has not given its address. */
  address: z.array(z.string()),
  /** Its number, from the start of the stay (PD-64). */
  room: z.nullable(z.string()),
});

export type DeliveryAddress = z.infer<typeof deliveryAddress>;

export const DELIVERY_PAGE_LENGTH = 30;

/** One page of a list, with the delivery address. */
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

/**
 * GET booking-delivery/{status} (APS-13): the guest's own, a page at a time; waiting at the reception first, then the
 * latest. DELIVERY_NOT_FOUND if `after` is not on the list any more: the list begins again.
 */
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

/** GET booking-delivery/delivery-type (APS-16). */
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

/**
 * POST booking-delivery/delivery (APS-15): for guests who stay in a hotel now. The same key returns the first response.
 */
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

/**
 * DELETE booking-delivery/delivery/{id}: withdraws the guest's registration while it is on its way; DELIVERY_ARRIVED
 * once it has arrived or was received.
 */
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
