import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useText } from '#renderer/i18n/i18n.ts';
import { Heading } from '#renderer/ui/heading.tsx';
import { Spinner } from '#renderer/ui/spinner.tsx';
import { ExternalLink } from '#renderer/ui/text-link.tsx';
import { from, house } from '#renderer/ui/theme.ts';
import type { OpenStatus } from '../payment-flow.ts';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    justifyItems: 'center',
    gap: '14px',
    padding: '40px 20px',
    borderRadius: '20px',
    border: `1px solid ${house.hairline}`,
    backgroundColor: house.surface,
    textAlign: 'center',
    outlineStyle: 'none',
    [from.medium]: { padding: '64px 48px' },
  },
  text: { margin: 0, maxWidth: '46ch', color: house.inkSoft, lineHeight: 1.55 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '8px 20px',
  },
});

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

/** The calm page while nobody knows yet how a payment ended: it asks, explains, and never charges twice (D10). */
export function PaymentStatus({ status, contact, onCheckAgain, onLogIn }: PaymentStatusProps) {
  const t = useText('booking-payment');
  const styles = useStyles();
  const box = useRef<HTMLDivElement | null>(null);
  const isAsking = status === 'asking';
  useEffect(() => {
    box.current?.focus();
  }, [isAsking]);
  const [title, text] = words[status];
  return (
    <div ref={box} className={styles.box} role="status" tabIndex={-1}>
      {isAsking && <Spinner />}
      <Heading level={2} size="medium">
        {t(title)}
      </Heading>
      <p className={styles.text}>{t(text)}</p>
      {!isAsking && (
        <div className={styles.actions}>
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
        </div>
      )}
    </div>
  );
}
