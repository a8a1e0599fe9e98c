import { Wallet } from '#renderer/features/wallet/components/wallet.tsx';
import { useText } from '#renderer/i18n/i18n.ts';
import { ScreenTitle } from '#renderer/ui/screen-title.tsx';

/** /guest/cards: the wallet (CRD-01). */
export function Component() {
  const t = useText('wallet');
  return (
    <div>
      <ScreenTitle title={t('title')} lead={t('lead')} page={t('title')} />
      <Wallet />
    </div>
  );
}
