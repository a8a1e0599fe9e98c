import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FunnelColumns } from '#renderer/guest/features/shared/booking-funnel/components/funnel-columns.tsx';
import { funnelTerms } from '#renderer/guest/features/shared/booking-funnel/state/cancellation.ts';
import {
  hasServiceChoice,
  selectedRooms,
} from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { CancellationLine } from '#renderer/guest/features/shared/cancellation/components/cancellation-line.tsx';
import { useCardEntry } from '#renderer/guest/features/shared/card-form/use-card-form.ts';
import { usePixEntry } from '#renderer/guest/features/shared/pix/use-pix-entry.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ArrowLeftIcon } from '#renderer/platform/ui/icons.tsx';
import { LeaveGuard } from '#renderer/platform/ui/navigation-guard.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { FlagState } from '#shared/flags.ts';
import { usePaymentActions } from '../payment-actions.ts';
import { isInProgress, paymentFlowAtom, rejectionAtom } from '../payment-flow.ts';
import { recoveryActions } from '../recovery.ts';
import { useBooker } from '../use-booker.ts';
import { useConfirm } from '../use-confirm.ts';
import { useBooked, useRejectionEffects, useResumedPayment } from '../use-payment-effects.ts';
import { type PaymentMeans, usePaymentMeans } from '../use-payment-means.ts';
import { BookerSection } from './booker-section.tsx';
import { ConfirmButton, MissingCount, MissingNote } from './confirm-bar.tsx';
import { LoginDialog } from './login-prompt.tsx';
import { MeansSection } from './means-section.tsx';
import { PaymentFailureModals } from './payment-failure-modals.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { PaymentStatus, useOpenStatus } from './payment-status.tsx';

const useStyles = makeStyles({
  shown: { display: 'contents' },
  hidden: { display: 'none' },
  column: { display: 'grid', gap: '20px', minWidth: 0, '& > *': { minWidth: 0 } },
  busy: { opacity: 0.6 },
  terms: { padding: '16px 18px', borderRadius: '16px', backgroundColor: brand.sageWash },
  back: { justifySelf: 'start', minHeight: '48px' },
});

type PaymentPageProps = {
  heading: ReactNode;
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

function useConfirmLabel({ credits, choice, atReception }: PaymentMeans): string {
  const t = useText('booking-payment');
  if (credits.coversAll) return t('confirm.credits');
  if (atReception) return t('confirm.reception');
  return t(choice.with === 'pix' ? 'confirm.pix' : 'confirm.card');
}

/** What else can be done about the last rejection. */
function useRecoveryActions({ atReception, choice }: PaymentMeans) {
  const rejection = useAtomValue(rejectionAtom);
  return recoveryActions(rejection?.code ?? '', {
    unpaid: atReception ? 'reception' : choice.with === 'pix' ? 'pix' : null,
    takesCards: !host().profile.forceWalkIn,
  });
}

function PaymentTerms({ timeZone, isUnpaid }: { timeZone: string; isUnpaid: boolean }) {
  const styles = useStyles();
  const terms = funnelTerms(useAtomValue(funnelAtom), { timeZone, now: serverNow() });
  return (
    terms && (
      <div className={styles.terms}>
        <CancellationLine terms={terms} timeZone={timeZone} isUnpaid={isUnpaid} />
      </div>
    )
  );
}

function BackButton({ disabled, onBack }: { disabled: boolean; onBack: () => void }) {
  const t = useText('booking-payment');
  const styles = useStyles();
  const hasChoice = hasServiceChoice(selectedRooms(useAtomValue(funnelAtom)));
  return (
    <Button
      className={styles.back}
      appearance="subtle"
      size="large"
      icon={<ArrowLeftIcon />}
      disabled={disabled}
      onClick={onBack}
    >
      {t(hasChoice ? 'back' : 'toServices')}
    </Button>
  );
}

export function PaymentPage(props: PaymentPageProps) {
  const { heading, timeZone, onFix, onBookings, onVerify } = props;
  const styles = useStyles();
  const { booker, card, pix, means, confirm } = usePaymentPage(props);
  const isBusy = isInProgress(useAtomValue(paymentFlowAtom));
  const openStatus = useOpenStatus(booker.session);
  const { resume } = usePaymentActions();
  const label = useConfirmLabel(means);
  const actions = useRecoveryActions(means);
  return (
    <>
      <LoginDialog booker={booker} />
      <LeaveGuard active={isBusy} allowed={props.mayLeaveTo} texts="booking-payment" />
      <PaymentFailureModals card={card} />
      {openStatus !== null && (
        <PageFrame width="wide">
          {heading}
          <PaymentStatus
            status={openStatus}
            onCheckAgain={resume}
            onLogIn={() => booker.setLoginOpen(true)}
          />
        </PageFrame>
      )}
      <div className={openStatus === null ? styles.shown : styles.hidden}>
        <FunnelColumns
          summaryOnPhone="line"
          due={means.credits.rest}
          belowSum={<MissingCount booker={booker} confirm={confirm} />}
          beforeAction={
            <PaymentOutcome
              means={means}
              card={card}
              actions={actions}
              onFix={onFix}
              onBookings={onBookings}
              onVerify={onVerify}
            />
          }
          action={<ConfirmButton label={label} confirm={confirm} isSecond={actions.length > 0} />}
          note={<MissingNote confirm={confirm} />}
        >
          {openStatus === null && heading}
          <div className={mergeClasses(styles.column, isBusy && styles.busy)} inert={isBusy}>
            <PaymentTerms timeZone={timeZone} isUnpaid={means.atReception} />
            <MeansSection means={means} card={card} pix={pix} onSubmit={confirm.start} />
            <BookerSection booker={booker} onSubmit={confirm.start} />
            <BackButton disabled={isBusy} onBack={props.onBack} />
          </div>
        </FunnelColumns>
      </div>
    </>
  );
}
