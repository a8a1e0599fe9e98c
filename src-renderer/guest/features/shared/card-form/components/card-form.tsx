import { makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CardFields } from '#renderer/platform/card-frame/card-fields.tsx';
import { CheckboxField } from '#renderer/platform/forms/checkbox-field.tsx';
import { useFieldGrid } from '#renderer/platform/forms/field-grid.ts';
import { Form } from '#renderer/platform/forms/form.tsx';
import { MaskedField } from '#renderer/platform/forms/masked-field.tsx';
import { PrivateField } from '#renderer/platform/forms/private-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { webConfig } from '#renderer/platform/host/config.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { Cents } from '#shared/money.ts';
import { normalizeHolderName } from '#shared/rules/card-network.ts';
import { formatCpfOrCnpj } from '#shared/rules/cpf-cnpj.ts';
import { type CardFormKind, type CardValues, isDescriptionEnabled } from '../card-schema.ts';
import type { CardEntry } from '../use-card-form.ts';
import { InstallmentsSelect } from './installments-select.tsx';

const useStyles = makeStyles({
  secure: {
    margin: 0,
    color: brand.inkSoft,
    fontSize: '0.875rem',
    lineHeight: '1.45',
    [from.small]: { gridColumn: '1 / -1' },
  },
});

type Fields = { form: UseFormReturn<CardValues>; kind: CardFormKind };

function TaxIdFields({ form }: Pick<Fields, 'form'>) {
  const t = useText('card-form');
  const { wide } = useFieldGrid();
  const foreigner = useWatch({ control: form.control, name: 'foreigner' });
  useEffect(() => {
    if (foreigner) form.setValue('cpf_cnpj', '');
    if (form.formState.touchedFields.cpf_cnpj || foreigner) void form.trigger('cpf_cnpj');
  }, [foreigner, form]);
  return (
    <>
      <PrivateField
        className={wide}
        name="cpf_cnpj"
        label={t('taxId')}
        mask={formatCpfOrCnpj}
        inputMode="text"
        required={!foreigner}
        disabled={foreigner}
        {...(foreigner ? { hint: t('taxIdForeigner') } : {})}
      />
      <CheckboxField className={wide} name="foreigner" label={t('foreigner')} />
    </>
  );
}

function SavingFields({ form, kind }: Fields) {
  const t = useText('card-form');
  const { wide } = useFieldGrid();
  const save = useWatch({ control: form.control, name: 'save' });
  useEffect(() => {
    if (form.formState.touchedFields.description) void form.trigger('description');
  }, [save, form]);
  if (!host().profile.capabilities.saveCard) return null;
  const isEnabled = isDescriptionEnabled(kind, save);
  return (
    <>
      {kind !== 'wallet' && <CheckboxField className={wide} name="save" label={t('save')} />}
      <TextField
        className={wide}
        name="description"
        label={t('description')}
        hint={t('descriptionHint')}
        maxLength={40}
        required={isEnabled}
        disabled={!isEnabled}
      />
    </>
  );
}

type CardFormProps = {
  card: CardEntry;
  kind: CardFormKind;
  amount: Cents;
  failed: boolean;
  onSubmit: () => void;
};

/** If the gateway names no card page, no card can be typed (PD-16, PAY-38). */
export function CardForm({ card, kind, amount, failed, onSubmit }: CardFormProps) {
  const { form, frame } = card;
  const t = useText('card-form');
  const styles = useStyles();
  const fields = useFieldGrid();
  const installments = useWatch({ control: form.control, name: 'installments' });
  const { cardPage } = webConfig();
  if (cardPage === null) return <Notice intent="info">{t('notOffered')}</Notice>;
  return (
    <Form form={form} texts="card-form" className={fields.grid} onSubmit={onSubmit}>
      {failed && (
        <Notice intent="error" isOutcome className={fields.wide}>
          {t(kind === 'payment' ? 'paymentForm.error' : 'paymentForm.addCardError')}
        </Notice>
      )}
      <CardFields
        className={fields.wide}
        card={frame}
        origin={cardPage}
        hasScreenKeys={host().profile.capabilities.screenKeyboard}
      />
      <MaskedField
        className={fields.wide}
        name="full_name"
        label={t('fullName')}
        hint={t('fullNameHint')}
        mask={normalizeHolderName}
        inputMode="text"
        autoComplete="cc-name"
        required
      />
      <TaxIdFields form={form} />
      {kind === 'payment' && (
        <InstallmentsSelect
          className={fields.wide}
          amount={amount}
          value={installments}
          onChange={count => form.setValue('installments', count, { shouldValidate: true })}
        />
      )}
      <SavingFields form={form} kind={kind} />
      <p className={styles.secure}>{t('secure')}</p>
    </Form>
  );
}
