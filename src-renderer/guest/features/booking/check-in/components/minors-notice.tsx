import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';

/** True if a minor of these rooms has not checked in: that is done at the reception (GST-29). */
const hasMinorsToCome = (rooms: readonly DetailedAccommodation[]): boolean =>
  rooms.some(room => room.guests.some(guest => guest.isMinor && !guest.isCheckinDone));

export function MinorsNotice({ rooms }: { rooms: readonly DetailedAccommodation[] }) {
  const t = useText('check-in');
  if (!hasMinorsToCome(rooms)) return null;
  return <Notice intent="info">{t('minors')}</Notice>;
}
