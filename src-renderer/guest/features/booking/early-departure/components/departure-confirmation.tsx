import { useState } from 'react';
import type { ActFlow } from '#renderer/guest/features/shared/guest-booking/act-flow.ts';
import { LeaveConfirmation } from '#renderer/guest/features/shared/guest-booking/components/leave-confirmation.tsx';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { EarlyCheckout, EarlyCheckoutSimulation } from '#shared/contract/guest/early-departure.ts';
import { fromReais } from '#shared/money.ts';
import { type DepartureKind, isSameReturn } from '../departure.ts';

type DepartureConfirmationProps = {
  kind: DepartureKind;
  isOta: boolean;
  flow: ActFlow<EarlyCheckoutSimulation, EarlyCheckout>;
  shown: EarlyCheckoutSimulation;
  /** The figure that the guest agreed to on the previous page; null for one who came here directly. */
  agreedBefore: Pick<EarlyCheckoutSimulation, 'new_credit'> | null;
  onLeave: (shown: EarlyCheckoutSimulation) => void;
  onGiveUp: () => void;
};

export function DepartureConfirmation(props: DepartureConfirmationProps) {
  const { kind, flow, shown, isOta } = props;
  const t = useText('early-departure');
  const [consent, setConsent] = useState<EarlyCheckoutSimulation | null>(null);
  const amount = formatMoney(fromReais(shown.new_credit));
  const consentKey = isOta || shown.new_credit === 0 ? 'consent' : 'consentWithCredit';
  return (
    <LeaveConfirmation
      title={t('confirmation.title')}
      news={<DepartureNews {...props} agreedBefore={consent ?? props.agreedBefore} />}
      items={[t(`confirmation.${kind}.first`), t(`confirmation.${kind}.second`)]}
      consent={{
        label: t(`confirmation.${kind}.${consentKey}`, { amount }),
        isGiven: isSameReturn(consent, shown),
        onChange: isGiven => setConsent(isGiven ? shown : null),
      }}
      step={flow.step}
      submit={t(flow.step === 'unknown' ? 'confirmation.again' : `confirmation.${kind}.submit`)}
      onSubmit={() => props.onLeave(shown)}
      onCancel={props.onGiveUp}
    />
  );
}

function DepartureNews({ flow, shown, agreedBefore, isOta }: DepartureConfirmationProps) {
  const t = useText('early-departure');
  const errorText = useErrorText();
  const money = (reais: number) => formatMoney(fromReais(reais));
  if (flow.step === 'unknown') return <Notice intent="error">{t('confirmation.unknown')}</Notice>;
  if (flow.step === 'rejected')
    return (
      <Notice intent="error">
        {flow.code === 'ATTEMPT_IN_PROGRESS' ? t('confirmation.paymentOpen') : errorText(flow)}
      </Notice>
    );
  const before = flow.step === 'deciding' ? (flow.before ?? agreedBefore) : null;
  if (before === null || isOta || isSameReturn(before, shown)) return null;
  const figures = { before: money(before.new_credit), now: money(shown.new_credit) };
  return <Notice intent="info">{t('confirmation.changed', figures)}</Notice>;
}
