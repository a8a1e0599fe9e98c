import { lazy, Suspense } from 'react';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { loadTexts } from '#renderer/platform/i18n/i18n.ts';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import type { Booking } from '#shared/contract/guest/booking-view.ts';
import { roomsCleanedToday } from '../cleaned-rooms.ts';

const CleaningCards = lazy(() =>
  Promise.all([import('./cleaning-cards.tsx'), loadTexts('cleaning')]).then(([module]) => ({
    default: module.CleaningCards,
  })),
);

/** Empty for a guest whose room is not cleaned today. */
export function CleaningToday({ booking }: { booking: Booking }) {
  const rooms = roomsCleanedToday(booking.accommodations, booking.building.timezone, serverNow());
  if (rooms.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton height="200px" />}>
      <CleaningCards booking={booking} rooms={rooms} />
    </Suspense>
  );
}
