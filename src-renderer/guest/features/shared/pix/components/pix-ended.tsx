import type { ReactNode } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { useFreshOutcome, useOutcomeShown } from '#renderer/platform/state/outcome-shown.ts';
import { OutcomeBox } from '#renderer/platform/ui/outcome-box.tsx';
import type { PixPayment } from '#shared/contract/guest/pix.ts';

type PixEndedProps = {
  payment: PixPayment;
  actions: ReactNode;
};

export function PixEnded({ payment, actions }: PixEndedProps) {
  const t = useText('pix');
  const state = payment.state === 'WAITING' ? 'NO_CODE' : payment.state;
  // In the lobby the guest of an unpaid code may have gone: there the countdown comes at once (PD-135).
  const isRead = state === 'PAID' || !host().profile.capabilities.publicScreen;
  useFreshOutcome(isRead ? `${payment.paymentId} ${state}` : null);
  return (
    <>
      {state === 'PAID' && <Finished />}
      <OutcomeBox
        title={t(`ended.${state}.title`)}
        text={t(
          state === 'EXPIRED' || state === 'CLOSED' ? unpaidText(state, payment) : `ended.${state}.text`,
        )}
        isGood={state === 'PAID'}
        actions={actions}
      />
    </>
  );
}

function unpaidText(state: 'EXPIRED' | 'CLOSED', { purpose, isRenewable, isReserved }: PixPayment) {
  if (purpose === 'HOURS') return `ended.${state}.HOURS` as const;
  if (isReserved && isRenewable) return `ended.${state}.reserved` as const;
  return isRenewable ? (`ended.${state}.text` as const) : (`ended.${state}.final` as const);
}

function Finished() {
  useOutcomeShown();
  return null;
}
