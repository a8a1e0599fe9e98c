import { Button, makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { BookingSummary } from '#renderer/guest/features/shared/booking-funnel/components/booking-summary.tsx';
import { funnelTerms } from '#renderer/guest/features/shared/booking-funnel/state/cancellation.ts';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { CancellationLine } from '#renderer/guest/features/shared/cancellation/components/cancellation-line.tsx';
import { type CardEntry, focusCard } from '#renderer/guest/features/shared/card-form/use-card-form.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { host } from '#renderer/platform/host/host.ts';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { isInProgress, paymentFlowAtom, rejectionAtom } from '../payment-flow.ts';
import { isCardFailure, type RecoveryAction, recoveryActions } from '../recovery.ts';
import type { Confirm } from '../use-confirm.ts';
import type { PaymentMeans } from '../use-payment-means.ts';
import { ConfirmBar } from './confirm-bar.tsx';
import { PaymentFailureNotice } from './payment-failure-notice.tsx';
import { PaymentTotals } from './payment-totals.tsx';

const useStyles = makeStyles({
  aside: { display: 'grid', gap: '20px', [from.large]: { position: 'sticky', top: '24px' } },
  summary: {
    padding: '20px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    [from.medium]: { padding: '24px' },
  },
  back: { minHeight: '48px' },
});

function useConfirmLabel({ credits, choice, atReception }: PaymentMeans): string {
  const t = useText('booking-payment');
  if (credits.coversAll) return t('confirm.credits');
  if (atReception) return t('confirm.reception');
  if (choice.with === 'pix') return t('confirm.pix', { amount: formatMoney(credits.rest) });
  return t('confirm.card', { amount: formatMoney(credits.rest) });
}

type PaymentAsideProps = {
  timeZone: string;
  means: PaymentMeans;
  card: CardEntry;
  confirm: Confirm;
  onFix: (where: 'rooms' | 'dates') => void;
  onBookings: () => void;
  onVerify: () => void;
  onBack: () => void;
};

function PaymentTerms({ timeZone, isUnpaid }: { timeZone: string; isUnpaid: boolean }) {
  const terms = funnelTerms(useAtomValue(funnelAtom), { timeZone, now: serverNow() });
  return terms && <CancellationLine terms={terms} timeZone={timeZone} isUnpaid={isUnpaid} />;
}

export function PaymentAside(props: PaymentAsideProps) {
  const { timeZone, means, card, confirm, onFix, onBookings, onVerify, onBack } = props;
  const t = useText('booking-payment');
  const styles = useStyles();
  const label = useConfirmLabel(means);
  const flow = useAtomValue(paymentFlowAtom);
  const rejection = useAtomValue(rejectionAtom);
  const { balance, choice, atReception } = means;
  const actions = recoveryActions(rejection?.code ?? '', {
    unpaid: atReception ? 'reception' : choice.with === 'pix' ? 'pix' : null,
    takesCards: !host().profile.forceWalkIn,
  });
  // The form's own banner is about the card; an unreachable provider is shown beside the button.
  const isShownByCardForm =
    rejection !== null && choice.with === 'typedCard' && isCardFailure(rejection.code);
  const recover = (action: RecoveryAction) => {
    if (action === 'search') return onFix('dates');
    if (action === 'bookings') return onBookings();
    if (action === 'verify') return onVerify();
    means.payByCard();
    focusCard(card);
  };
  return (
    <div className={styles.aside}>
      <BookingSummary className={styles.summary} />
      <Sheet title={t('totals.title')}>
        <PaymentTotals means={means} card={card} />
        <PaymentTerms timeZone={timeZone} isUnpaid={atReception} />
        <PaymentFailureNotice
          rejection={isShownByCardForm ? null : rejection}
          recoveryActions={actions}
          onRecover={recover}
          balance={balance.isFetching ? null : (balance.data ?? null)}
        />
        <ConfirmBar label={label} flow={flow} confirm={confirm} isSecond={actions.length > 0} />
      </Sheet>
      <Button
        className={styles.back}
        appearance="subtle"
        size="large"
        disabled={isInProgress(flow)}
        onClick={onBack}
      >
        {t('back')}
      </Button>
    </div>
  );
}
