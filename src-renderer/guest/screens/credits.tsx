import { Credits } from '#renderer/guest/features/account/credits/components/credits.tsx';
import { useFlag } from '#renderer/guest/features/account/feature-flags/flags.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';

export function Component() {
  const t = useText('credits');
  const canBook = useFlag('IS_BOOKING_ENABLED') === true;
  return (
    <div>
      <ScreenTitle title={t('title')} lead={t('lead')} page={t('title')} />
      <Credits canBook={canBook} />
    </div>
  );
}
