import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import type { KeyOf } from '#renderer/platform/i18n/texts.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { AppError } from '#shared/errors.ts';
import { dueAfterChange } from './due-after-change.ts';

/** Codes whose general text is about a guest's own booking. */
const OWN_TEXTS: Readonly<Record<string, KeyOf<'staff/payment'>>> = {
  IDEMPOTENCY_KEY_REUSED: 'changed.sentBefore',
  ATTEMPT_IN_PROGRESS: 'changed.codeOpen',
  PAYMENT_TIMEOUT: 'changed.timeout',
  PIX_NOT_AVAILABLE: 'changed.noPix',
};

/** A failure in words; of an amount that is another by now, with the new one. */
export function PaymentError({ error }: { error: unknown }) {
  const t = useText('staff/payment');
  const errorText = useErrorText();
  const own = error instanceof AppError ? OWN_TEXTS[error.code] : undefined;
  const now =
    error instanceof AppError && error.code === 'OUTCOME_CHANGED' ? dueAfterChange(error.details) : null;
  return (
    <Notice intent="error" isOutcome>
      {own !== undefined && t(own)}
      {now === 0 && t('changed.paid')}
      {now !== null && now > 0 && t('changed.amount', { amount: formatMoney(now) })}
      {own === undefined && now === null && errorText(error)}
    </Notice>
  );
}
