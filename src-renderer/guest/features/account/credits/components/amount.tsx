import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { CreditTransaction } from '#shared/contract/guest/personal-info.ts';
import { type Cents, fromReais } from '#shared/money.ts';

const BALANCE_DOTS = '••••••';
const ROW_DOTS = '••••';

type AmountProps = { cents: Cents; sign?: '+' | '−'; isShown: boolean; dots: string };

function Amount({ cents, sign, isShown, dots }: AmountProps) {
  const t = useText('credits');
  if (isShown) {
    return (
      <>
        {sign}
        {sign && ' '}
        {formatMoney(cents)}
      </>
    );
  }
  return (
    <>
      <span aria-hidden="true">{dots}</span>
      <VisuallyHidden>{t('hidden')}</VisuallyHidden>
    </>
  );
}

export function BalanceAmount({ cents, isShown }: { cents: Cents; isShown: boolean }) {
  return <Amount cents={cents} isShown={isShown} dots={BALANCE_DOTS} />;
}

export function RowAmount({ transaction, isShown }: { transaction: CreditTransaction; isShown: boolean }) {
  const sign = transaction.type === 'DEPOSIT' ? '+' : '−';
  return <Amount cents={fromReais(transaction.value)} sign={sign} isShown={isShown} dots={ROW_DOTS} />;
}
