import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { PasswordField } from '#renderer/platform/forms/password-field.tsx';
import { RadioField } from '#renderer/platform/forms/radio-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { type KeyPurpose, keyPurposes } from '#shared/contract/hotel/exchange-call.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { MadeKey } from './made-key.tsx';

const loadSchema = () => import('./key-schema.ts').then(module => module.keySchema);

type Values = { name: string; purpose: KeyPurpose; password: string };
type MakeKeyDialogProps = { hotelId: string; onClose: () => void };

/** The key is shown once, in this dialog: nothing else has it. */
export function MakeKeyDialog({ hotelId, onClose }: MakeKeyDialogProps) {
  const t = useText('staff/exchange');
  const queries = useQueryClient();
  const make = useMutation({
    mutationFn: (values: Values) => staffGateway.exchangeKeys.make({ hotelId, ...values }),
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.exchangeKeys(hotelId) }),
  });
  return (
    <Modal
      open
      size="medium"
      title={t(make.data === undefined ? 'makeTitle' : 'made.title')}
      onClose={onClose}
    >
      {make.data === undefined ? (
        <KeyForm error={make.error} onMake={make.mutateAsync} onClose={onClose} />
      ) : (
        <MadeKey value={make.data.key} onClose={onClose} />
      )}
    </Modal>
  );
}

type KeyFormProps = {
  error: Error | null;
  onMake: (values: Values) => Promise<unknown>;
  onClose: () => void;
};

function KeyForm({ error, onMake, onClose }: KeyFormProps) {
  const styles = useDialogForm();
  const t = useText('staff/exchange');
  const errorText = useErrorText();
  const form = useAppForm<Values>({
    schema: loadSchema,
    defaultValues: { name: '', purpose: 'CHANNELS', password: '' },
  });
  return (
    <Form
      form={form}
      firstFocus="name"
      texts="staff/exchange"
      label={t('makeTitle')}
      className={styles.form}
      onSubmit={values => onMake(values).catch(() => undefined)}
    >
      {error !== null && <Notice intent="error">{errorText(error)}</Notice>}
      <TextField name="name" label={t('name.label')} hint={t('name.hint')} autoComplete="off" />
      <RadioField
        name="purpose"
        label={t('purpose')}
        options={keyPurposes.map(value => ({ value, label: t(`rights.${value}`) }))}
      />
      <PasswordField name="password" label={t('password')} autoComplete="current-password" />
      <div className={styles.buttons}>
        <CancelButton onClick={onClose}>{t('cancel')}</CancelButton>
        <SubmitButton>{t('make')}</SubmitButton>
      </div>
    </Form>
  );
}
