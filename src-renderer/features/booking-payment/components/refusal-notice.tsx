import { formatMoney } from '#renderer/i18n/format.ts';
import { useErrorText, useText } from '#renderer/i18n/i18n.ts';
import { Masked } from '#renderer/ui/masked.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { TextAround } from '#renderer/ui/text-around.tsx';
import type { Cents } from '#shared/money.ts';
import type { PaymentFlow } from '../payment-flow.ts';
import { wayOf } from '../refusal.ts';

type RefusalNoticeProps = {
  refusal: Extract<PaymentFlow, { step: 'refused' }> | null;
  /** The balance as it now stands, where it changed under the guest. */
  balance: Cents | null;
};

/** What went wrong with the last try, beside the button that would try again. */
export function RefusalNotice({ refusal, balance }: RefusalNoticeProps) {
  const t = useText('booking-payment');
  const errorText = useErrorText();
  if (refusal === null) return null;
  const way = wayOf(refusal.code);
  if (way === 'login' || way === 'rooms' || way === 'dates') return null;
  const words = () => {
    if (refusal.at === 'tokenizing' && way === 'retry') return t('refused.provider');
    if (way === 'reception') return t('refused.reception');
    if (way === 'notAuthorized') return t('cardNotAuthorized.description');
    if (way === 'validationFailure') return t('cardValidationFailure.description');
    if (way === 'credits' && balance !== null) {
      return (
        <TextAround text={amount => t('credits.changed', { amount })}>
          <Masked what={t('credits.title')}>{formatMoney(balance)}</Masked>
        </TextAround>
      );
    }
    if (refusal.code === 'BOOKING_DISABLED') return t('refused.disabled');
    if (refusal.code === 'ATTEMPT_NOT_FOUND') return t('refused.notArrived');
    return errorText(refusal);
  };
  return <Notice intent={way === 'credits' ? 'info' : 'error'}>{words()}</Notice>;
}
