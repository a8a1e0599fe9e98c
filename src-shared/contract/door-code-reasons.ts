import * as z from 'zod/mini';

/** Why the desk shows or changes a code; the guest reads it in the booking. */
export const doorCodeReasons = [
  'PHONE_UNUSABLE',
  'CODE_LOST',
  'DOOR_STAYS_CLOSED',
  'CODE_KNOWN_TO_OTHERS',
  'OTHER',
] as const;
export const doorCodeReason = z.enum(doorCodeReasons);
export type DoorCodeReason = z.infer<typeof doorCodeReason>;
