import type { KnownErrorCode } from '#shared/errors.ts';
import type { RoomGuestsProblem } from '#shared/rules/room-guests.ts';

/** The code with which the gateway would reject a room's guests. */
export const roomProblemCodes: Record<NonNullable<RoomGuestsProblem>, KnownErrorCode> = {
  DUPLICATE_GUEST: 'GUEST_ALREADY_CREATED',
  SECOND_MAIN_GUEST: 'INVITE_ACCOMMODATION_SECOND_MAIN_GUEST',
  ADULTS_EXCEED: 'INVITE_ACCOMMODATION_ADULTS_EXCEEDS',
  MINORS_EXCEED: 'INVITE_ACCOMMODATION_MINORS_EXCEEDS',
};

const ofEmail: ReadonlySet<string> = new Set<KnownErrorCode>([
  'GUEST_ALREADY_CREATED',
  'EMAIL_DUPLICATED_IN_BOOKING',
  'INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_SAME_ACCOMMODATION',
  'INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_DIFFERENT_ACCOMMODATION',
]);
const ofPlaces: ReadonlySet<string> = new Set<KnownErrorCode>([
  'INVITE_ACCOMMODATION_ADULTS_EXCEEDS',
  'INVITE_ACCOMMODATION_MINORS_EXCEEDS',
]);
const ofMainGuest: ReadonlySet<string> = new Set<KnownErrorCode>([
  'INVITE_ACCOMMODATION_SECOND_MAIN_GUEST',
  'INVITE_ACCOMMODATION_WITHOUT_MAIN_GUEST',
]);

export const toErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The field that shows a failure of the form; null for the form as a whole (GST-18, GST-27, ERR-03 to ERR-10). */
export function findField(code: string, { isMinor }: { isMinor: boolean }) {
  // Minors are identified by their names.
  if (ofEmail.has(code)) return isMinor ? 'name' : 'email';
  if (ofPlaces.has(code)) return 'isMinor';
  return ofMainGuest.has(code) ? 'isRoomMainGuest' : null;
}

/** True if somebody else changed the room meanwhile: the stored state has to be fetched. */
export const isStale = (code: string): boolean => code === 'GUEST_CHANGED' || code === 'GUEST_NOT_FOUND';
