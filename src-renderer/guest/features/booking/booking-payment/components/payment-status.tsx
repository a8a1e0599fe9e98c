import { Button } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { hasOpenAttempt } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import type { Session } from '#renderer/guest/features/shared/session/session-state.ts';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { useFreshOutcome } from '#renderer/platform/state/outcome-shown.ts';
import { OutcomeBox } from '#renderer/platform/ui/outcome-box.tsx';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';
import { type OpenStatus, openStatus, paymentFlowAtom } from '../payment-flow.ts';

const textKeys = {
  asking: ['progress.askingTitle', 'progress.askingText'],
  unknown: ['progress.unknownTitle', 'progress.unknownText'],
  offline: ['progress.offlineTitle', 'progress.offlineText'],
  login: ['progress.loginTitle', 'progress.loginText'],
} as const satisfies Record<OpenStatus, readonly [title: string, text: string]>;

export function useOpenStatus(session: Session): OpenStatus | null {
  const flow = useAtomValue(paymentFlowAtom);
  const hasAttempt = hasOpenAttempt(useAtomValue(funnelAtom));
  return openStatus(flow, { hasAttempt, anonymous: session.status === 'anonymous' });
}

type PaymentStatusProps = {
  status: OpenStatus;
  onCheckAgain: () => void;
  onLogIn?: () => void;
};

export function PaymentStatus({ status, onCheckAgain, onLogIn }: PaymentStatusProps) {
  const t = useText('booking-payment');
  const isAsking = status === 'asking';
  useFreshOutcome(isAsking ? null : status);
  const [title, text] = textKeys[status];
  return (
    <OutcomeBox
      isAwaited={isAsking}
      title={t(title)}
      text={t(text)}
      actions={
        !isAsking && (
          <>
            {status === 'login' ? (
              <Button appearance="primary" size="large" onClick={onLogIn}>
                {t('loginPrompt.action')}
              </Button>
            ) : (
              <Button appearance="primary" size="large" onClick={onCheckAgain}>
                {t('progress.checkAgain')}
              </Button>
            )}
            <ExternalLink href={webConfig().links.contact}>{t('progress.contact')}</ExternalLink>
          </>
        )
      }
    />
  );
}
