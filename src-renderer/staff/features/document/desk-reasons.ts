import type { IdentityReason } from '#shared/identity-reasons.ts';

/** Reasons that a person at a desk can see; the others are a camera's. */
export const deskReasons = [
  'DOCUMENT_DATA_MISMATCH',
  'SELFIE_MISMATCH',
  'EXPIRED_PASSPORT',
  'EXPIRED_DRIVER_LICENSE',
  'RG_OLDER_THAN_25_YEARS',
  'DOCUMENT_COPY',
  'DOCUMENT_SCREEN_PHOTO',
  'INAUTHENTIC_DOCUMENT',
  'CPF_MISSING',
  'UNDER_18',
] as const satisfies readonly IdentityReason[];
export type DeskReason = (typeof deskReasons)[number];
