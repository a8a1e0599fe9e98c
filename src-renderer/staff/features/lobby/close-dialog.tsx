import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { LobbyCall } from '#shared/contract/staff/lobby.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { useCallAct } from './queries.ts';

const loadSchema = () => import('./close-schema.ts').then(module => module.closeSchema);

type CloseDialogProps = { hotelId: string; call: LobbyCall; onClose: () => void };

/** Ends a call with a word on what it was about. */
export function CloseDialog({ hotelId, call, onClose }: CloseDialogProps) {
  const styles = useDialogForm();
  const t = useText('staff/lobby');
  const errorText = useErrorText();
  const form = useAppForm({ schema: loadSchema, defaultValues: { word: '' } });
  const close = useCallAct(hotelId, ({ word }: { word: string }) =>
    staffGateway.lobby.close({ hotelId, id: call.id, word }),
  );
  return (
    <Modal open size="small" title={t('close.title', { device: call.deviceId })} onClose={onClose}>
      <Form
        form={form}
        firstFocus="word"
        texts="staff/lobby"
        label={t('close.title', { device: call.deviceId })}
        className={styles.form}
        onSubmit={values => close.mutateAsync(values).then(onClose, () => undefined)}
      >
        <TextField name="word" label={t('close.word')} hint={t('close.hint')} autoComplete="off" />
        {close.isError && <Notice intent="error">{errorText(close.error)}</Notice>}
        <div className={styles.buttons}>
          <CancelButton onClick={onClose}>{t('close.keep')}</CancelButton>
          <SubmitButton>{t('close.confirm')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
