import { makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CheckboxField } from '#renderer/platform/forms/checkbox-field.tsx';
import { useFieldGrid } from '#renderer/platform/forms/field-grid.ts';
import { Form } from '#renderer/platform/forms/form.tsx';
import { MaskedField } from '#renderer/platform/forms/masked-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { webConfig } from '#renderer/platform/host/config.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { Cents } from '#shared/money.ts';
import { normalizeHolderName } from '#shared/rules/card-brand.ts';
import { formatCpfOrCnpj } from '#shared/rules/cpf-cnpj.ts';
import { type CardFormKind, type CardValues, isDescriptionEnabled } from '../card-schema.ts';
import type { CardEntry } from '../use-card-form.ts';
import { CardFields } from './card-fields.tsx';
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

/** The holder's tax id, which a holder from abroad does not have (PAY-12, PAY-13). */
function TaxIdFields({ form }: Pick<Fields, 'form'>) {
  const t = useText('card-form');
  const { wide } = useFieldGrid();
  const foreigner = useWatch({ control: form.control, name: 'foreigner' });
  useEffect(() => {
    // The typed value is dropped and no longer required.
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

/** The choice to save the card, and its nickname (PAY-14, PAY-15); nothing on a device that saves none (PD-41). */
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
  /** Base of the instalments; a wallet card has none. */
  amount: Cents;
  /** The last try with a card failed (PAY-25 to PAY-27). */
  failed: boolean;
  onSubmit: () => void;
};

/**
 * A card form (PAY-04 to PAY-18). Number, date and code are typed in a frame of another origin and stay there until the
 * provider has them (PD-16, PAY-38); if the gateway has no such page, no card can be typed.
 */
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
        <Notice intent="error" className={fields.wide}>
          {t(kind === 'payment' ? 'paymentForm.error' : 'paymentForm.addCardError')}
        </Notice>
      )}
      <CardFields className={fields.wide} card={frame} origin={cardPage} />
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
