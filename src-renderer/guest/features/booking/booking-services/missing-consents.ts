import type { SelectedRoom } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';

export type MissingConsent = { index: number; about: 'pet' | 'cradle' };

export function missingConsents(rooms: readonly (SelectedRoom | null)[]): MissingConsent[] {
  return rooms.flatMap((room, index): MissingConsent[] => [
    ...(room?.hasPet && !room.hasPetConsent ? [{ index, about: 'pet' } as const] : []),
    ...(room?.hasCradle && !room.hasCradleConsent ? [{ index, about: 'cradle' } as const] : []),
  ]);
}
