import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useText } from '#renderer/i18n/i18n.ts';
import { Heading } from '#renderer/ui/heading.tsx';
import { Spinner } from '#renderer/ui/spinner.tsx';
import { ExternalLink } from '#renderer/ui/text-link.tsx';
import { from, house } from '#renderer/ui/theme.ts';
import type { PaymentFlow } from '../payment-flow.ts';

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

type PaymentStatusProps = { flow: PaymentFlow; contact: string; onCheckAgain: () => void };

/** The calm page while nobody knows yet how a payment ended: it asks, explains, and never charges twice (D10). */
export function PaymentStatus({ flow, contact, onCheckAgain }: PaymentStatusProps) {
  const t = useText('booking-payment');
  const styles = useStyles();
  const box = useRef<HTMLDivElement | null>(null);
  const { step } = flow;
  useEffect(() => {
    if (step === 'asking' || step === 'unknown') box.current?.focus();
  }, [step]);
  if (flow.step !== 'asking' && flow.step !== 'unknown') return null;
  const offline = flow.step === 'unknown' && flow.offline;
  const words =
    flow.step === 'asking'
      ? (['progress.askingTitle', 'progress.askingText'] as const)
      : offline
        ? (['progress.offlineTitle', 'progress.offlineText'] as const)
        : (['progress.unknownTitle', 'progress.unknownText'] as const);
  return (
    <div ref={box} className={styles.box} role="status" tabIndex={-1}>
      {flow.step === 'asking' && <Spinner />}
      <Heading level={2} size="medium">
        {t(words[0])}
      </Heading>
      <p className={styles.text}>{t(words[1])}</p>
      {flow.step === 'unknown' && (
        <div className={styles.actions}>
          <Button appearance="primary" size="large" onClick={onCheckAgain}>
            {t('progress.checkAgain')}
          </Button>
          <ExternalLink href={contact}>{t('progress.contact')}</ExternalLink>
        </div>
      )}
    </div>
  );
}
