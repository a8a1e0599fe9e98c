import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { cardPaymentBody } from '#renderer/guest/features/shared/card-form/card-payment.ts';
import { CardForm } from '#renderer/guest/features/shared/card-form/components/card-form.tsx';
import { type CardEntry, checkCard } from '#renderer/guest/features/shared/card-form/use-card-form.ts';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import { fromReais } from '#shared/money.ts';
import { type DeskPayment, type HolderBooking, isInProgress, type PendingMeans } from '../desk-payment.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '16px', '& > *': { minWidth: 0 } },
  lead: { margin: '-8px 0 0', color: brand.inkSoft },
  button: { minHeight: '56px' },
  tokenized: { display: 'grid', gap: '8px', justifyItems: 'start' },
  tokenizedTitle: { margin: 0, fontWeight: 600 },
});

type PayBookingProps = {
  booking: HolderBooking;
  flow: DeskPayment;
  tokenized: PendingMeans | null;
  card: CardEntry;
  onPay: (tokenize: () => Promise<PendingMeans>) => void;
  onDropCard: () => void;
};

function useRejectionText(flow: DeskPayment): string | null {
  const t = useText('desk-payment');
  const errorText = useErrorText();
  if (flow.step !== 'rejected') return null;
  switch (flow.code) {
    case 'CARD_DECLINED':
      return t('refused.declined');
    case 'CARD_TOKEN_INVALID':
      return t('refused.invalid');
    case 'ATTEMPT_NOT_FOUND':
      return t('refused.notArrived');
    case 'UNAUTHORIZED':
    case 'TOKEN_EXPIRED':
      return t('refused.signIn');
    case 'TOKENIZER_FAILED':
      return t('refused.invalid');
    default:
      return flow.at === 'tokenizing' ? t('refused.provider') : errorText(flow);
  }
}

export function PayBooking({ booking, flow, tokenized, card, onPay, onDropCard }: PayBookingProps) {
  const t = useText('desk-payment');
  const styles = useStyles();
  const rejection = useRejectionText(flow);
  const [isIncomplete, setIncomplete] = useState(false);
  const { isValid } = card;
  const amount = fromReais(booking.payment.due);
  const isBusy = isInProgress(flow);
  const pay = async () => {
    if (isBusy) return;
    const isReady = tokenized !== null || (await checkCard(card));
    setIncomplete(!isReady);
    if (!isReady) return;
    onPay(async () => {
      const { networkName, lastFour, payment } = await card.tokenize(false);
      return { networkName, lastFour, means: cardPaymentBody(payment) };
    });
  };
  const working = flow.step === 'tokenizing' || flow.step === 'paying' ? t(`pay.${flow.step}`) : '';
  return (
    <div className={styles.card} inert={isBusy}>
      <Heading level={2} size="small">
        {t('pay.title')}
      </Heading>
      <p className={styles.lead}>{t('pay.lead')}</p>
      {tokenized ? (
        <div className={styles.tokenized}>
          <p className={styles.tokenizedTitle}>
            {t('held.title', { brand: tokenized.networkName, digits: tokenized.lastFour })}
          </p>
          <Button size="large" onClick={onDropCard}>
            {t('held.change')}
          </Button>
        </div>
      ) : (
        <CardForm card={card} kind="payment" amount={amount} failed={false} onSubmit={() => void pay()} />
      )}
      {rejection !== null && <Notice intent="error">{rejection}</Notice>}
      {isIncomplete && !isValid && <Notice intent="info">{t('pay.incomplete')}</Notice>}
      <BusyButton
        className={styles.button}
        appearance="primary"
        size="large"
        busy={isBusy}
        onClick={() => void pay()}
      >
        {working === '' ? t('pay.submit', { amount: formatMoney(amount) }) : working}
      </BusyButton>
      <VisuallyHidden role="status">{working}</VisuallyHidden>
    </div>
  );
}
