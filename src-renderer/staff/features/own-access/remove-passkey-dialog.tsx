import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { PasswordField } from '#renderer/platform/forms/password-field.tsx';
import { useFirstFocus } from '#renderer/platform/forms/use-first-focus.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { Passkey } from '#shared/contract/staff/passkeys.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { usePasskeyAct } from './use-passkey-act.ts';

const loadSchema = () =>
  import('../shared/password/password-schema.ts').then(module => module.passwordSchema);

type RemovePasskeyDialogProps = { staffId: string; passkey: Passkey; onClose: () => void };

export function RemovePasskeyDialog({ staffId, passkey, onClose }: RemovePasskeyDialogProps) {
  const t = useText('staff/own-access');
  return (
    <Modal open size="small" title={t('passkeys.removeTitle', { name: passkey.name })} onClose={onClose}>
      <RemovePasskeyForm staffId={staffId} passkey={passkey} onClose={onClose} />
    </Modal>
  );
}

function RemovePasskeyForm({ staffId, passkey, onClose }: RemovePasskeyDialogProps) {
  const { passkeyId, name } = passkey;
  const styles = useDialogForm();
  const t = useText('staff/own-access');
  const errorText = useErrorText();
  const form = useAppForm({ schema: loadSchema, defaultValues: { password: '' }, mode: 'onSubmit' });
  useFirstFocus(form.setFocus, 'password');
  const remove = usePasskeyAct((password: string) => staffGateway.passkeys.remove({ passkeyId, password }), {
    staffId,
    done: 'removed',
    nameOf: () => name,
    onDone: onClose,
    onFailed: () => {
      form.resetField('password');
      form.setFocus('password');
    },
  });
  return (
    <Form
      form={form}
      texts="staff/own-access"
      label={t('passkeys.removeOf', { name })}
      className={styles.form}
      onSubmit={({ password }) => remove.mutateAsync(password).catch(() => undefined)}
    >
      <p className={styles.text}>{t('passkeys.removeText')}</p>
      {remove.isError && <Notice intent="error">{errorText(remove.error)}</Notice>}
      <PasswordField name="password" label={t('passkeys.password')} autoComplete="current-password" />
      <div className={styles.buttons}>
        <CancelButton onClick={onClose}>{t('passkeys.cancel')}</CancelButton>
        <SubmitButton>{t('passkeys.remove')}</SubmitButton>
      </div>
    </Form>
  );
}
