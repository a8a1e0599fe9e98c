import { makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { type CardEntry, focusCard } from '#renderer/guest/features/shared/card-form/use-card-form.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { rejectionAtom } from '../payment-flow.ts';
import type { RecoveryAction } from '../recovery.ts';
import { isShownByForm } from '../shown-once.ts';
import type { PaymentMeans } from '../use-payment-means.ts';
import { ConfirmTerms } from './confirm-bar.tsx';
import { PaymentFailureNotice } from './payment-failure-notice.tsx';
import { PaymentTotals } from './payment-totals.tsx';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gap: '16px',
    paddingBottom: '20px',
    // Above the bar of a phone.
    '& > *': { scrollMarginBlockEnd: '8rem' },
    '&:has(dl)': { paddingTop: '16px', borderTop: `1px solid ${brand.hairline}` },
    [from.large]: { paddingBottom: 0 },
  },
});

type PaymentOutcomeProps = {
  means: PaymentMeans;
  card: CardEntry;
  actions: readonly RecoveryAction[];
  onFix: (where: 'rooms' | 'dates') => void;
  onBookings: () => void;
  onVerify: () => void;
};

/** What is paid with what, and what became of the last try: right before the button that pays. */
export function PaymentOutcome({ means, card, actions, onFix, onBookings, onVerify }: PaymentOutcomeProps) {
  const styles = useStyles();
  const rejection = useAtomValue(rejectionAtom);
  const { balance, choice } = means;
  const recover = (action: RecoveryAction) => {
    if (action === 'search') return onFix('dates');
    if (action === 'bookings') return onBookings();
    if (action === 'verify') return onVerify();
    means.payByCard();
    focusCard(card);
  };
  return (
    <div className={styles.box}>
      <PaymentTotals means={means} card={card} />
      <PaymentFailureNotice
        rejection={rejection !== null && isShownByForm(rejection, choice) ? null : rejection}
        recoveryActions={actions}
        onRecover={recover}
        balance={balance.isFetching ? null : (balance.data ?? null)}
      />
      <ConfirmTerms />
    </div>
  );
}
