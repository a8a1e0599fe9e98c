import { useState } from 'react';
import type { ActFlow } from '#renderer/guest/features/shared/guest-booking/act-flow.ts';
import { LeaveConfirmation } from '#renderer/guest/features/shared/guest-booking/components/leave-confirmation.tsx';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { CheckedOut, CheckoutSimulation } from '#shared/contract/guest/check-out.ts';
import { fromReais } from '#shared/money.ts';
import { feeOf } from '../check-out.ts';

const money = (reais: number) => formatMoney(fromReais(reais));

type CheckOutConfirmationProps = {
  flow: ActFlow<CheckoutSimulation, CheckedOut>;
  shown: CheckoutSimulation;
  onLeave: (shown: CheckoutSimulation) => void;
  onCancel: () => void;
};

export function CheckOutConfirmation({ flow, shown, onLeave, onCancel }: CheckOutConfirmationProps) {
  const t = useText('check-out');
  /** The cost that the guest agreed to; another one needs another consent. */
  const [consent, setConsent] = useState<number | null>(null);
  const fee = feeOf(shown);
  return (
    <LeaveConfirmation
      title={t('confirmation.title')}
      lead={t(shown.isLastRoom ? 'last' : 'notLast')}
      news={<CheckOutNews flow={flow} fee={fee} agreedBefore={consent} />}
      items={[t('confirmation.first'), t('confirmation.second')]}
      consent={{
        label: fee > 0 ? t('confirmation.consentWithFee', { amount: money(fee) }) : t('confirmation.consent'),
        isGiven: consent === fee,
        onChange: isGiven => setConsent(isGiven ? fee : null),
      }}
      step={flow.step}
      submit={t(flow.step === 'unknown' ? 'confirmation.again' : 'confirmation.submit')}
      onSubmit={() => onLeave(shown)}
      onCancel={onCancel}
    />
  );
}

type CheckOutNewsProps = Pick<CheckOutConfirmationProps, 'flow'> & {
  fee: number;
  agreedBefore: number | null;
};

function CheckOutNews({ flow, fee, agreedBefore }: CheckOutNewsProps) {
  const t = useText('check-out');
  const errorText = useErrorText();
  if (flow.step === 'unknown') return <Notice intent="error">{t('confirmation.unknown')}</Notice>;
  if (flow.step === 'rejected')
    return (
      <Notice intent="error">
        {flow.code === 'ATTEMPT_IN_PROGRESS' ? t('confirmation.paymentOpen') : errorText(flow)}
      </Notice>
    );
  if (flow.step !== 'deciding') return null;
  const before = flow.before === null ? agreedBefore : feeOf(flow.before);
  if (before === null || before === fee) return null;
  return (
    <Notice intent="info">{t('confirmation.changed', { before: money(before), now: money(fee) })}</Notice>
  );
}
