import type { IdentityReason } from '#shared/identity-reasons.ts';

/**
 * Veriff's decision codes and granular reason codes (devdocs.veriff.com, November 2026) by the reason that a guest reads.
 * Suspicions of fraud have the neutral reason: the guest goes to the reception, and whoever cheats learns nothing.
 */
const reasons: ReadonlyMap<number, IdentityReason> = new Map([
  // Declined.
  [101, 'DOCUMENT_COPY'],
  [102, 'INAUTHENTIC_DOCUMENT'],
  [103, 'SELFIE_MISMATCH'],
  [104, 'NAME_SIMILARITY'],
  [105, 'NOT_CONFIRMED'],
  [106, 'NOT_CONFIRMED'],
  [107, 'NOT_CONFIRMED'],
  [108, 'NOT_CONFIRMED'],
  [109, 'NOT_CONFIRMED'],
  [110, 'NOT_CONFIRMED'],
  [111, 'NOT_CONFIRMED'],
  [112, 'NOT_CONFIRMED'],
  [113, 'NOT_CONFIRMED'],
  [120, 'SELFIE_MISMATCH'],
  [121, 'NOT_CONFIRMED'],
  [122, 'NOT_CONFIRMED'],
  [123, 'TAX_REGISTRY_DATA_MISMATCH'],
  [124, 'NOT_CONFIRMED'],
  [126, 'NOT_CONFIRMED'],
  [127, 'NOT_CONFIRMED'],
  [128, 'NOT_CONFIRMED'],
  [129, 'NOT_CONFIRMED'],
  [501, 'NOT_CONFIRMED'],
  [502, 'LIVENESS'],
  [503, 'NOT_CONFIRMED'],
  [504, 'DOCUMENT_SCREEN_PHOTO'],
  [505, 'DOCUMENT_COPY'],
  [506, 'INAUTHENTIC_DOCUMENT'],
  [507, 'INAUTHENTIC_DOCUMENT'],
  [508, 'INAUTHENTIC_DOCUMENT'],
  [509, 'SELFIE_MISMATCH'],
  [510, 'UNREADABLE_IMAGES'],
  [511, 'NOT_CONFIRMED'],
  [515, 'LIVENESS'],
  [526, 'LIVENESS'],
  [527, 'NOT_CONFIRMED'],
  [528, 'NOT_CONFIRMED'],
  [530, 'UNDER_18'],
  [531, 'UNDER_18'],
  [532, 'UNDER_18'],
  [533, 'UNDER_18'],
  [534, 'UNDER_21'],
  [535, 'UNDER_21'],
  [536, 'NOT_CONFIRMED'],
  [537, 'UNREADABLE_IMAGES'],
  [539, 'NOT_CONFIRMED'],
  [540, 'NOT_CONFIRMED'],
  // Pictures have to be taken again.
  [201, 'UNREADABLE_IMAGES'],
  [202, 'UNREADABLE_IMAGES'],
  [203, 'UNREADABLE_IMAGES'],
  [204, 'UNREADABLE_IMAGES'],
  [205, 'UNREADABLE_IMAGES'],
  [206, 'NOT_CONFIRMED'],
  [207, 'NOT_CONFIRMED'],
  [208, 'LIVENESS'],
  [209, 'UNREADABLE_IMAGES'],
  [210, 'UNREADABLE_IMAGES'],
]);

/** Codes of a document that has expired: the reason names its kind, where Veriff says which one it was. */
const EXPIRED = new Set([207, 511]);
const expiredReasons: ReadonlyMap<string, IdentityReason> = new Map([
  ['PASSPORT', 'EXPIRED_PASSPORT'],
  ['DRIVERS_LICENSE', 'EXPIRED_DRIVER_LICENSE'],
]);

/** An unknown code, also one of a later release, is the neutral reason. */
export function reasonOf({
  code,
  documentType,
}: {
  code: number | null;
  documentType: string | null;
}): IdentityReason {
  if (code === null) return 'NOT_CONFIRMED';
  const expired = EXPIRED.has(code) ? expiredReasons.get(documentType ?? '') : undefined;
  return expired ?? reasons.get(code) ?? 'NOT_CONFIRMED';
}

export const knownReasonCodes: readonly number[] = [...reasons.keys()];
