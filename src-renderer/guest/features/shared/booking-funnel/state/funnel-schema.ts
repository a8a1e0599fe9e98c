import * as z from 'zod/mini';
import { languages } from '#renderer/platform/i18n/language.ts';
import { bedType } from '#shared/contract/guest/bookings.ts';
import { localDate } from '#shared/contract/schemas.ts';
import { parseJson } from '#shared/json.ts';
import { MAX_ROOMS } from '#shared/policies.ts';
import { checkRooms } from '#shared/rules/party.ts';
import type { Funnel } from './flow.ts';
import type { SearchDraft } from './search-draft.ts';

const cents = z.int().check(z.gte(0));
const hour = z.int().check(z.gte(0), z.lte(23));
const line = z.object({ price: cents, taxValue: cents });

const search = z.object({
  hotelId: z.string(),
  checkinDate: localDate,
  checkoutDate: localDate,
  checkinHour: hour,
  checkoutHour: hour,
  rooms: z.array(z.object({ adults: z.int(), children: z.int(), ages: z.array(z.int()), pets: z.int() })),
});

const selectedRoom = z.object({
  selectId: z.string(),
  typeId: z.string(),
  name: z.string(),
  nameIn: z.enum(languages),
  picture: z.nullable(z.string()),
  bedChoice: z.boolean(),
  adults: z.int(),
  children: z.int(),
  childrenAges: z.array(z.int()),
  checkinHour: hour,
  checkoutHour: hour,
  price: z.object({
    total: cents,
    taxValue: cents,
    dates: z.array(z.object({ date: localDate, price: cents, taxValue: cents })),
    checkinSlot: line,
    checkoutSlot: line,
  }),
  nights: z.int(),
  hasPet: z.boolean(),
  hasPetConsent: z.boolean(),
  hasCradle: z.boolean(),
  hasCradleConsent: z.boolean(),
  bedType,
});

const fees = z.nullable(z.object({ pet: line, cradle: line }));

const funnel = z.discriminatedUnion('stage', [
  z.object({ stage: z.literal('idle') }),
  z.object({
    stage: z.literal('choosing'),
    search,
    rooms: z.array(z.nullable(selectedRoom)),
    fees,
    intent: z.nullable(
      z.object({ key: z.string(), paymentId: z.string(), fingerprint: z.string(), sent: z.boolean() }),
    ),
  }),
  z.object({
    stage: z.literal('unpaid'),
    search,
    rooms: z.array(selectedRoom),
    fees,
    booking: z.object({
      bookingId: z.string(),
      locator: z.string(),
      creditsUsed: cents,
      pixId: z.string(),
    }),
  }),
  z.object({
    stage: z.literal('booked'),
    search,
    rooms: z.array(selectedRoom),
    fees,
    walkIn: z.boolean(),
    booking: z.object({
      bookingId: z.string(),
      locator: z.string(),
      status: z.enum(['CONFIRMED', 'PENDING']),
      creditsUsed: cents,
      charged: cents,
      chargedBy: z.exactOptional(z.literal('PIX')),
      paymentDeadline: z.nullable(z.string()),
    }),
  }),
]);

const draft = z.object({
  hotelId: z.nullable(z.string()),
  checkinDate: z.nullable(localDate),
  checkoutDate: z.nullable(localDate),
  checkinHour: hour,
  checkoutHour: hour,
  rooms: z
    .array(
      z.object({ adults: z.int(), children: z.int(), ages: z.array(z.nullable(z.int())), pets: z.int() }),
    )
    .check(z.minLength(1), z.maxLength(MAX_ROOMS)),
});

export function parseFunnel(text: string): Funnel | null {
  const parsed = funnel.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const fits = parsed.data.stage === 'idle' || parsed.data.rooms.length === parsed.data.search.rooms.length;
  return fits ? parsed.data : null;
}

/** Parses a stored search form; null if it does not match the schema. A missing age is valid (SRC-10). */
export function parseDraft(text: string): SearchDraft | null {
  const parsed = draft.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const problems = checkRooms(parsed.data.rooms);
  return problems.every(({ problem }) => problem.key === 'party.ageRequired') ? parsed.data : null;
}
