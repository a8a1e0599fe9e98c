import { useNavigate } from 'react-router';
import { ServicesForm } from '#renderer/guest/features/booking/booking-services/components/services-form.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';

export function Component() {
  const t = useText('booking-services');
  const navigate = useNavigate();
  return (
    <ServicesForm
      heading={<ScreenTitle title={t('title')} lead={t('lead')} page={t('pageTitle')} />}
      onContinue={() => void navigate(paths.bookingStep4)}
      onBack={() => void navigate(paths.bookingStep2)}
    />
  );
}
