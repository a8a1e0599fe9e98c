import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';

/** Shown for a booking that the guest may not see or that does not exist: both show the same page. */
export function BookingMissing() {
  const t = useText('booking-details');
  return (
    <div role="alert">
      <EmptyState level={1} stem="lobby" title={t('missing.title')} text={t('missing.text')}>
        <ButtonLink to={paths.activeBookings} appearance="primary">
          {t('guest-booking:backToList')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
