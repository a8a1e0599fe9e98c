import { Wallet } from '#renderer/guest/features/account/wallet/components/wallet.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';

export function Component() {
  const t = useText('wallet');
  return (
    <div>
      <ScreenTitle title={t('title')} lead={t('lead')} page={t('title')} />
      <Wallet />
    </div>
  );
}
