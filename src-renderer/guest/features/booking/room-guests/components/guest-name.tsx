import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import type { AccommodationGuest } from '#shared/contract/guest/accommodation-guests.ts';

export function GuestName({ guest }: { guest: Pick<AccommodationGuest, 'name' | 'socialName'> }) {
  const t = useText('room-guests');
  return <Masked what={t('nameMasked')}>{guest.socialName ?? guest.name}</Masked>;
}
