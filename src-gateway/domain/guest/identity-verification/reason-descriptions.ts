import type { StatusReason } from '#shared/contract/guest/validation.ts';
import type { IdentityReason } from '#shared/identity-reasons.ts';

/** For apps that have no text for a code. */
export const reasonDescriptions: Record<IdentityReason, string> = {
  UNREADABLE_IMAGES: 'The images cannot be read',
  INAUTHENTIC_DOCUMENT: 'The document is not authentic',
  EXPIRED_PASSPORT: 'The passport has expired',
  EXPIRED_DRIVER_LICENSE: 'The driver licence has expired',
  RG_OLDER_THAN_25_YEARS: 'The RG was issued more than 25 years ago',
  DOCUMENT_OLDER_THAN_10_YEARS: 'The document was issued more than 10 years ago',
  DOCUMENT_COPY: 'The picture shows a copy of a document',
  DOCUMENT_SCREEN_PHOTO: 'The picture was taken from a screen',
  CPF_MISSING: 'There is no CPF',
  CPF_INVALID: 'The CPF is not valid',
  SELFIE_MISMATCH: 'The selfie does not match the document',
  DEEPFAKE: 'The selfie looks artificial',
  LIVENESS: 'The selfie does not show a person present',
  UNDER_18: 'The person is under 18',
  UNDER_21: 'The person is under 21',
  DOCUMENT_DATA_MISMATCH: 'The data differ from the document',
  TAX_REGISTRY_DATA_MISMATCH: 'The data differ from the tax registry',
  NAME_SIMILARITY: 'The name differs too much from the document',
  NOT_CONFIRMED: 'The check could not confirm the identity',
};

export const describedReason = (code: IdentityReason): StatusReason => ({
  code,
  description: reasonDescriptions[code],
});
