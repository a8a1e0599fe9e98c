import { Credits } from '#renderer/features/credits/components/credits.tsx';
import { useFlag } from '#renderer/features/feature-flags/flags.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { ScreenTitle } from '#renderer/ui/screen-title.tsx';

/** /guest/credits: the guest's credits (CRE-01). Its loader queries the flag (APP-26). */
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
