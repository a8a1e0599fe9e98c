export const documentReasons = [
  'UNREADABLE_IMAGES',
  'INAUTHENTIC_DOCUMENT',
  'EXPIRED_PASSPORT',
  'EXPIRED_DRIVER_LICENSE',
  'RG_OLDER_THAN_25_YEARS',
  'DOCUMENT_OLDER_THAN_10_YEARS',
  'DOCUMENT_COPY',
  'DOCUMENT_SCREEN_PHOTO',
] as const;

export const personReasons = [
  'CPF_MISSING',
  'CPF_INVALID',
  'SELFIE_MISMATCH',
  'DEEPFAKE',
  'LIVENESS',
  'UNDER_18',
  'UNDER_21',
  'DOCUMENT_DATA_MISMATCH',
  'TAX_REGISTRY_DATA_MISMATCH',
  'NAME_SIMILARITY',
  'NOT_CONFIRMED',
] as const;

/** Every reason that the guest app has texts for; another one is shown in the server's own (IDV-09). */
export const identityReasons = [...documentReasons, ...personReasons] as const;
export type IdentityReason = (typeof identityReasons)[number];
