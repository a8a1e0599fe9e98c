import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';

/** A booking of a partner channel can only be changed and canceled there (BKG-35). */
export function PartnerNotice({ className = '' }: { className?: string }) {
  const t = useText('guest-booking');
  return (
    <Notice intent="info" className={className}>
      {t('partner')}
    </Notice>
  );
}
