import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useCardEntry } from '#renderer/guest/features/shared/card-form/use-card-form.ts';
import { usePixEntry } from '#renderer/guest/features/shared/pix/use-pix-entry.ts';
import { LeaveGuard } from '#renderer/platform/ui/navigation-guard.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { FlagState } from '#shared/flags.ts';
import { usePaymentActions } from '../payment-actions.ts';
import { isInProgress, paymentFlowAtom } from '../payment-flow.ts';
import { useBooker } from '../use-booker.ts';
import { useConfirm } from '../use-confirm.ts';
import { useBooked, useRejectionEffects, useResumedPayment } from '../use-payment-effects.ts';
import { usePaymentMeans } from '../use-payment-means.ts';
import { BookerSection } from './booker-section.tsx';
import { LoginDialog } from './login-prompt.tsx';
import { MeansSection } from './means-section.tsx';
import { PaymentAside } from './payment-aside.tsx';
import { PaymentFailureModals } from './payment-failure-modals.tsx';
import { PaymentStatus, useOpenStatus } from './payment-status.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gap: '28px',
    [from.large]: {
      gridTemplateColumns: `minmax(0, 1fr) ${brand.asideWidth}`,
      alignItems: 'start',
      gap: '40px',
    },
  },
  hidden: { display: 'none' },
  column: { display: 'grid', gap: '20px', minWidth: 0, '& > *': { minWidth: 0 } },
  busy: { opacity: 0.6 },
});

type PaymentPageProps = {
  timeZone: string;
  creditsEnabled: FlagState;
  mayLeaveTo: (path: string) => boolean;
  onBooked: () => void;
  onFix: (where: 'rooms' | 'dates') => void;
  onBack: () => void;
  onBookings: () => void;
  onVerify: () => void;
};

function usePaymentPage({ timeZone, creditsEnabled, onBooked, onFix }: PaymentPageProps) {
  const booker = useBooker();
  const card = useCardEntry('payment');
  const pix = usePixEntry();
  const means = usePaymentMeans({ session: booker.session, card, timeZone, creditsEnabled });
  const confirm = useConfirm({ booker, means, card, pix, timeZone });
  useResumedPayment(booker.uid);
  useBooked(onBooked);
  useRejectionEffects({
    onLogin: () => booker.setLoginOpen(true),
    onReceptionWithdrawn: means.withdrawReception,
    onPixWithdrawn: means.withdrawPix,
    onFix,
  });
  return { booker, card, pix, means, confirm };
}

export function PaymentPage(props: PaymentPageProps) {
  const styles = useStyles();
  const { booker, card, pix, means, confirm } = usePaymentPage(props);
  const isBusy = isInProgress(useAtomValue(paymentFlowAtom));
  const openStatus = useOpenStatus(booker.session);
  const { resume } = usePaymentActions();
  return (
    <>
      <LoginDialog booker={booker} />
      <LeaveGuard active={isBusy} allowed={props.mayLeaveTo} texts="booking-payment" />
      <PaymentFailureModals card={card} />
      {openStatus !== null && (
        <PaymentStatus status={openStatus} onCheckAgain={resume} onLogIn={() => booker.setLoginOpen(true)} />
      )}
      <div className={mergeClasses(styles.page, openStatus !== null && styles.hidden)}>
        <div className={mergeClasses(styles.column, isBusy && styles.busy)} inert={isBusy}>
          <BookerSection booker={booker} onSubmit={confirm.start} />
          <MeansSection means={means} card={card} pix={pix} onSubmit={confirm.start} />
        </div>
        <PaymentAside
          timeZone={props.timeZone}
          means={means}
          card={card}
          confirm={confirm}
          onFix={props.onFix}
          onBookings={props.onBookings}
          onVerify={props.onVerify}
          onBack={props.onBack}
        />
      </div>
    </>
  );
}
