import { makeStyles } from '@fluentui/react-components';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { PrivateField } from '#renderer/platform/forms/private-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import { BILL_NAME_LENGTH } from '#shared/contract/guest/bill.ts';
import { formatCpfOrCnpj } from '#shared/rules/cpf-cnpj.ts';
import type { RecipientValues } from '../recipient.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '18px' },
  lead: { margin: 0, lineHeight: 1.5 },
  actions: {
    display: 'grid',
    gap: '12px',
    marginTop: '4px',
    [from.small]: { display: 'flex', flexDirection: 'row-reverse', justifyContent: 'flex-start' },
  },
});

type RecipientDialogProps = {
  values: RecipientValues;
  onSave: (values: RecipientValues) => void;
  onClose: () => void;
};

/** Inside the dialog: its first field takes the focus once the dialog is mounted. */
function RecipientForm({ values, onSave, onClose }: RecipientDialogProps) {
  const t = useText('bill');
  const styles = useStyles();
  const form = useAppForm<RecipientValues>({
    schema: () => import('../bill-schema.ts').then(module => module.recipientSchema),
    defaultValues: values,
  });
  return (
    <Form
      form={form}
      firstFocus="name"
      texts="bill"
      className={styles.form}
      label={t('recipient.title')}
      onSubmit={onSave}
    >
      <p className={styles.lead}>{t('recipient.lead')}</p>
      <TextField
        name="name"
        label={t('recipient.name')}
        hint={t('recipient.nameHint')}
        maxLength={BILL_NAME_LENGTH}
        autoComplete="off"
      />
      <PrivateField
        name="document"
        label={t('recipient.document')}
        hint={t('recipient.documentHint')}
        mask={formatCpfOrCnpj}
        inputMode="text"
        autoComplete="off"
      />
      <div className={styles.actions}>
        <SubmitButton>{t('recipient.save')}</SubmitButton>
        <CancelButton onClick={onClose}>{t('general:cancel')}</CancelButton>
      </div>
    </Form>
  );
}

/** The recipient of the bill; it is sent only for the PDF (BEY-20). */
export function RecipientDialog(props: RecipientDialogProps) {
  const t = useText('bill');
  return (
    <Modal open title={t('recipient.title')} onClose={props.onClose}>
      <RecipientForm {...props} />
    </Modal>
  );
}
