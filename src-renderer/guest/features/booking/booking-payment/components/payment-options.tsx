import { Button, makeStyles } from '@fluentui/react-components';
import { useAtom } from 'jotai';
import { CardForm } from '#renderer/guest/features/shared/card-form/components/card-form.tsx';
import { InstallmentsSelect } from '#renderer/guest/features/shared/card-form/components/installments-select.tsx';
import { PaymentOption } from '#renderer/guest/features/shared/card-form/components/payment-option.tsx';
import type { CardEntry } from '#renderer/guest/features/shared/card-form/use-card-form.ts';
import { webConfig } from '#renderer/platform/host/config.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Cents } from '#shared/money.ts';
import { MAX_INSTALLMENTS, WALK_IN_PAYMENT_HOURS } from '#shared/policies.ts';
import { pendingCardAtom } from '../payment-choice.ts';

const useStyles = makeStyles({
  label: { display: 'block', fontWeight: 600, lineHeight: 1.35 },
  small: { display: 'block', color: brand.inkSoft, fontSize: '0.875rem', fontWeight: 400, lineHeight: 1.4 },
  text: { margin: 0, lineHeight: 1.5, color: brand.inkSoft },
  tokenized: { display: 'grid', gap: '14px', justifyItems: 'start' },
  tokenizedTitle: { margin: 0, fontWeight: 600 },
});

function TokenizedCard({ amount }: { amount: Cents }) {
  const t = useText('booking-payment');
  const styles = useStyles();
  const [card, setCard] = useAtom(pendingCardAtom);
  if (card === null) return null;
  const { networkName, lastFour: digits, payment } = card;
  return (
    <div className={styles.tokenized}>
      <p className={styles.tokenizedTitle}>{t('held.title', { brand: networkName, digits })}</p>
      <p className={styles.text}>{t('held.text')}</p>
      <InstallmentsSelect
        amount={amount}
        value={payment.installments}
        onChange={installments => setCard({ ...card, payment: { ...payment, installments } })}
      />
      <Button size="large" onClick={() => setCard(null)}>
        {t('held.change')}
      </Button>
    </div>
  );
}

type TypedCardOptionProps = {
  card: CardEntry;
  isChosen: boolean;
  isFirst: boolean;
  isTokenized: boolean;
  amount: Cents;
  failed: boolean;
  onSubmit: () => void;
};

export function TypedCardOption(props: TypedCardOptionProps) {
  const { card, isChosen, isFirst, isTokenized, amount, failed, onSubmit } = props;
  const t = useText('booking-payment');
  const styles = useStyles();
  return (
    <PaymentOption
      value="typedCard"
      isChosen={isChosen}
      label={
        <>
          <span className={styles.label}>{t(isFirst ? 'method.newCard' : 'method.another')}</span>
          <span className={styles.small}>{t('method.newCardHint', { times: MAX_INSTALLMENTS })}</span>
        </>
      }
    >
      {isTokenized ? (
        <TokenizedCard amount={amount} />
      ) : (
        <CardForm card={card} kind="payment" amount={amount} failed={failed} onSubmit={onSubmit} />
      )}
    </PaymentOption>
  );
}

function whenReceived(): 'method.receptionHint' | 'method.receptionForced' | 'method.receptionOrPix' {
  if (!host().profile.forceWalkIn) return 'method.receptionHint';
  return webConfig().pix === null ? 'method.receptionForced' : 'method.receptionOrPix';
}

export function ReceptionOption({ isChosen }: { isChosen: boolean }) {
  const t = useText('booking-payment');
  const styles = useStyles();
  return (
    <PaymentOption
      value="reception"
      isChosen={isChosen}
      label={<span className={styles.label}>{t('method.reception')}</span>}
    >
      <p className={styles.text}>
        {t(whenReceived())} {t('method.receptionDeadline', { hours: WALK_IN_PAYMENT_HOURS })}
      </p>
    </PaymentOption>
  );
}
