import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import type { Passkey } from '#shared/contract/staff/passkeys.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { PasswordForm } from '../shared/password/password-form.tsx';
import { usePasskeyAct } from './use-passkey-act.ts';

type RemovePasskeyDialogProps = { staffId: string; passkey: Passkey; onClose: () => void };

export function RemovePasskeyDialog({ staffId, passkey, onClose }: RemovePasskeyDialogProps) {
  const { passkeyId, name } = passkey;
  const t = useText('staff/own-access');
  const remove = usePasskeyAct((password: string) => staffGateway.passkeys.remove({ passkeyId, password }), {
    staffId,
    done: 'removed',
    nameOf: () => name,
    onDone: onClose,
  });
  return (
    <Modal open size="small" title={t('passkeys.removeTitle', { name })} onClose={onClose}>
      <PasswordForm
        texts="staff/own-access"
        words={{
          name: t('passkeys.removeOf', { name }),
          text: t('passkeys.removeText'),
          password: t('passkeys.password'),
          cancel: t('passkeys.cancel'),
          submit: t('passkeys.remove'),
        }}
        act={remove}
        onCancel={onClose}
      />
    </Modal>
  );
}
