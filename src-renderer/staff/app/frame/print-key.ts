import { useNavigate } from 'react-router';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { dateAt } from '#shared/hotel-time.ts';
import type { Hotel } from '../../features/shared/hotel/current-hotel.ts';
import { useHotkey } from '../../features/shared/hotkeys/hotkeys.ts';
import { staffPaths } from '../../features/shared/paths/staff-paths.ts';

/** Opens the day on paper of the hotel's own today. */
export function usePrintToday(hotel: Hotel | null): () => void {
  const navigate = useNavigate();
  return () => {
    if (hotel !== null) void navigate(staffPaths.dayPrint(dateAt(serverNow(), hotel.timeZone)));
  };
}

/** Renders nothing: the key is there for the roles that may print. */
export function PrintKey({ hotel }: { hotel: Hotel }) {
  const t = useText('staff/frame');
  useHotkey({ keys: 'Alt+p', name: t('printDay') }, usePrintToday(hotel));
  return null;
}
