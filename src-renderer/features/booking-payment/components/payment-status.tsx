import { Button } from '@fluentui/react-components';
import { useText } from '#renderer/i18n/i18n.ts';
import { OutcomeBox } from '#renderer/ui/outcome-box.tsx';
import { ExternalLink } from '#renderer/ui/text-link.tsx';
import type { OpenStatus } from '../payment-flow.ts';

const words = {
  asking: ['progress.askingTitle', 'progress.askingText'],
  unknown: ['progress.unknownTitle', 'progress.unknownText'],
  offline: ['progress.offlineTitle', 'progress.offlineText'],
  login: ['progress.loginTitle', 'progress.loginText'],
} as const satisfies Record<OpenStatus, readonly [title: string, text: string]>;

type PaymentStatusProps = {
  status: OpenStatus;
  contact: string;
  onCheckAgain: () => void;
  onLogIn?: () => void;
};

/** The page while a payment's result is not known: it polls, explains, and never charges twice (PD-10). */
export function PaymentStatus({ status, contact, onCheckAgain, onLogIn }: PaymentStatusProps) {
  const t = useText('booking-payment');
  const isAsking = status === 'asking';
  const [title, text] = words[status];
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
            <ExternalLink href={contact}>{t('progress.contact')}</ExternalLink>
          </>
        )
      }
    />
  );
}
