import { Button, makeStyles } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { useAppForm } from '#renderer/platform/forms/form.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Money } from '#renderer/platform/ui/money.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { changeOf, likelyNotes, parseCents, toTyped } from '../shared/money/money-typed.ts';
import { MeansForm, NoteField } from './means-form.tsx';
import type { Paying } from './paying.ts';
import type { CashValues } from './payment-schema.ts';
import { useTakePayment } from './use-take-payment.ts';

const useStyles = makeStyles({
  received: {
    '& input': {
      textAlign: 'end',
      fontSize: '2rem',
      lineHeight: '40px',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  quick: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  change: {
    margin: 0,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '12px',
    padding: '12px 16px',
    borderRadius: '14px',
    backgroundColor: brand.sageWash,
    color: brand.sageInk,
    fontWeight: 600,
  },
  sum: { fontSize: '1.75rem', lineHeight: '34px' },
});

const empty: CashValues = { received: '', note: '' };

export function CashForm({ paying }: { paying: Paying }) {
  const styles = useStyles();
  const t = useText('staff/payment');
  const { amountCents } = paying;
  const form = useAppForm<CashValues>({
    schema: () => import('./payment-schema.ts').then(module => module.cashSchema(amountCents)),
    defaultValues: empty,
  });
  const take = useTakePayment(paying);
  const received = useWatch({ control: form.control, name: 'received' });
  const change = changeOf(received, amountCents);
  const put = (cents: number) =>
    form.setValue('received', toTyped(cents), { shouldDirty: true, shouldValidate: true });
  return (
    <MeansForm
      means="cash"
      form={form}
      act={t('take', { amount: formatMoney(amountCents) })}
      error={take.error}
      onSend={({ received: typed, note }) => take.mutateAsync({ means: toCash(typed), note })}
    >
      <TextField
        className={styles.received}
        name="received"
        label={t('received.label')}
        hint={t('received.hint')}
        inputMode="decimal"
        autoComplete="off"
        autoFocus={paying.takesFocus}
      />
      <div className={styles.quick}>
        <Button onClick={() => put(amountCents)}>{t('received.exact')}</Button>
        {likelyNotes(amountCents).map(cents => (
          <Button key={cents} onClick={() => put(cents)}>
            {formatMoney(cents)}
          </Button>
        ))}
      </div>
      {change !== null && (
        <p className={styles.change} role="status">
          <span>{t('change')}</span>
          <Money className={styles.sum} cents={change} />
        </p>
      )}
      <NoteField />
    </MeansForm>
  );
}

function toCash(typed: string) {
  const receivedCents = parseCents(typed);
  return { kind: 'CASH' as const, ...(receivedCents === null ? {} : { receivedCents }) };
}
