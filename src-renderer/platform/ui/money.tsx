import { formatMoney } from '#renderer/platform/i18n/format.ts';
import type { Cents } from '#shared/money.ts';

/** An amount in reais, never broken over two lines (APP-06). */
export function Money({ cents, className }: { cents: Cents; className?: string }) {
  return (
    <span className={className} style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {formatMoney(cents)}
    </span>
  );
}
