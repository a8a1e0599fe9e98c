import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CheckboxField } from '#renderer/forms/checkbox-field.tsx';
import { useFieldGrid } from '#renderer/forms/field-grid.ts';
import { Form } from '#renderer/forms/form.tsx';
import { MaskedField } from '#renderer/forms/masked-field.tsx';
import { TextField } from '#renderer/forms/text-field.tsx';
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

type CardFormProps = {
  form: UseFormReturn<CardValues>;
  kind: CardFormKind;
  /** What the instalments are counted of; a wallet card has none. */
  amount: Cents;
  /** The last try with a card failed (PAY-25 to PAY-27). */
  failed: boolean;
  /** Whether this device offers to keep a card (PD-41). */
  canSave: boolean;
  /** The gateway is a trial: no real card is charged. */
  sandbox: boolean;
  onSubmit: () => void;
};

const cvvOf = (typed: string) => typed.replace(/\D/g, '').slice(0, 4);

/** A card to be typed (PAY-04 to PAY-18). What is typed stays in the form until the provider has it (PD-16). */
export function CardForm({ form, kind, amount, failed, canSave, sandbox, onSubmit }: CardFormProps) {
  const t = useText('card-form');
  const styles = useStyles();
  const fields = useFieldGrid();
  const [isCvvFocused, setCvvFocused] = useState(false);
  const [number, foreigner, save, installments] = useWatch({
    control: form.control,
    name: ['number', 'foreigner', 'save', 'installments'],
  });
  const brand = brandByPrefix(number);

  useEffect(() => {
    // A holder from abroad has no tax id: what was typed is dropped and no longer required (PAY-13).
    if (foreigner) form.setValue('cpf_cnpj', '');
    if (form.formState.touchedFields.cpf_cnpj || foreigner) void form.trigger('cpf_cnpj');
  }, [foreigner, form]);
  useEffect(() => {
    if (form.formState.touchedFields.description) void form.trigger('description');
  }, [save, form]);

  const suspicious = isCardNumberValid(number) && !passesLuhn(number);
  return (
    <Form form={form} texts="card-form" className={fields.grid} onSubmit={onSubmit}>
      {failed && (
        <Notice intent="error" className={fields.wide}>
          {t(kind === 'payment' ? 'paymentForm.error' : 'paymentForm.addCardError')}
        </Notice>
      )}
      <MaskedField
        className={fields.wide}
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
      <MaskedField
        className={fields.wide}
        name="cpf_cnpj"
        label={t('taxId')}
        mask={formatCpfOrCnpj}
        inputMode="text"
        required={!foreigner}
        disabled={foreigner}
        {...(foreigner ? { hint: t('taxIdForeigner') } : {})}
      />
      <CheckboxField className={fields.wide} name="foreigner" label={t('foreigner')} />
      {kind === 'payment' && (
        <InstallmentsSelect
          className={fields.wide}
          amount={amount}
          value={installments}
          onChange={count => form.setValue('installments', count, { shouldValidate: true })}
        />
      )}
      {canSave && kind === 'payment' && (
        <CheckboxField className={fields.wide} name="save" label={t('save')} />
      )}
      {canSave && (
        <TextField
          className={fields.wide}
          name="description"
          label={t('description')}
          hint={t('descriptionHint')}
          maxLength={40}
          required={isDescriptionEnabled(kind, save)}
          disabled={!isDescriptionEnabled(kind, save)}
        />
      )}
      <p className={styles.secure}>
        {t('secure')} {sandbox && t('sandbox')}
      </p>
    </Form>
  );
}
