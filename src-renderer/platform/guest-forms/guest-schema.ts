import * as z from 'zod/mini';
import { isFullName, isPersonName, NAME_LENGTHS, normalizeName } from '#shared/rules/person-name.ts';
import type { GuestValues } from './guest-values.ts';

const NAME_MAX = NAME_LENGTHS.firstName + NAME_LENGTHS.lastName + 1;
const EMAIL_MAX = 254;

const key = (name: string) => `createOrEditGuestModal.errors.${name}`;

const shortEnough = (max: number) =>
  z.refine<string>(value => normalizeName(value).length <= max, { error: key('tooLong') });
const nameOrEmpty = z.refine<string>(value => normalizeName(value) === '' || isPersonName(value), {
  error: key('nameCharacters'),
});
const emailAddress = z.string().check(z.trim(), z.maxLength(EMAIL_MAX), z.email());

/** The form's rules; messages are keys of the `room-guests` texts (GST-12, GST-13, GST-27). */
export const guestSchema = z
  .object({
    name: z.string().check(
      z.refine(value => value.trim() !== '', { error: key('required') }),
      z.refine(value => value.trim() === '' || isFullName(value), { error: key('sizeName') }),
      nameOrEmpty,
      shortEnough(NAME_MAX),
    ),
    socialName: z.string().check(nameOrEmpty, shortEnough(NAME_LENGTHS.socialName)),
    email: z.string(),
    isRoomMainGuest: z.boolean(),
    isMinor: z.boolean(),
    isSpecialCareRequired: z.boolean(),
  })
  .check(
    // `when`: a rule is checked even while other fields are still invalid.
    z.refine<GuestValues>(({ isMinor, email }) => isMinor || email.trim() !== '', {
      path: ['email'],
      error: key('required'),
      when: () => true,
    }),
    z.refine<GuestValues>(
      ({ isMinor, email }) => isMinor || email.trim() === '' || emailAddress.safeParse(email).success,
      { path: ['email'], error: key('email'), when: () => true },
    ),
  );
