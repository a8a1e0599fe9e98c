import { Button } from '@fluentui/react-components';
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

type FaultDialogProps = { hotelId: string; room: HotelRoom; onClose: () => void };

const loadSchema = () => import('./room-schema.ts').then(module => module.faultSchema);

/** Notes a fault of a room that is sold all the same, or that it is fixed. */
export function FaultDialog({ hotelId, room, onClose }: FaultDialogProps) {
  const styles = useDialogForm();
  const t = useText('staff/rooms');
  const errorText = useErrorText();
  const { roomId, number, outOfService } = room;
  const form = useAppForm({ schema: loadSchema, defaultValues: { note: outOfService ?? '' } });
  const mark = (note: string | null) => staffGateway.rooms.markOutOfService({ hotelId, roomId, note });
  const save = useRoomAct(mark, { hotelId, done: 'fault.done', onDone: onClose });
  const fix = useRoomAct(() => mark(null), { hotelId, done: 'fault.fixed', onDone: onClose });
  const error = save.error ?? fix.error;
  const title = t('fault.title', { number });
  return (
    <Modal open size="small" title={title} onClose={onClose}>
      <Form
        form={form}
        firstFocus="note"
        texts="staff/rooms"
        label={title}
        className={styles.form}
        onSubmit={({ note }) => save.mutateAsync(note).catch(() => undefined)}
      >
        <p className={styles.text}>{t('fault.text')}</p>
        <TextField name="note" label={t('fault.note')} hint={t('fault.hint')} autoComplete="off" />
        {error !== null && <Notice intent="error">{errorText(error)}</Notice>}
        <div className={styles.buttons}>
          <CancelButton onClick={onClose}>{t('fault.keep')}</CancelButton>
          {outOfService !== null && (
            <Button size="large" disabledFocusable={fix.isPending} onClick={() => fix.mutate(undefined)}>
              {t('fault.fix')}
            </Button>
          )}
          <SubmitButton>{t('fault.confirm')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
