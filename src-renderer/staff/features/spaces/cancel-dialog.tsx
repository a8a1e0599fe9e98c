import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextAreaField } from '#renderer/platform/forms/text-area-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { type DeskReservation, SPACE_MESSAGE_LENGTH } from '#shared/contract/staff/desk-spaces.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { useCancelSpace } from './queries.ts';

const loadSchema = () => import('./cancel-schema.ts').then(module => module.cancelSchema);

type CancelDialogProps = { hotelId: string; reservation: DeskReservation; when: string; onClose: () => void };

/** It cannot be taken back, and the guest reads the message: it says so before. */
export function CancelDialog({ hotelId, reservation, when, onClose }: CancelDialogProps) {
  const styles = useDialogForm();
  const t = useText('staff/spaces');
  const errorText = useErrorText();
  const form = useAppForm({ schema: loadSchema, defaultValues: { message: '' } });
  const cancel = useCancelSpace(hotelId, onClose);
  return (
    <Modal open kind="alert" size="small" title={t('cancel.title')} onClose={onClose}>
      <Form
        form={form}
        firstFocus="message"
        texts="staff/spaces"
        label={t('cancel.title')}
        className={styles.form}
        onSubmit={({ message }) => cancel.mutateAsync({ id: reservation.id, message }).catch(() => undefined)}
      >
        <p className={styles.text}>
          {t('cancel.text', { name: reservation.guestName, room: reservation.room, when })}
        </p>
        <TextAreaField
          name="message"
          label={t('cancel.message')}
          hint={t('cancel.hint')}
          maxLength={SPACE_MESSAGE_LENGTH}
        />
        {cancel.isError && <Notice intent="error">{errorText(cancel.error)}</Notice>}
        <div className={styles.buttons}>
          <CancelButton onClick={onClose}>{t('cancel.keep')}</CancelButton>
          <SubmitButton>{t('cancel.confirm')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
