import type { SelectedRoom } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';

/** A policy that still has to be accepted before payment; `index` is the searched room's. */
export type MissingConsent = { index: number; about: 'pet' | 'cradle' };

/** The reasons why continue is disabled, by room in the page's order (FUN-32). */
export function missingConsents(rooms: readonly (SelectedRoom | null)[]): MissingConsent[] {
  return rooms.flatMap((room, index): MissingConsent[] => [
    ...(room?.hasPet && !room.hasPetConsent ? [{ index, about: 'pet' } as const] : []),
    ...(room?.hasCradle && !room.hasCradleConsent ? [{ index, about: 'cradle' } as const] : []),
  ]);
}
