import { z } from 'zod';
import { csvRows } from '#gateway/domain/hotel/import/csv-rows.ts';
import type { Placed, Report } from '#gateway/domain/hotel/import/problems.ts';
import {
  channelName,
  type PartnerBookingBody,
  partnerBookingBody,
  partnerReference,
} from '#shared/contract/hotel/booking.ts';

const wholeNumber = z
  .string()
  .regex(/^\d{1,3}$/, 'must be a whole number')
  .transform(Number);
const yesOrNo = z.enum(['yes', 'no', ''], 'must be yes or no').transform(text => text === 'yes');

/** One line a room: lines with one channel and reference are one booking. Cells may be empty where a default is named. */
const bookingRow = z.object({
  channel: z
    .string()
    .refine(text => channelName.safeParse(text).success, 'must be lower case letters, digits and -'),
  reference: z
    .string()
    .refine(text => partnerReference.safeParse(text).success, 'must be letters, digits, . _ and -'),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  language: z.enum(['pt', 'en', ''], 'must be pt or en').transform(text => text || 'pt'),
  lastName: z.string(),
  email: z.string().transform(text => text || null),
  roomTypeId: z.string(),
  adults: wholeNumber,
  childrenAges: z.string().transform((text, context) => {
    const ages = text.split(/[ ;]+/).filter(age => age !== '');
    if (ages.every(age => /^\d{1,2}$/.test(age))) return ages.map(Number);
    context.addIssue({ code: 'custom', message: 'must be ages with spaces between them' });
    return z.NEVER;
  }),
  hasPet: yesOrNo,
  hasCrib: yesOrNo,
  bedType: z.enum(['DOUBLE', 'SINGLE', ''], 'must be DOUBLE or SINGLE').transform(text => text || 'DOUBLE'),
  total: z
    .string()
    .regex(/^\d{1,8}([.,]\d{1,2})?$/, 'must be an amount such as 1035.00')
    .transform(text => Number(text.replace(',', '.'))),
});
type BookingRow = z.infer<typeof bookingRow>;

/** A booking of the file, at its first line. */
export type FiledBooking = { channel: string; reference: string; body: PartnerBookingBody; line: number };

const SHARED = [
  'checkinDate',
  'checkoutDate',
  'language',
  'lastName',
  'email',
] as const satisfies (keyof BookingRow)[];

/** The bookings of a file; what cannot be read is reported by line. */
export function readBookingFile(file: string, text: string, report: Report): FiledBooking[] {
  const { rows } = csvRows(file, text, bookingRow, report);
  const groups = Map.groupBy(rows, ({ value }) => `${value.channel} ${value.reference}`);
  return [...groups.values()].flatMap(group => toBooking(file, group, report) ?? []);
}

function toBooking(file: string, group: readonly Placed<BookingRow>[], report: Report): FiledBooking | null {
  const [first] = group;
  if (!first) return null;
  const { channel, reference } = first.value;
  for (const { value, line } of group)
    for (const name of SHARED)
      if (value[name] !== first.value[name])
        report(file, line, `${name}: differs from line ${first.line}, which is the same booking`);
  const body = partnerBookingBody.safeParse({
    ...Object.fromEntries(SHARED.map(name => [name, first.value[name]])),
    rooms: group.map(({ value: { roomTypeId, adults, childrenAges, hasPet, hasCrib, bedType, total } }) => ({
      roomTypeId,
      adults,
      childrenAges,
      hasPet,
      hasCrib,
      bedType,
      total,
    })),
  });
  if (body.success) return { channel, reference, body: body.data, line: first.line };
  for (const { path, message } of body.error.issues)
    report(file, first.line, `${path.join('.')}: ${message}`);
  return null;
}
