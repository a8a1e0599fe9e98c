import * as z from 'zod/mini';
import { isLocalDate } from '../local-date.ts';
import { isPersonName, NAME_LENGTHS } from '../rules/person-name.ts';
import { hasBidiControl } from '../rules/plain-text.ts';
import { SIX_DIGITS } from '../rules/six-digit-code.ts';

/** Schemas that several calls share. Messages are keys, never text. */

const MAX_REAIS = 10_000_000;

/** Decimal reais, never more than two decimals (PD-23). */
export const reais = z.number().check(
  z.gte(0),
  z.lte(MAX_REAIS),
  z.refine(value => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: 'money.twoDecimals' }),
);

/** A day on the hotel's calendar, `YYYY-MM-DD`. */
export const localDate = z.string().check(z.refine(isLocalDate, { error: 'date.invalid' }));

/** A hotel-local instant with its offset: `2026-12-01T19:00:00-03:00` (PD-23). */
export const isoInstant = z.iso.datetime({ offset: true });

/** Text as it may be stored: older gateways took bidirectional controls (SEC-22), and responses still carry them. */
export function storedText(max: number) {
  return z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    z.refine(value => !/[\u0000-\u001f\u007f]/.test(value), { error: 'text.control' }),
  );
}

/** Free text that a person typed: no control characters, trimmed, bounded. */
export function personText(max: number) {
  return storedText(max).check(z.refine(value => !hasBidiControl(value), { error: 'text.control' }));
}

/** A person's name, or a part of one (SEC-06). Every name in an input of the contract uses it. */
export function personName(max: number) {
  return personText(max).check(z.refine(isPersonName, { error: 'name.characters' }));
}

/** The code of a reservation as a guest types it, in any letter case. */
export const reservationLocator = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{4,16}$/));

/** Any of a guest's last names; accents and capitals do not matter. */
export const typedLastName = personName(NAME_LENGTHS.lastName);

/** Typed by a guest from an e-mail of the gateway. */
export const sixDigitCode = z.string().check(z.regex(SIX_DIGITS));

/** Opaque ids of the gateway: uuid, or a short word such as a hotel's id. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

export const emailAddress = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

export const preferredLanguage = z.enum(['PORTUGUESE', 'ENGLISH']);
export type PreferredLanguage = z.infer<typeof preferredLanguage>;

export const done = z.object({});
