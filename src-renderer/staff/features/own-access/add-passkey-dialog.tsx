import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { PasswordField } from '#renderer/platform/forms/password-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { makePasskey } from '../shared/passkey/browser-passkeys.ts';
import { usePasskeyAct } from './use-passkey-act.ts';

const loadSchema = () => import('./passkey-schema.ts').then(module => module.addPasskeySchema);

type Values = { name: string; password: string };

type AddPasskeyDialogProps = { staffId: string; open: boolean; onClose: () => void };

export function AddPasskeyDialog({ staffId, open, onClose }: AddPasskeyDialogProps) {
  const t = useText('staff/own-access');
  return (
    <Modal open={open} size="small" title={t('passkeys.add')} onClose={onClose}>
      <AddPasskeyForm staffId={staffId} onClose={onClose} />
    </Modal>
  );
}

async function addPasskey({ name, password }: Values): Promise<void> {
  const credential = await makePasskey(() => staffGateway.passkeys.beginAdding({ password }));
  await staffGateway.passkeys.add({ name, credential });
}

function AddPasskeyForm({ staffId, onClose }: Omit<AddPasskeyDialogProps, 'open'>) {
  const styles = useDialogForm();
  const t = useText('staff/own-access');
  const errorText = useErrorText();
  const form = useAppForm<Values>({ schema: loadSchema, defaultValues: { name: '', password: '' } });
  const add = usePasskeyAct(addPasskey, {
    staffId,
    done: 'added',
    nameOf: ({ name }) => name,
    onDone: onClose,
  });
  const submit = (values: Values) =>
    add.mutateAsync(values).catch(() => {
      form.resetField('password');
      form.setFocus('password');
    });
  return (
    <Form
      form={form}
      firstFocus="name"
      texts="staff/own-access"
      label={t('passkeys.add')}
      className={styles.form}
      onSubmit={submit}
    >
      <p className={styles.text}>{t('passkeys.addText')}</p>
      {add.isError && <Notice intent="error">{errorText(add.error)}</Notice>}
      <TextField
        name="name"
        label={t('passkeys.name.label')}
        hint={t('passkeys.name.hint')}
        autoComplete="off"
      />
      <PasswordField name="password" label={t('passkeys.password')} autoComplete="current-password" />
      <div className={styles.buttons}>
        <CancelButton onClick={onClose}>{t('passkeys.cancel')}</CancelButton>
        <SubmitButton>{t('passkeys.create')}</SubmitButton>
      </div>
    </Form>
  );
}
