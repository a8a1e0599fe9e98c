import { makeStyles } from '@fluentui/react-components';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { MoneyOptions } from '#shared/contract/staff/approvals.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { type Hotel, hasRole } from '../shared/hotel/current-hotel.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { useActKey } from '../shared/money/act-key.ts';
import { parseCents } from '../shared/money/money-typed.ts';
import { type AskValues, REASON_LENGTH } from './ask-schema.ts';
import { type MoneyChoice, toMoneyChoices } from './money-choices.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)' },
});

const empty: AskValues = { choice: '', amount: '', reason: '' };

type AskFormProps = { hotel: Hotel; options: MoneyOptions };

/** Chooses an act, and asks a second person for it; a manager waives a small fee at once. */
export function AskForm({ hotel, options }: AskFormProps) {
  const styles = useStyles();
  const t = useText('staff/approvals');
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const choices = toMoneyChoices(options, t);
  const find = (value: string) => choices.find(choice => choice.value === value);
  const form = useAppForm<AskValues>({
    schema: () => import('./ask-schema.ts').then(module => module.askSchema(find)),
    defaultValues: empty,
  });
  const chosen = find(useWatch({ control: form.control, name: 'choice' }));
  const isAtOnce = chosen !== undefined && waivesAtOnce(hotel, options, chosen);
  const ask = useAsk(hotel.hotelId, options.bookingId, () => form.reset());
  useHotkey({ keys: 'Ctrl+Enter', name: t('ask'), isEverywhere: true }, () =>
    box.current?.querySelector('form')?.requestSubmit(),
  );
  return (
    <div ref={box}>
      <Form
        form={form}
        texts="staff/approvals"
        label={t('ask')}
        className={styles.form}
        onSubmit={({ choice, amount, reason }) => {
          const wanted = find(choice);
          if (wanted === undefined) return undefined;
          const amountCents = wanted.isFixed ? wanted.mostCents : (parseCents(amount) ?? 0);
          return ask.mutateAsync({ wanted, amountCents, reason, isAtOnce }).catch(() => undefined);
        }}
      >
        <SelectField
          name="choice"
          label={t('act')}
          options={[
            { value: '', label: t('choose') },
            ...choices.map(({ value, label }) => ({ value, label })),
          ]}
        />
        {chosen !== undefined && !chosen.isFixed && (
          <TextField name="amount" label={t('amount.label')} inputMode="decimal" autoComplete="off" />
        )}
        <TextField
          name="reason"
          label={t('reason.label')}
          hint={t('reason.hint')}
          maxLength={REASON_LENGTH}
          autoComplete="off"
        />
        {ask.error !== null && (
          <Notice intent="error" isOutcome>
            {errorText(ask.error)}
          </Notice>
        )}
        <SubmitButton>
          {isAtOnce ? t('waive') : t('ask')} <KeyCap keys="Ctrl+Enter" isPlain />
        </SubmitButton>
      </Form>
    </div>
  );
}

const waivesAtOnce = (hotel: Hotel, { waiverLimitCents }: MoneyOptions, { kind, mostCents }: MoneyChoice) =>
  kind === 'FEE_WAIVER' && mostCents <= waiverLimitCents && hasRole(hotel, ['MANAGER']);

type Wanted = { wanted: MoneyChoice; amountCents: number; reason: string; isAtOnce: boolean };

function useAsk(hotelId: string, bookingId: string, onDone: () => void) {
  const queries = useQueryClient();
  const { key, renew, renewAfter } = useActKey();
  return useMutation({
    mutationFn: ({ wanted: { kind, depositId, creditId }, amountCents, reason, isAtOnce }: Wanted) => {
      const order = { hotelId, bookingId, key, amountCents, reason };
      return isAtOnce
        ? staffGateway.approvals.waive(order)
        : staffGateway.approvals.ask({
            ...order,
            kind,
            ...(depositId !== undefined && { depositId }),
            ...(creditId !== undefined && { creditId }),
          });
    },
    onSuccess: approval => {
      toast.notify({
        intent: 'success',
        textKey: approval.state === 'DONE' ? 'staff/approvals:waived' : 'staff/approvals:asked',
      });
      // The next order is another one.
      renew();
      onDone();
    },
    onError: error => renewAfter(error),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: staffKeys.approvals(hotelId) });
      return queries.invalidateQueries({ queryKey: staffKeys.booking(hotelId, bookingId) });
    },
  });
}
