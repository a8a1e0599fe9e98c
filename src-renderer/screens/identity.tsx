import { IdentityValidation } from '#renderer/features/identity-validation/components/identity-validation.tsx';
import { webConfig } from '#renderer/gateway/config.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { ScreenTitle } from '#renderer/ui/screen-title.tsx';

/** /guest/personal-information/identity: the guest's own page of the validation (PER-01, IDV-01). */
export function Component() {
  const t = useText('identity-validation');
  return (
    <>
      <ScreenTitle title={t('title')} lead={t('lead')} page={t('title')} />
      <IdentityValidation nationality={null} contact={webConfig().links.contact} allowRestart />
    </>
  );
}
