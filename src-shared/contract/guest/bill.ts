import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { isCpfOrCnpj } from '../../rules/cpf-cnpj.ts';
import { failures } from '../failures.ts';
import { done, id, isoInstant, localDate, personText, reais } from '../schemas.ts';
import { bookingStatus } from './booking-view.ts';

export const billLineKind = z.enum(['NIGHT', 'CHECKIN', 'CHECKOUT', 'PET', 'CRADLE', 'OVERSTAY']);

/** In reais. */
export const billLine = z.object({
  kind: billLineKind,
  /** The date of a NIGHT; null for all others. */
  date: z.nullable(localDate),
  isBoughtLater: z.boolean(),
  /** Without tax. */
  price: reais,
  tax: reais,
  isReturned: z.boolean(),
});
export type BillLine = z.infer<typeof billLine>;

/** The itemised statement of a stay (BEY-20), in reais; its figures are those of bookings/{id}/values. */
export const bill = z.object({
  bookingId: id,
  locator: z.string(),
  status: bookingStatus,
  hotel: z.object({ name: z.string(), city: z.string(), address: z.array(z.string()), timezone: z.string() }),
  checkinDate: localDate,
  checkoutDate: localDate,
  holderName: z.string(),
  issuedAt: isoInstant,
  /** `subtotal` is the sum of a room's lines, without tax. */
  rooms: z.array(z.object({ type: z.string(), lines: z.array(billLine), subtotal: reais })),
  subtotal: reais,
  taxes: reais,
  total: reais,
  /** PARTNER: at the partner channel that sold the stay. */
  paid: z.array(z.object({ by: z.enum(['CREDITS', 'CARD', 'PIX', 'RECEPTION', 'PARTNER']), amount: reais })),
  due: reais,
  returned: reais,
});
export type Bill = z.infer<typeof bill>;

/** Characters. */
export const BILL_NAME_LENGTH = 80;

/** CPF or CNPJ, with or without separators. */
const taxId = z.string().check(
  z.maxLength(30),
  z.refine(value => isCpfOrCnpj(value), { error: 'taxId.invalid' }),
);

/** The recipient of a bill; both fields are written on it and stored nowhere. Without a name it names the holder. */
export const billRecipient = z.object({
  name: z.optional(personText(BILL_NAME_LENGTH)),
  document: z.optional(taxId),
});
export type BillRecipient = z.infer<typeof billRecipient>;

/** GET bookings/{bookingId}/bill: for the booking's holder; all others get BOOKING_NOT_FOUND (PD-57). */
export const find = oc
  .route({
    method: 'GET',
    path: '/bookings/{bookingId}/bill',
    operationId: 'findBill',
    tags: ['Bill'],
    summary: 'The itemised statement of a stay',
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND'))
  .input(z.object({ bookingId: id }))
  .output(bill);

export const billFile = z.object({
  fileName: z.string(),
  mediaType: z.literal('application/pdf'),
  /** Base64. */
  content: z.string(),
});
export type BillFile = z.infer<typeof billFile>;

/** POST bookings/{bookingId}/bill/pdf: the statement as a file, in the language of accept-language. A few times an hour. */
export const makePdf = oc
  .route({
    method: 'POST',
    path: '/bookings/{bookingId}/bill/pdf',
    operationId: 'makeBillPdf',
    tags: ['Bill'],
    summary: 'The statement of a stay as a PDF',
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND', 'TOO_MANY_REQUESTS'))
  .input(z.extend(billRecipient, { bookingId: id }))
  .output(billFile);

/** EMAIL_NOT_SENT while the mail server does not take it: the typed recipient is not stored, so nothing is queued. */
export const sendByEmail = oc
  .route({
    method: 'POST',
    path: '/bookings/{bookingId}/bill/email',
    operationId: 'sendBill',
    tags: ['Bill'],
    summary: 'Send the statement of a stay by e-mail',
  })
  .errors(
    failures(
      'UNAUTHORIZED',
      'BOOKING_NOT_FOUND',
      'EMAIL_NOT_VERIFIED',
      'EMAIL_NOT_SENT',
      'TOO_MANY_REQUESTS',
    ),
  )
  .input(z.extend(billRecipient, { bookingId: id }))
  .output(done);
