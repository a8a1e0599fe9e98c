import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { type RoleChoice, toRoleChoice, toRoles } from './role-choice.ts';
import { RoleFields } from './role-fields.tsx';
import { usePersonAct } from './use-person-act.ts';

const loadSchema = () => import('./account-schema.ts').then(module => module.inviteSchema);

type Values = { name: string; email: string; roles: RoleChoice };

const empty: Values = { name: '', email: '', roles: toRoleChoice(['RECEPTION']) };

type InviteDialogProps = { hotel: Hotel; open: boolean; onClose: () => void };

export function InviteDialog({ hotel, open, onClose }: InviteDialogProps) {
  const t = useText('staff/accounts');
  return (
    <Modal open={open} size="medium" title={t('inviteTitle', { hotel: hotel.name })} onClose={onClose}>
      <InviteForm hotel={hotel} onClose={onClose} />
    </Modal>
  );
}

function InviteForm({ hotel, onClose }: Omit<InviteDialogProps, 'open'>) {
  const styles = useDialogForm();
  const t = useText('staff/accounts');
  const errorText = useErrorText();
  const form = useAppForm<Values>({ schema: loadSchema, defaultValues: empty });
  const invite = usePersonAct(
    ({ name, email, roles }: Values) =>
      staffGateway.staff.invite({ hotelId: hotel.hotelId, name, email, roles: toRoles(roles) }),
    { hotelId: hotel.hotelId, done: 'invited', nameOf: ({ name }) => name, onDone: onClose },
  );
  return (
    <Form
      form={form}
      firstFocus="name"
      texts="staff/accounts"
      label={t('invite')}
      className={styles.form}
      onSubmit={values => invite.mutateAsync(values).catch(() => undefined)}
    >
      {invite.isError && <Notice intent="error">{errorText(invite.error)}</Notice>}
      <TextField name="name" label={t('name.label')} autoComplete="off" />
      <TextField
        name="email"
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        hint={t('emailHint')}
      />
      <RoleFields hotel={hotel.name} />
      <div className={styles.buttons}>
        <CancelButton onClick={onClose}>{t('cancel')}</CancelButton>
        <SubmitButton>{t('send')}</SubmitButton>
      </div>
    </Form>
  );
}
