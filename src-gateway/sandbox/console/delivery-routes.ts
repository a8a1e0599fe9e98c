import type { RouteOptions } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#gateway/context.ts';
import { receiveExpected, receiveUnexpected } from '#gateway/domain/stay/deliveries/reception-deliveries.ts';
import { isStorableText } from '#gateway/server/http/json-body.ts';
import { DELIVERY_LENGTHS, deliveryTypeId } from '#shared/contract/guest/deliveries.ts';
import { form, page, resultAt } from './console-form.ts';
import { deliveriesPage } from './pages/deliveries-page.ts';

const PATH = '/console/deliveries';
/** Two texts of 200 characters each, with up to nine bytes a character on the wire. */
const FORM_BYTES = 8_192;

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(text => isStorableText(text) && !/\p{Cc}/u.test(text));

const ifAny = (max: number) => line(max).transform(text => (text === '' ? null : text));

const arrival = z.object({ id: z.uuid(), comments: ifAny(DELIVERY_LENGTHS.comments) });

const parcel = z.object({
  /** The room's stay and its guest, as the select names them. */
  receiver: z.string().regex(/^\d{1,15}:[0-9a-f-]{36}$/),
  type: deliveryTypeId,
  description: line(DELIVERY_LENGTHS.description).min(1),
  deliveryCode: ifAny(DELIVERY_LENGTHS.deliveryCode),
  comments: ifAny(DELIVERY_LENGTHS.comments),
  formId: z.uuid(),
});

export function consoleDeliveryRoutes(app: AppContext): RouteOptions[] {
  return [
    page(PATH, query => deliveriesPage(app, query)),
    form(`${PATH}/arrived`, fields => markAsArrived(app, fields), FORM_BYTES),
    form(PATH, fields => registerParcel(app, fields), FORM_BYTES),
  ];
}

const toHotelQuery = (fields: URLSearchParams) => ({ hotel: fields.get('hotel')?.slice(0, 64) ?? '' });

async function markAsArrived(app: AppContext, fields: URLSearchParams): Promise<string> {
  const given = arrival.safeParse(Object.fromEntries(fields));
  if (!given.success) return resultAt(PATH, { problem: 'delivery-unclear' }, toHotelQuery(fields));
  const isNew = await receiveExpected(app, given.data.id, given.data.comments);
  return resultAt(
    PATH,
    isNew ? { done: 'delivery-arrived' } : { problem: 'delivery-settled' },
    toHotelQuery(fields),
  );
}

async function registerParcel(app: AppContext, fields: URLSearchParams): Promise<string> {
  const given = parcel.safeParse(Object.fromEntries(fields));
  if (!given.success) return resultAt(PATH, { problem: 'delivery-unclear' }, toHotelQuery(fields));
  const { receiver, ...rest } = given.data;
  const [accommodationId = '', guestId = ''] = receiver.split(':');
  const ids = z.object({ accommodationId: z.coerce.number(), guestId: z.uuid() });
  const to = ids.safeParse({ accommodationId, guestId });
  const isRegistered = to.success && (await receiveUnexpected(app, { ...rest, ...to.data }));
  return resultAt(
    PATH,
    isRegistered ? { done: 'delivery-arrived' } : { problem: 'delivery-no-guest' },
    toHotelQuery(fields),
  );
}
