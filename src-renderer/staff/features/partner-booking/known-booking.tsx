import { Link } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { staffPaths } from '../shared/paths/staff-paths.ts';

export function KnownBooking({ bookingId }: { bookingId: string }) {
  const t = useText('staff/partner-booking');
  return <Link to={staffPaths.booking(bookingId)}>{t('openKnown')}</Link>;
}
