import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';

export function PartnerNotice({ className = '' }: { className?: string }) {
  const t = useText('guest-booking');
  return (
    <Notice intent="info" className={className}>
      {t('partner')}
    </Notice>
  );
}
