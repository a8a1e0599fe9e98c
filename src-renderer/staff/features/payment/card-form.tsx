import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { cardNetwork } from '#shared/card-networks.ts';
import type { DeskMeans } from '#shared/contract/staff/desk-payments.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { useMeansForm } from './means-form-styles.ts';
import { parseCents } from './money-typed.ts';
import type { Paying } from './paying.ts';
import { PaymentError } from './payment-error.tsx';
import type { CardValues } from './payment-schema.ts';
import { useTakePayment } from './use-take-payment.ts';

/** Names are the same in both languages. */
const NETWORKS = [
  { value: 'visa', label: 'Visa' },
  { value: 'mastercard', label: 'Mastercard' },
  { value: 'elo', label: 'Elo' },
  { value: 'amex', label: 'American Express' },
  { value: 'hipercard', label: 'Hipercard' },
  { value: 'diners', label: 'Diners Club' },
] as const;

const empty: CardValues = {
  network: '',
  cardKind: '',
  lastDigits: '',
  authorizationCode: '',
  printed: '',
  note: '',
};

/** A card on the hotel's own machine: what its receipt says is copied here, and nothing else of the card. */
export function CardForm({ paying }: { paying: Paying }) {
  const shared = useMeansForm();
  const t = useText('staff/payment');
  const { amountCents } = paying.due;
  const form = useAppForm<CardValues>({
    schema: () => import('./payment-schema.ts').then(module => module.cardSchema(amountCents)),
    defaultValues: empty,
  });
  const take = useTakePayment(paying);
  const choose = { value: '', label: t('choose') };
  return (
    <Form
      form={form}
      texts="staff/payment"
      label={t('means.card')}
      className={shared.form}
      onSubmit={values =>
        take.mutateAsync({ means: toMeans(values), note: values.note }).then(
          () => undefined,
          () => undefined,
        )
      }
    >
      <Notice intent="info">{t('card.charge', { amount: formatMoney(amountCents) })}</Notice>
      <div className={shared.pair}>
        <SelectField
          name="network"
          label={t('network.label')}
          options={[choose, ...NETWORKS, { value: 'unknown', label: t('network.other') }]}
        />
        <SelectField
          name="cardKind"
          label={t('cardKind.label')}
          options={[
            choose,
            { value: 'CREDIT', label: t('cardKind.CREDIT') },
            { value: 'DEBIT', label: t('cardKind.DEBIT') },
          ]}
        />
        <TextField name="lastDigits" label={t('lastDigits.label')} inputMode="numeric" autoComplete="off" />
        <TextField name="authorizationCode" label={t('authorization.label')} autoComplete="off" />
      </div>
      <TextField
        name="printed"
        label={t('printed.label')}
        hint={t('printed.hint')}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        name="note"
        label={t('note.label')}
        hint={t('note.hint')}
        autoComplete="off"
        maxLength={200}
      />
      {take.isError && <PaymentError error={take.error} />}
      <SubmitButton className={shared.send}>
        {t('record', { amount: formatMoney(amountCents) })} <KeyCap keys="Ctrl+Enter" isPlain />
      </SubmitButton>
    </Form>
  );
}

/** Of values that the schema has accepted. */
function toMeans(values: CardValues): DeskMeans {
  return {
    kind: 'TERMINAL',
    network: cardNetwork.parse(values.network),
    cardKind: values.cardKind === 'DEBIT' ? 'DEBIT' : 'CREDIT',
    lastDigits: values.lastDigits,
    authorizationCode: values.authorizationCode,
    printedCents: parseCents(values.printed) ?? 0,
  };
}
