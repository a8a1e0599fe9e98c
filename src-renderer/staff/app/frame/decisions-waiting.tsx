import { WaitingCount } from '../../features/approvals/waiting-count.tsx';
import { type Hotel, hasRole } from '../../features/shared/hotel/current-hotel.ts';

/** Only a manager decides. */
export function DecisionsWaiting({ hotel }: { hotel: Hotel | null }) {
  if (hotel === null || !hasRole(hotel, ['MANAGER'])) return null;
  return <WaitingCount hotelId={hotel.hotelId} />;
}
