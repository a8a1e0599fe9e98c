import { useText } from '#renderer/platform/i18n/i18n.ts';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';

export function KnownBooking({ bookingId }: { bookingId: string }) {
  const t = useText('staff/partner-booking');
  return <TextLink to={staffPaths.booking(bookingId)}>{t('openKnown')}</TextLink>;
}
