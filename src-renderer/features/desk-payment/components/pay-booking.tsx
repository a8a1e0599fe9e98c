import { Button, makeStyles } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '#renderer/i18n/format.ts';
import { useErrorText, useText } from '#renderer/i18n/i18n.ts';
import { BusyButton } from '#renderer/ui/busy-button.tsx';
import { Heading } from '#renderer/ui/heading.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { brand } from '#renderer/ui/theme.ts';
import { VisuallyHidden } from '#renderer/ui/visually-hidden.tsx';
import type { Booking } from '#shared/contract/bookings.ts';
import { type Cents, fromReais } from '#shared/money.ts';
import { type DeskPayment, isUnderWay, type PendingMeans } from '../desk-payment.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '16px', '& > *': { minWidth: 0 } },
  lead: { margin: '-8px 0 0', color: brand.inkSoft },
  button: { minHeight: '56px' },
  held: { display: 'grid', gap: '8px', justifyItems: 'start' },
  heldTitle: { margin: 0, fontWeight: 600 },
});

/** The card form, as this page uses it; a screen puts it in. */
export type DeskCard = {
  isValid: boolean;
  showMissing: () => void;
  tokenize: () => Promise<PendingMeans>;
  form: (look: { amount: Cents; onSubmit: () => void }) => ReactNode;
};

type PayBookingProps = {
  booking: Booking;
  flow: DeskPayment;
  held: PendingMeans | null;
  card: DeskCard;
  onPay: (tokenize: () => Promise<PendingMeans>) => void;
  onDropCard: () => void;
};

/** The card of a booking that waits for its payment, and the one button that charges it (PD-13). */
export function PayBooking({ booking, flow, held, card, onPay, onDropCard }: PayBookingProps) {
  const t = useText('desk-payment');
  const errorText = useErrorText();
  const styles = useStyles();
  const [isIncomplete, setIncomplete] = useState(false);
  const amount = fromReais(booking.payment.due);
  const isBusy = isUnderWay(flow);
  const pay = () => {
    if (isBusy) return;
    if (held === null && !card.isValid) {
      setIncomplete(true);
      return card.showMissing();
    }
    setIncomplete(false);
    onPay(card.tokenize);
  };
  const words = () => {
    if (flow.step !== 'refused') return null;
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
  };
  const refusal = words();
  const working = flow.step === 'tokenizing' || flow.step === 'paying' ? t(`pay.${flow.step}`) : '';
  return (
    <div className={styles.card} inert={isBusy}>
      <Heading level={2} size="small">
        {t('pay.title')}
      </Heading>
      <p className={styles.lead}>{t('pay.lead')}</p>
      {held ? (
        <div className={styles.held}>
          <p className={styles.heldTitle}>{t('held.title', { brand: held.brand, digits: held.lastFour })}</p>
          <Button size="large" onClick={onDropCard}>
            {t('held.change')}
          </Button>
        </div>
      ) : (
        card.form({ amount, onSubmit: pay })
      )}
      {refusal !== null && <Notice intent="error">{refusal}</Notice>}
      {isIncomplete && !card.isValid && <Notice intent="info">{t('pay.incomplete')}</Notice>}
      <BusyButton className={styles.button} appearance="primary" size="large" busy={isBusy} onClick={pay}>
        {working === '' ? t('pay.submit', { amount: formatMoney(amount) }) : working}
      </BusyButton>
      <VisuallyHidden role="status">{working}</VisuallyHidden>
    </div>
  );
}
