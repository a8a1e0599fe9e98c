import { formatMoney } from '#renderer/platform/i18n/format.ts';
import type { Cents } from '#shared/money.ts';

export function Money({ cents, className }: { cents: Cents; className?: string }) {
  return (
    <span className={className} style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {formatMoney(cents)}
    </span>
  );
}
