import { makeStyles } from '@fluentui/react-components';
import { useAppForm } from '#renderer/platform/forms/form.tsx';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import { cardNetwork } from '#shared/card-networks.ts';
import type { DeskMeans } from '#shared/contract/staff/desk-payments.ts';
import { parseCents } from '../shared/money/money-typed.ts';
import { MeansForm, NoteField } from './means-form.tsx';
import type { Paying } from './paying.ts';
import type { CardValues } from './payment-schema.ts';
import { useTakePayment } from './use-take-payment.ts';

const useStyles = makeStyles({
  pair: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** Those that a machine in Brazil takes, the most common first. */
const NETWORKS = ['visa', 'mastercard', 'elo', 'amex', 'hipercard', 'diners'] as const;

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
  const styles = useStyles();
  const t = useText('staff/payment');
  const { amountCents } = paying;
  const form = useAppForm<CardValues>({
    schema: () => import('./payment-schema.ts').then(module => module.cardSchema(amountCents)),
    defaultValues: empty,
  });
  const take = useTakePayment(paying);
  const choose = { value: '', label: t('choose') };
  const networks = NETWORKS.map(network => ({ value: network, label: cardNetworkNames[network].name }));
  return (
    <MeansForm
      means="card"
      form={form}
      act={t('record', { amount: formatMoney(amountCents) })}
      error={take.error}
      onSend={values => take.mutateAsync({ means: toMeans(values), note: values.note })}
    >
      <Notice intent="info">{t('card.charge', { amount: formatMoney(amountCents) })}</Notice>
      <div className={styles.pair}>
        <SelectField
          name="network"
          label={t('network.label')}
          options={[choose, ...networks, { value: 'unknown', label: t('network.other') }]}
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
      <NoteField />
    </MeansForm>
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
