import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { StaffPerson } from '#shared/contract/staff/staff-accounts.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { type RoleChoice, toRoleChoice, toRoles } from './role-choice.ts';
import { RoleFields } from './role-fields.tsx';
import { usePersonAct } from './use-person-act.ts';

const loadSchema = () => import('./account-schema.ts').then(module => module.rolesSchema);

type RolesDialogProps = { hotel: Hotel; person: StaffPerson; onClose: () => void };

export function RolesDialog({ hotel, person, onClose }: RolesDialogProps) {
  const styles = useDialogForm();
  const t = useText('staff/accounts');
  const errorText = useErrorText();
  const { staffId, name } = person;
  const form = useAppForm<{ roles: RoleChoice }>({
    schema: loadSchema,
    defaultValues: { roles: toRoleChoice(person.roles) },
  });
  const change = usePersonAct(
    (roles: RoleChoice) =>
      staffGateway.staff.changeRoles({ hotelId: hotel.hotelId, staffId, roles: toRoles(roles) }),
    { hotelId: hotel.hotelId, done: 'changed', nameOf: () => name, onDone: onClose },
  );
  return (
    <Modal open size="medium" title={t('rolesOf', { name })} onClose={onClose}>
      <Form
        form={form}
        texts="staff/accounts"
        label={t('changeRoles')}
        className={styles.form}
        onSubmit={({ roles }) => change.mutateAsync(roles).catch(() => undefined)}
      >
        {change.isError && <Notice intent="error">{errorText(change.error)}</Notice>}
        <RoleFields hotel={hotel.name} />
        <p className={styles.text}>{t('rolesNote')}</p>
        <div className={styles.buttons}>
          <CancelButton onClick={onClose}>{t('cancel')}</CancelButton>
          <SubmitButton>{t('save')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
