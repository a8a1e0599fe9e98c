import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CheckboxField } from '#renderer/forms/checkbox-field.tsx';
import { useFieldGrid } from '#renderer/forms/field-grid.ts';
import { Form } from '#renderer/forms/form.tsx';
import { MaskedField } from '#renderer/forms/masked-field.tsx';
import { TextField } from '#renderer/forms/text-field.tsx';
import { webConfig } from '#renderer/gateway/config.ts';
import { host } from '#renderer/host/host.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { Notice } from '#renderer/ui/notice.tsx';
import { brand, from } from '#renderer/ui/theme.ts';
import { VisuallyHidden } from '#renderer/ui/visually-hidden.tsx';
import type { Cents } from '#shared/money.ts';
import {
  brandByPrefix,
  isCardNumberValid,
  maskCardNumber,
  maskExpiration,
  normalizeHolderName,
  passesLuhn,
} from '#shared/rules/card-brand.ts';
import { formatCpfOrCnpj } from '#shared/rules/cpf-cnpj.ts';
import { brandNames } from '../brand-names.ts';
import { type CardFormKind, type CardValues, isDescriptionEnabled } from '../card-schema.ts';
import { CardBrandMark } from './card-brand-mark.tsx';
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

/** The number with its brand (PAY-06). */
function NumberField({ form }: Pick<Fields, 'form'>) {
  const t = useText('card-form');
  const { wide } = useFieldGrid();
  const number = useWatch({ control: form.control, name: 'number' });
  const brand = brandByPrefix(number);
  const suspicious = isCardNumberValid(number) && !passesLuhn(number);
  return (
    <>
      <MaskedField
        className={wide}
        name="number"
        label={t('number')}
        mask={maskCardNumber}
        autoComplete="cc-number"
        required
        contentAfter={<CardBrandMark brand={brand} />}
        {...(suspicious ? { hint: t('checkDigits') } : {})}
      />
      <VisuallyHidden role="status">
        {brand === 'unknown' ? '' : t('brand', { brand: brandNames[brand].name })}
      </VisuallyHidden>
    </>
  );
}

const cvvOf = (typed: string) => typed.replace(/\D/g, '').slice(0, 4);

/** Until when the card is good, and its security code, which is seen only while it is typed (PAY-09 to PAY-11). */
function ExpirationAndCvv() {
  const t = useText('card-form');
  const [isCvvFocused, setCvvFocused] = useState(false);
  return (
    <>
      <MaskedField
        name="expiration"
        label={t('expiration')}
        hint={t('expirationHint')}
        mask={maskExpiration}
        autoComplete="cc-exp"
        required
      />
      <div onFocus={() => setCvvFocused(true)} onBlur={() => setCvvFocused(false)}>
        <MaskedField
          name="verification_value"
          label={t('cvv')}
          hint={t('cvvHint')}
          mask={cvvOf}
          type={isCvvFocused ? 'text' : 'password'}
          autoComplete="cc-csc"
          required
        />
      </div>
    </>
  );
}

/** The holder's tax id, which a holder from abroad does not have (PAY-12, PAY-13). */
function TaxIdFields({ form }: Pick<Fields, 'form'>) {
  const t = useText('card-form');
  const { wide } = useFieldGrid();
  const foreigner = useWatch({ control: form.control, name: 'foreigner' });
  useEffect(() => {
    // What was typed is dropped and no longer required.
    if (foreigner) form.setValue('cpf_cnpj', '');
    if (form.formState.touchedFields.cpf_cnpj || foreigner) void form.trigger('cpf_cnpj');
  }, [foreigner, form]);
  return (
    <>
      <MaskedField
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

/** Whether the card is saved, and its nickname (PAY-14, PAY-15); nothing on a device that saves none (PD-41). */
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
      {kind === 'payment' && <CheckboxField className={wide} name="save" label={t('save')} />}
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

type CardFormProps = Fields & {
  /** What the instalments are counted of; a wallet card has none. */
  amount: Cents;
  /** The last try with a card failed (PAY-25 to PAY-27). */
  failed: boolean;
  onSubmit: () => void;
};

/** A card to be typed (PAY-04 to PAY-18). What is typed stays in the form until the provider has it (PD-16). */
export function CardForm({ form, kind, amount, failed, onSubmit }: CardFormProps) {
  const t = useText('card-form');
  const styles = useStyles();
  const fields = useFieldGrid();
  const installments = useWatch({ control: form.control, name: 'installments' });
  return (
    <Form form={form} texts="card-form" className={fields.grid} onSubmit={onSubmit}>
      {failed && (
        <Notice intent="error" className={fields.wide}>
          {t(kind === 'payment' ? 'paymentForm.error' : 'paymentForm.addCardError')}
        </Notice>
      )}
      <NumberField form={form} />
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
      <ExpirationAndCvv />
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
      {/* A trial gateway charges no real card. */}
      <p className={styles.secure}>
        {t('secure')} {webConfig().tokenizer.kind === 'sandbox' && t('sandbox')}
      </p>
    </Form>
  );
}
