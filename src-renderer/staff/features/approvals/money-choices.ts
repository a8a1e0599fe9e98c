import { formatDate, formatMoney } from '#renderer/platform/i18n/format.ts';
import type { Text } from '#renderer/platform/i18n/texts.ts';
import type { MoneyAct, MoneyOptions } from '#shared/contract/staff/approvals.ts';

/** One thing that can be done with the money of a booking. */
export type MoneyChoice = {
  value: string;
  label: string;
  kind: MoneyAct;
  /** The largest amount; `isFixed` where it is the only one. */
  mostCents: number;
  isFixed: boolean;
  depositId?: string;
  creditId?: number;
};

/** The largest gift that is offered: the gateway's own limit of an amount. */
const MOST_GIFT_CENTS = 10_000_00;

export function toMoneyChoices(options: MoneyOptions, t: Text<'staff/approvals'>): MoneyChoice[] {
  const { deposits, returnableCents, credits, feeCents, hasAccount } = options;
  const choice = (kind: MoneyAct, mostCents: number, more: Partial<MoneyChoice> = {}): MoneyChoice => ({
    value: kind,
    label: t(`choice.${kind}`, { amount: formatMoney(mostCents) }),
    kind,
    mostCents,
    isFixed: true,
    ...more,
  });
  return [
    ...deposits.map(({ depositId, room, amountCents }) =>
      choice('DEPOSIT_RETURN', amountCents, {
        value: depositId,
        depositId,
        label: t('choice.DEPOSIT_RETURN', { amount: formatMoney(amountCents), room }),
      }),
    ),
    ...(returnableCents > 0 ? [choice('CASH_RETURN', returnableCents, { isFixed: false })] : []),
    ...credits
      .filter(({ payoutCents }) => payoutCents > 0)
      .map(({ creditId, restCents, payoutCents, dueDate }) =>
        choice('CREDIT_PAYOUT', payoutCents, {
          value: String(creditId),
          creditId,
          label: t('choice.CREDIT_PAYOUT', {
            amount: formatMoney(payoutCents),
            credits: formatMoney(restCents),
            date: formatDate(dueDate.slice(0, 10), 'numeric'),
          }),
        }),
      ),
    ...(feeCents > 0 ? [choice('FEE_WAIVER', feeCents)] : []),
    ...(hasAccount ? [choice('CREDIT_GIFT', MOST_GIFT_CENTS, { isFixed: false })] : []),
  ];
}
