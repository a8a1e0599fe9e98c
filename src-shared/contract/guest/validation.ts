import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { identityLabels } from '../../rules/identity-status.ts';
import { failures } from '../failures.ts';

/**
 * Works once; the page posts `{code: 'ONBOARDING_FINISHED'}` to the page around it (APS-01, IDV-11). Null where the document
 * is seen at the reception: the case is open then, and waits for the desk (PRD-03).
 */
export const link = oc
  .route({
    method: 'POST',
    path: '/validation/link',
    operationId: 'createValidationLink',
    tags: ['Identity validation'],
    summary: 'A page where the guest hands in document and selfie',
  })
  .errors(failures('UNAUTHORIZED', 'VALIDATION_IN_PROGRESS', 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE'))
  .output(z.object({ urlValidation: z.nullable(z.string()) }));

export const isValidated = oc
  .route({
    method: 'GET',
    path: '/validation/isValidated',
    operationId: 'isIdentityValidated',
    tags: ['Identity validation'],
    summary: 'Whether the guest’s identity is validated',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(z.object({ isValidated: z.boolean() }));

/** The app finds the text of a reason by its code; `description` is for codes that the app does not know (IDV-09). */
export const statusReason = z.object({
  code: z.string().check(z.regex(/^[A-Z0-9_]{1,64}$/)),
  description: z.string().check(z.maxLength(300)),
});
export type StatusReason = z.infer<typeof statusReason>;

export const validationStatus = z.object({
  /** Older gateways return WAITING_SENT, VERIFYING and VERIFIED (PD-26). */
  validationStatus: z.enum(identityLabels),
  /** Empty unless REPROVED. */
  statusReasons: z.array(statusReason),
});

export type ValidationStatus = z.infer<typeof validationStatus>;

export const status = oc
  .route({
    method: 'GET',
    path: '/validation/status',
    operationId: 'getValidationStatus',
    tags: ['Identity validation'],
    summary: 'The status of the validation, and why it failed',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(validationStatus);
