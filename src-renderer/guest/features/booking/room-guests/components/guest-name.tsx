import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import type { AccommodationGuest } from '#shared/contract/accommodation-guests.ts';

/** A guest's name, masked on a lobby's screen (BEY-09). */
export function GuestName({ guest }: { guest: Pick<AccommodationGuest, 'name' | 'socialName'> }) {
  const t = useText('room-guests');
  return <Masked what={t('nameMasked')}>{guest.socialName ?? guest.name}</Masked>;
}
