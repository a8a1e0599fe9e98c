import { TripForm } from '#renderer/guest/features/booking/check-in/components/trip-form.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';

export function Component() {
  const t = useText('trip-motivation');
  return (
    <>
      <ScreenTitle title={t('title')} lead={t('lead')} page={t('check-in:pageTitle')} />
      <TripForm />
    </>
  );
}
