import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { NAME_LENGTHS } from '../../rules/person-name.ts';
import { failures } from '../failures.ts';
import { emailAddress, id, isoInstant, localDate, personName, reais, storedText } from '../schemas.ts';

/** The guest's gender, in the terms of the documents (PER-06). */
export const genders = ['WomanCIS', 'ManCIS', 'TransWoman', 'TransMan', 'Travesti', 'Nonbinary'] as const;
export const gender = z.enum(genders);
export type Gender = z.infer<typeof gender>;

const POSTCODE_MAX = 32;

/** ISO 3166 two-letter code. */
const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

/** The guest's address (PER-10 to PER-12). In Brazil `state` and `city` are those of the postcode. */
export const guestAddress = z.object({
  country: countryCode,
  state: storedText(80),
  city: storedText(120),
  street: storedText(160),
  /** Left out if there is none, which only an address abroad may do. */
  number: z.optional(storedText(20)),
  postCode: storedText(POSTCODE_MAX),
  /** As the number: needed in Brazil. */
  neighborhood: z.optional(storedText(120)),
  complement: z.optional(storedText(120)),
  /** The municipality's number, of seven digits. */
  ibgeCityCode: z.optional(z.string().check(z.regex(/^\d{7}$/))),
  /** A Brazilian state's two letters. */
  uf: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
});
export type GuestAddress = z.infer<typeof guestAddress>;

const guestPhone = z.object({
  code: z.string().check(z.regex(/^\d{1,4}$/)),
  number: z.string().check(z.regex(/^\d{4,15}$/)),
});

/** A country by its number (GET countries): Brazil is 30 (PER-04). */
export const nationality = z.int().check(z.gte(1), z.lte(999));

export const personalInfoChange = z.object({
  firstName: personName(NAME_LENGTHS.firstName),
  lastName: personName(NAME_LENGTHS.lastName),
  socialName: z.optional(personName(NAME_LENGTHS.socialName)),
  nationality,
  phone: guestPhone,
  address: guestAddress,
  /** Unchanged if left out; null deletes it. */
  gender: z.optional(z.nullable(gender)),
  dateOfBirth: z.optional(localDate),
  /** PERSONAL_INFO_CHANGED if another one was saved meanwhile; without a version it is saved in any case. */
  version: z.optional(z.int().check(z.gte(1))),
});
export type PersonalInfoChange = z.infer<typeof personalInfoChange>;

export const personalInfo = z.object({
  email: emailAddress,
  firstName: z.string(),
  lastName: z.string(),
  socialName: z.nullable(z.string()),
  dateOfBirth: localDate,
  gender: z.nullable(gender),
  /** Null until the guest enters it. */
  nationality: z.nullable(nationality),
  phone: guestPhone,
  /** ISO 3166, two letters, as given at the sign-up; a gateway that does not know it leaves it out. */
  country: z.optional(countryCode),
  /** Null until the guest enters it. */
  address: z.nullable(guestAddress),
  identityValidation: z.object({ isValidated: z.boolean() }),
  /** Grows by one with every change. */
  version: z.int(),
});
export type PersonalInfo = z.infer<typeof personalInfo>;

export const find = oc
  .route({
    method: 'GET',
    path: '/personalInfo',
    operationId: 'getPersonalInfo',
    tags: ['Guest account'],
    summary: "The guest's own data",
  })
  .errors(failures('UNAUTHORIZED'))
  .output(personalInfo);

/** With an active booking, another name or nationality takes the identity's validation back (PER-19). */
export const save = oc
  .route({
    method: 'POST',
    path: '/personalInfo',
    operationId: 'savePersonalInfo',
    tags: ['Guest account'],
    summary: "Change the guest's own data",
  })
  .errors(failures('UNAUTHORIZED', 'PERSONAL_INFO_CHANGED', 'TOO_MANY_REQUESTS'))
  .input(personalInfoChange)
  .output(personalInfo);

export const saveAtCheckIn = oc
  .route({
    method: 'PUT',
    path: '/personalInfo/pms',
    operationId: 'savePersonalInfoAtCheckIn',
    tags: ['Guest account'],
    summary: "Change the guest's own data during a check-in",
  })
  .errors(failures('UNAUTHORIZED', 'PERSONAL_INFO_CHANGED', 'TOO_MANY_REQUESTS'))
  .input(personalInfoChange)
  .output(personalInfo);

/** GET personalInfo/creditBalance (API-49): unexpired credits, in reais. */
export const creditBalance = oc
  .route({
    method: 'GET',
    path: '/personalInfo/creditBalance',
    operationId: 'getCreditBalance',
    tags: ['Guest account'],
    summary: 'The credit balance',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(z.object({ value: reais }));

export const creditOrigin = z.enum([
  'EARLY_DEPARTURE',
  'REFUND',
  'FULL_CANCELLATION',
  'PARTIAL_CANCELLATION',
  'NO_SHOW',
  'EXPIRATION',
  'NEW_BOOKING',
  'PURCHASE_HOURS',
]);
export type CreditOrigin = z.infer<typeof creditOrigin>;

export const creditTransaction = z.object({
  id,
  type: z.enum(['DEPOSIT', 'WITHDRAWAL']),
  origin: creditOrigin,
  /** Always positive: `type` is the direction. */
  value: reais,
  created_at: isoInstant,
  /** The expiry of a deposit; null for a withdrawal. */
  dueDate: z.nullable(isoInstant),
  /** The rest of a deposit that has not expired; a gateway that does not know it leaves it out. */
  remaining: z.optional(reais),
  reason: z.nullable(z.string()),
  /** The booking that it came from or paid for. One that is not visible is no longer in the guest's list. */
  booking: z.nullable(
    z.object({
      id,
      locator: z.string(),
      isVisible: z.boolean(),
      checkinDate: localDate,
      checkoutDate: localDate,
      nights: z.int(),
      building: z.object({ name: z.string(), city: z.string(), timezone: z.string() }),
    }),
  ),
});
export type CreditTransaction = z.infer<typeof creditTransaction>;

export const creditStatement = z.object({ balance: reais, transactions: z.array(creditTransaction) });
export type CreditStatement = z.infer<typeof creditStatement>;

/** Newest first; the rest of a deposit leaves at its expiry as a withdrawal of origin EXPIRATION (API-50). */
export const statement = oc
  .route({
    method: 'GET',
    path: '/personalInfo/statement',
    operationId: 'getCreditStatement',
    tags: ['Guest account'],
    summary: 'The credit statement',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(creditStatement);
