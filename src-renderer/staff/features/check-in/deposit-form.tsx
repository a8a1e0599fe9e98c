import { makeStyles } from '@fluentui/react-components';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { AssistedRoom } from '#shared/contract/staff/assisted-check-in.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { useActKey } from '../shared/money/act-key.ts';
import { parseCents } from '../shared/money/money-typed.ts';
import type { StepProps } from './check-in-steps.tsx';
import type { DepositValues } from './deposit-schema.ts';
import { isTakenBefore } from './taken-before.ts';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gap: '12px 16px',
    alignItems: 'end',
    paddingBlockStart: '12px',
    borderTop: `1px solid ${brand.hairline}`,
    [from.small]: { gridTemplateColumns: 'minmax(0, 280px) auto 1fr' },
  },
  failed: { gridColumn: '1 / -1' },
});

/** Cash for one room, in place of a card. */
export function DepositForm({ room, guest, onSaved }: StepProps & { room: AssistedRoom }) {
  const styles = useStyles();
  const t = useText('staff/check-in');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { key, renewAfter } = useActKey();
  const { accommodationId, number } = room;
  const form = useAppForm<DepositValues>({
    schema: () => import('./deposit-schema.ts').then(module => module.depositSchema),
    defaultValues: { amount: '' },
  });
  const take = useMutation({
    mutationFn: async ({ amount }: DepositValues) => {
      const amountCents = parseCents(amount) ?? 0;
      await staffGateway.assistedCheckIn.takeDeposit({ ...guest, key, accommodationId, amountCents });
      return onSaved(now => ({ ...now, deposits: [...now.deposits, { accommodationId, amountCents }] }));
    },
    onError: error => {
      renewAfter(error);
      // A colleague was faster: the page shows that deposit.
      if (isTakenBefore(error))
        void queries.refetchQueries({
          queryKey: staffKeys.checkIn(guest.hotelId, guest.bookingId, guest.roomGuestId),
        });
    },
  });
  const label = t('guarantee.amount', { number });
  return (
    <Form
      form={form}
      texts="staff/check-in"
      label={label}
      className={styles.form}
      onSubmit={values => take.mutateAsync(values).catch(() => undefined)}
    >
      <TextField name="amount" label={label} inputMode="decimal" autoComplete="off" required />
      <SubmitButton>
        {t('guarantee.take')} <KeyCap keys="Ctrl+Enter" isPlain />
      </SubmitButton>
      {take.error !== null && (
        <Notice intent="error" className={styles.failed} isOutcome>
          {isTakenBefore(take.error) ? t('guarantee.takenBefore') : errorText(take.error)}
        </Notice>
      )}
    </Form>
  );
}
