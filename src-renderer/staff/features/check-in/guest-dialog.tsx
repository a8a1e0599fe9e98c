import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#renderer/platform/forms/checkbox-field.tsx';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { findField } from '#renderer/platform/guest-forms/guest-failure.ts';
import { type GuestValues, toGuestForm } from '#renderer/platform/guest-forms/guest-values.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import type { GuestForm } from '#shared/contract/guest/accommodation-guests.ts';
import type { AssistedRoom } from '#shared/contract/staff/assisted-check-in.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { isLinked, withGuest } from './room-draft.ts';

/** A guest of a room; `at` is the place in the list, null for a new one. */
export type Editing = { room: AssistedRoom; guests: readonly GuestForm[]; at: number | null };

type GuestDialogProps = {
  editing: Editing;
  onSave: (guests: GuestForm[]) => void;
  onClose: () => void;
};

const toFormValues = (guest: GuestForm | undefined, isFirst: boolean): GuestValues => ({
  name: guest?.name ?? '',
  socialName: guest?.socialName ?? '',
  email: guest?.email ?? '',
  isRoomMainGuest: guest?.isRoomMainGuest ?? isFirst,
  isMinor: guest?.isMinor ?? false,
  isSpecialCareRequired: guest?.isSpecialCareRequired ?? false,
});

export function GuestDialog(props: GuestDialogProps) {
  const t = useText('room-guests');
  const title = t(props.editing.at === null ? 'dialog.add' : 'dialog.edit');
  return (
    <Modal open title={title} onClose={props.onClose}>
      <GuestFields {...props} title={title} />
    </Modal>
  );
}

/** Inside the dialog: its first field takes the focus once the dialog is mounted. */
function GuestFields({ editing, onSave, onClose, title }: GuestDialogProps & { title: string }) {
  const styles = useDialogForm();
  const t = useText('room-guests');
  const { room, guests, at } = editing;
  const guest = at === null ? undefined : guests[at];
  const form = useAppForm<GuestValues>({
    schema: () => import('#renderer/platform/guest-forms/guest-schema.ts').then(module => module.guestSchema),
    defaultValues: toFormValues(guest, guests.length === 0),
  });
  const save = (values: GuestValues) => {
    const outcome = withGuest(guests, room, { form: toGuestForm(values), at });
    if ('guests' in outcome) return onSave(outcome.guests);
    const field = findField(outcome.code, values) ?? 'name';
    form.setError(field, { message: `errors:${outcome.code}` }, { shouldFocus: true });
  };
  return (
    <Form
      form={form}
      firstFocus="name"
      texts="room-guests"
      className={styles.form}
      label={title}
      onSubmit={save}
    >
      <Fields isLinked={guest !== undefined && isLinked(guest, room)} />
      <div className={styles.buttons}>
        <CancelButton onClick={onClose}>{t('cancel')}</CancelButton>
        <SubmitButton>{t(at === null ? 'dialog.addGuest' : 'dialog.save')}</SubmitButton>
      </div>
    </Form>
  );
}

function Fields({ isLinked: isOfAccount }: { isLinked: boolean }) {
  const t = useText('room-guests');
  const [minor, main] = useWatch({ name: ['isMinor', 'isRoomMainGuest'] });
  const [isMinor, isMain] = [minor === true, main === true];
  return (
    <>
      <TextField
        name="name"
        label={t('dialog.name')}
        hint={t('dialog.nameHint')}
        autoComplete="off"
        required
      />
      <TextField name="socialName" label={t('dialog.socialName')} autoComplete="off" />
      {!isMinor && (
        <TextField
          name="email"
          type="email"
          inputMode="email"
          label={t('dialog.email')}
          hint={t(isOfAccount ? 'dialog.emailLinked' : 'dialog.emailHint')}
          autoComplete="off"
          readOnly={isOfAccount}
          required
        />
      )}
      <CheckboxField
        name="isRoomMainGuest"
        label={t('mainGuest')}
        hint={t(isMinor ? 'dialog.mainIsMinor' : 'dialog.mainHint')}
        disabled={isMinor && !isMain}
      />
      <CheckboxField
        name="isMinor"
        label={t('dialog.minor')}
        hint={t(isMain ? 'dialog.minorIsMain' : 'dialog.minorHint')}
        disabled={isOfAccount || (isMain && !isMinor)}
      />
      <CheckboxField
        name="isSpecialCareRequired"
        label={t('specialCare')}
        hint={t('dialog.specialCareHint')}
      />
    </>
  );
}
