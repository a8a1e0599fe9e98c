import * as z from 'zod/mini';
import { parseTypedDate } from '#renderer/platform/forms/typed-date.ts';
import { currentLanguage } from '#renderer/platform/i18n/language.ts';
import { bedType } from '#shared/contract/guest/bookings.ts';
import { channelName, partnerReference } from '#shared/contract/hotel/booking.ts';
import { emailAddress } from '#shared/contract/schemas.ts';
import { MAX_CHILD_AGE, MAX_CHILDREN_PER_ROOM } from '#shared/policies.ts';
import { isPersonName, NAME_LENGTHS } from '#shared/rules/person-name.ts';
import { parseCents } from '../shared/money/money-typed.ts';
import { agesOf, toChannel } from './to-partner-booking.ts';

const required = { error: 'required' };

const date = z.string().check(
  z.minLength(1, { ...required, abort: true }),
  z.refine(typed => parseTypedDate(typed, currentLanguage()) !== null, { error: 'date.invalid' }),
);

const room = z.object({
  roomTypeId: z.string().check(z.minLength(1, required)),
  adults: z.string(),
  ages: z.string().check(
    z.refine(
      typed => {
        const ages = agesOf(typed);
        return ages.length <= MAX_CHILDREN_PER_ROOM && ages.every(age => age >= 0 && age <= MAX_CHILD_AGE);
      },
      { error: 'ages.invalid' },
    ),
  ),
  hasPet: z.boolean(),
  hasCrib: z.boolean(),
  bedType,
  total: z.string().check(z.refine(typed => parseCents(typed) !== null, { error: 'total.invalid' })),
});

/** Messages are keys of this feature's texts. */
export const partnerBookingSchema = z.object({
  channel: z.string().check(
    z.minLength(1, { ...required, abort: true }),
    z.refine(typed => channelName.safeParse(toChannel(typed)).success, { error: 'channel.invalid' }),
  ),
  reference: z.string().check(
    z.trim(),
    z.minLength(1, { ...required, abort: true }),
    z.refine(typed => partnerReference.safeParse(typed).success, { error: 'reference.invalid' }),
  ),
  lastName: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { ...required, abort: true }),
      z.maxLength(NAME_LENGTHS.lastName, { error: 'tooLong' }),
      z.refine(isPersonName, { error: 'name.characters' }),
    ),
  email: z.string().check(
    z.refine(typed => typed.trim() === '' || emailAddress.safeParse(typed).success, {
      error: 'email.invalid',
    }),
  ),
  language: z.enum(['pt', 'en']),
  checkin: date,
  checkout: date,
  rooms: z.array(room),
});
