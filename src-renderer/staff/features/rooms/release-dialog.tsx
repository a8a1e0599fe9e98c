import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { useRoomAct } from './queries.ts';

type ReleaseDialogProps = { hotelId: string; room: HotelRoom; onClose: () => void };

const loadSchema = () => import('./room-schema.ts').then(module => module.faultSchema);

/** Lets guests in to a room that is not ready, with the reason. */
export function ReleaseDialog({ hotelId, room, onClose }: ReleaseDialogProps) {
  const styles = useDialogForm();
  const t = useText('staff/rooms');
  const errorText = useErrorText();
  const { roomId, number } = room;
  const form = useAppForm({ schema: loadSchema, defaultValues: { note: '' } });
  const release = useRoomAct((reason: string) => staffGateway.rooms.release({ hotelId, roomId, reason }), {
    hotelId,
    done: 'release.done',
    onDone: onClose,
  });
  const title = t('release.title', { number });
  return (
    <Modal open size="small" title={title} onClose={onClose}>
      <Form
        form={form}
        firstFocus="note"
        texts="staff/rooms"
        label={title}
        className={styles.form}
        onSubmit={({ note }) => release.mutateAsync(note).catch(() => undefined)}
      >
        <p className={styles.text}>{t('release.text')}</p>
        <TextField name="note" label={t('release.reason')} hint={t('release.hint')} autoComplete="off" />
        {release.isError && <Notice intent="error">{errorText(release.error)}</Notice>}
        <div className={styles.buttons}>
          <CancelButton onClick={onClose}>{t('release.keep')}</CancelButton>
          <SubmitButton>{t('release.confirm')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
