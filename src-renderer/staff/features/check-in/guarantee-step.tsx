import { Button, makeStyles } from '@fluentui/react-components';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import type { AssistedRoom } from '#shared/contract/staff/assisted-check-in.ts';
import { AppError } from '#shared/errors.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { Card } from '../shared/look/card.tsx';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { useActKey } from '../shared/money/act-key.ts';
import { parseCents } from '../shared/money/money-typed.ts';
import type { StepProps } from './check-in-steps.tsx';
import type { DepositValues } from './deposit-schema.ts';
import { StepAct } from './step-card.tsx';
import { isGuaranteed, roomsWithoutDeposit } from './steps.ts';

const useStyles = makeStyles({
  text: { margin: 0, color: brand.inkSoft },
  again: { justifySelf: 'start' },
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

/** Cash in place of a card. A card is typed by the guest alone, on the card page of the app or the kiosk. */
export function GuaranteeStep(props: StepProps) {
  const styles = useStyles();
  const t = useText('staff/check-in');
  const { state, onSaved, onReload } = props;
  const { guaranteeCard } = state.checkIn;
  if (isGuaranteed(state))
    return (
      <StepAct
        title={t('steps.guarantee')}
        lead={t('guarantee.given')}
        error={null}
        onReload={onReload}
        act={t('goOn')}
        isBusy={false}
        onSend={() => void onSaved(now => now)}
      >
        {guaranteeCard !== null && (
          <Notice intent="success">
            {t('check-in:paymentCard.given', {
              brand: cardNetworkNames[guaranteeCard.brand].name || t('check-in:summary.anyCard'),
              digits: guaranteeCard.display_number.slice(-4),
            })}
          </Notice>
        )}
        <Taken {...props} />
      </StepAct>
    );
  return (
    <Card title={t('steps.guarantee')}>
      <p className={styles.text}>{t('guarantee.lead')}</p>
      <Taken {...props} />
      {roomsWithoutDeposit(state).map(room => (
        <Deposit key={room.accommodationId} room={room} {...props} />
      ))}
      <p className={styles.text}>{t('guarantee.card')}</p>
      <Button className={styles.again} onClick={() => void onSaved()}>
        {t('guarantee.look')}
      </Button>
    </Card>
  );
}

function Taken({ state: { deposits, rooms } }: StepProps) {
  const t = useText('staff/check-in');
  return deposits.map(({ accommodationId, amountCents }) => (
    <Notice key={accommodationId} intent="success">
      {t('guarantee.taken', {
        number: rooms.find(room => room.accommodationId === accommodationId)?.number ?? '',
        amount: formatMoney(amountCents),
      })}
    </Notice>
  ));
}

function Deposit({ room, guest, onSaved }: StepProps & { room: AssistedRoom }) {
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
      if (isTaken(error))
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
          {isTaken(take.error) ? t('guarantee.takenBefore') : errorText(take.error)}
        </Notice>
      )}
    </Form>
  );
}

const isTaken = (error: unknown): boolean => error instanceof AppError && error.code === 'OUTCOME_CHANGED';
