import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Form } from '#renderer/platform/forms/form.tsx';
import { PrivateField } from '#renderer/platform/forms/private-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { formatCpfOrCnpj, taxIdCharacters } from '#shared/rules/cpf-cnpj.ts';
import type { TaxIdValues } from '../tax-id-schema.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', maxWidth: '360px', textAlign: 'start' },
});

type TaxIdFormProps = {
  form: UseFormReturn<TaxIdValues>;
  label: string;
  /** Digits and letters only. */
  onSubmit: (taxId: string) => void;
  children?: ReactNode;
};

export function TaxIdForm({ form, label, onSubmit, children }: TaxIdFormProps) {
  const styles = useStyles();
  const t = useText('pix');
  return (
    <Form
      form={form}
      texts="pix"
      className={styles.form}
      label={label}
      onSubmit={({ taxId }) => onSubmit(taxIdCharacters(taxId))}
    >
      <PrivateField
        name="taxId"
        label={t('taxId.label')}
        hint={t('taxId.hint')}
        mask={formatCpfOrCnpj}
        inputMode="text"
        required
      />
      {children}
    </Form>
  );
}
