import { Field, Select } from '@fluentui/react-components';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { Cents } from '#shared/money.ts';
import { installmentChoices } from '../installments.ts';

type InstallmentsSelectProps = {
  amount: Cents;
  value: number;
  onChange: (count: number) => void;
  className?: string;
};

export function InstallmentsSelect({ amount, value, onChange, className }: InstallmentsSelectProps) {
  const t = useText('card-form');
  return (
    <Field label={t('installments')} required className={className ?? ''}>
      <Select size="large" value={String(value)} onChange={(_, chosen) => onChange(Number(chosen.value))}>
        {installmentChoices(amount).map(({ count, each }) => (
          <option key={count} value={count}>
            {t('installment', { times: count, amount: formatMoney(each) })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
