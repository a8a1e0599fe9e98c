import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { ActFlow } from '#renderer/guest/features/shared/guest-booking/act-flow.ts';
import { useFreshUntil } from '#renderer/guest/features/shared/guest-booking/use-fresh-until.ts';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import type { CanceledBooking, CreditEstimate } from '#shared/contract/guest/booking-cancel.ts';
import { AppError } from '#shared/errors.ts';
import { fromReais } from '#shared/money.ts';
import { isCancelSettled, notCancelableText } from '../cancel-rejection.ts';
import { isSameOutcome } from '../queries.ts';
import { useCancel } from '../use-cancel.ts';
import { CancelOutcome } from './cancel-outcome.tsx';

const useStyles = makeStyles({
  body: { display: 'grid', gap: '16px' },
  // Beside the buttons, so that it stays visible while the figures scroll.
  understand: { width: '100%', maxWidth: 'none' },
});

type CancelDialogProps = {
  bookingId: string;
  timeZone: string;
  onClose: () => void;
  onCanceled: () => void;
};

export function CancelDialog({ bookingId, timeZone, onClose, onCanceled }: CancelDialogProps) {
  const t = useText('booking-management');
  const styles = useStyles();
  const { flow, isActing, act, estimate } = useCancel(bookingId, onCanceled);
  const [agreed, setAgreed] = useState<CreditEstimate | null>(null);
  const shown = estimate.data;
  useFreshUntil(isActing ? null : (shown?.nextStep?.at ?? null), () => void estimate.refetch());
  const isAgreed = shown !== undefined && isSameOutcome(agreed, shown);
  const isBusy = isActing || flow.step === 'done';
  const isOver = isCancelSettled(flow, estimate.error);
  const actions = (
    <>
      {shown && !isOver && (
        <Checkbox
          className={styles.understand}
          size="large"
          checked={isAgreed}
          disabled={isBusy}
          label={t('cancelBooking.understand')}
          onChange={(_, { checked }) => setAgreed(checked === true ? shown : null)}
        />
      )}
      <Button size="large" disabled={isBusy} onClick={onClose}>
        {t(isOver ? 'general:close' : 'cancelBooking.keep')}
      </Button>
      {!isOver && (
        <BusyButton busy={isBusy} disabled={!isAgreed} onClick={() => shown && isAgreed && act(shown)}>
          {t(flow.step === 'unknown' ? 'cancelBooking.again' : 'cancelBooking.confirm')}
        </BusyButton>
      )}
    </>
  );
  return (
    <Modal
      open
      kind="alert"
      title={t('cancelBooking.title')}
      onClose={() => !isBusy && onClose()}
      actions={actions}
    >
      <div className={styles.body} aria-busy={isBusy || estimate.isPending}>
        <CancelNews flow={flow} agreed={agreed} shown={shown} />
        {shown && !isOver && <CancelOutcome estimate={shown} timeZone={timeZone} />}
        {shown === undefined && (
          <Awaited error={estimate.error} isOver={isOver} onRetry={() => void estimate.refetch()} />
        )}
      </div>
    </Modal>
  );
}

type AwaitedProps = { error: unknown; isOver: boolean; onRetry: () => void };

function Awaited({ error, isOver, onRetry }: AwaitedProps) {
  const t = useText('booking-management');
  if (isOver && error instanceof AppError)
    return <Notice intent="info">{t(notCancelableText(error))}</Notice>;
  if (error !== null) return <LoadError level={3} error={null} onRetry={onRetry} />;
  return (
    <div role="status" aria-label={t('cancelBooking.loading')}>
      <Skeleton height="180px" />
    </div>
  );
}

type CancelNewsProps = {
  flow: ActFlow<CreditEstimate, CanceledBooking>;
  /** The estimate that the guest agreed to last; it can change with time. */
  agreed: CreditEstimate | null;
  shown: CreditEstimate | undefined;
};

function CancelNews({ flow, agreed, shown }: CancelNewsProps) {
  const t = useText('booking-management');
  const errorText = useErrorText();
  const outdated = agreed && shown && !isSameOutcome(agreed, shown) ? agreed : null;
  const before = flow.step === 'deciding' ? (outdated ?? flow.before) : null;
  if (before !== null && shown)
    return (
      <Notice intent="info">
        {t('cancelBooking.changed', {
          before: formatMoney(fromReais(before.creditValue)),
          now: formatMoney(fromReais(shown.creditValue)),
        })}
      </Notice>
    );
  if (flow.step === 'unknown') return <Notice intent="error">{t('cancelBooking.unknown')}</Notice>;
  if (flow.step !== 'rejected') return null;
  if (flow.code === 'BOOKING_NOT_CANCELABLE')
    return <Notice intent="info">{t(notCancelableText(flow))}</Notice>;
  return (
    <Notice intent="error">
      {flow.code === 'ATTEMPT_IN_PROGRESS' ? t('cancelBooking.paymentOpen') : errorText(flow)}
    </Notice>
  );
}
