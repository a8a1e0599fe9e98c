import type { ReactNode } from 'react';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { Parcel } from '#shared/contract/staff/parcels.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { useParcelAct } from './use-parcel-act.ts';

type ActProps = { hotelId: string; parcel: Parcel; onClose: () => void };

const loadComments = () => import('./parcel-schema.ts').then(module => module.commentsSchema);
const loadHandOver = () => import('./parcel-schema.ts').then(module => module.handOverSchema);

type FrameProps = {
  act: 'arrived' | 'handOver' | 'sendBack';
  parcel: Parcel;
  error: Error | null;
  onClose: () => void;
  children: ReactNode;
};

/** The parcel, the field, and the two buttons of each act. */
function ActFields({ act, parcel, error, onClose, children }: FrameProps) {
  const styles = useDialogForm();
  const t = useText('staff/parcels');
  const errorText = useErrorText();
  return (
    <>
      <p className={styles.text}>
        {t(`${act}.text`, { name: parcel.guestName, room: parcel.room, what: parcel.description })}
      </p>
      {children}
      {error !== null && <Notice intent="error">{errorText(error)}</Notice>}
      <div className={styles.buttons}>
        <CancelButton onClick={onClose}>{t(`${act}.keep`)}</CancelButton>
        <SubmitButton>{t(`${act}.confirm`)}</SubmitButton>
      </div>
    </>
  );
}

export function ArrivedDialog(props: ActProps) {
  return <CommentsDialog {...props} act="arrived" />;
}

/** It cannot be taken back, so that it says what happens first. */
export function SendBackDialog(props: ActProps) {
  return <CommentsDialog {...props} act="sendBack" />;
}

function CommentsDialog({ hotelId, parcel, act, onClose }: ActProps & { act: 'arrived' | 'sendBack' }) {
  const styles = useDialogForm();
  const t = useText('staff/parcels');
  const form = useAppForm({ schema: loadComments, defaultValues: { comments: '' } });
  const run = useParcelAct(
    ({ comments }: { comments: string }) =>
      staffGateway.parcels[act]({ hotelId, id: parcel.id, ...(comments !== '' && { comments }) }),
    { hotelId, done: `${act}.done`, onDone: onClose },
  );
  return (
    <Modal
      open
      kind={act === 'sendBack' ? 'alert' : 'modal'}
      size="small"
      title={t(`${act}.title`)}
      onClose={onClose}
    >
      <Form
        form={form}
        firstFocus="comments"
        texts="staff/parcels"
        label={t(`${act}.title`)}
        className={styles.form}
        onSubmit={values => run.mutateAsync(values).catch(() => undefined)}
      >
        <ActFields act={act} parcel={parcel} error={run.error} onClose={onClose}>
          <TextField
            name="comments"
            label={t(`${act}.comments`)}
            hint={t(`${act}.hint`)}
            autoComplete="off"
          />
        </ActFields>
      </Form>
    </Modal>
  );
}

export function HandOverDialog({ hotelId, parcel, onClose }: ActProps) {
  const styles = useDialogForm();
  const t = useText('staff/parcels');
  const form = useAppForm({ schema: loadHandOver, defaultValues: { to: '' } });
  const run = useParcelAct(
    ({ to }: { to: string }) => staffGateway.parcels.handOver({ hotelId, id: parcel.id, to }),
    { hotelId, done: 'handOver.done', onDone: onClose },
  );
  return (
    <Modal open size="small" title={t('handOver.title')} onClose={onClose}>
      <Form
        form={form}
        firstFocus="to"
        texts="staff/parcels"
        label={t('handOver.title')}
        className={styles.form}
        onSubmit={values => run.mutateAsync(values).catch(() => undefined)}
      >
        <ActFields act="handOver" parcel={parcel} error={run.error} onClose={onClose}>
          <TextField name="to" label={t('handOver.to')} hint={t('handOver.hint')} autoComplete="off" />
        </ActFields>
      </Form>
    </Modal>
  );
}
