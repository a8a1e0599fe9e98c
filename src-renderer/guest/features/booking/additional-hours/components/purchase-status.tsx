import { Button } from '@fluentui/react-components';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { useFreshOutcome } from '#renderer/platform/state/outcome-shown.ts';
import { OutcomeBox } from '#renderer/platform/ui/outcome-box.tsx';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';

type PurchaseStatusProps = { status: 'asking' | 'unknown' | 'offline'; onCheckAgain: () => void };

export function PurchaseStatus({ status, onCheckAgain }: PurchaseStatusProps) {
  const t = useText('additional-hours');
  const isAsking = status === 'asking';
  useFreshOutcome(isAsking ? null : status);
  return (
    <OutcomeBox
      isAwaited={isAsking}
      title={t(`status.${status}.title`)}
      text={t(`status.${status}.text`)}
      actions={
        !isAsking && (
          <>
            <Button appearance="primary" size="large" onClick={onCheckAgain}>
              {t('status.checkAgain')}
            </Button>
            <ExternalLink href={webConfig().links.contact}>{t('status.contact')}</ExternalLink>
          </>
        )
      }
    />
  );
}
