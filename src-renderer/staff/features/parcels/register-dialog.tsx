import { useState } from 'react';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { OptionSearchField } from '#renderer/platform/forms/option-search-field.tsx';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { deliveryTypeId } from '#shared/contract/guest/deliveries.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { useReceivers } from './queries.ts';
import { useParcelAct } from './use-parcel-act.ts';

const loadSchema = () => import('./parcel-schema.ts').then(module => module.registerSchema);

type Values = {
  roomGuestId: string;
  type: string;
  description: string;
  deliveryCode: string;
  comments: string;
};

type RegisterDialogProps = { hotelId: string; code: string; onClose: () => void };

/** A parcel that nobody announced, for a guest who stays in a room now. */
export function RegisterDialog({ hotelId, code, onClose }: RegisterDialogProps) {
  const styles = useDialogForm();
  const t = useText('staff/parcels');
  const errorText = useErrorText();
  const receivers = useReceivers(hotelId);
  // One for the dialog: a second try after a lost response finds the parcel of the first one.
  const [key] = useState(() => `desk_${crypto.randomUUID()}`);
  const form = useAppForm<Values>({
    schema: loadSchema,
    defaultValues: {
      roomGuestId: '',
      type: 'POST_OFFICE',
      description: '',
      deliveryCode: code,
      comments: '',
    },
  });
  const register = useParcelAct(
    ({ roomGuestId, type, description, deliveryCode, comments }: Values) =>
      staffGateway.parcels.register({
        hotelId,
        key,
        roomGuestId,
        type: deliveryTypeId.parse(type),
        description,
        ...(deliveryCode !== '' && { deliveryCode }),
        ...(comments !== '' && { comments }),
      }),
    { hotelId, done: 'register.done', onDone: onClose },
  );
  return (
    <Modal open size="medium" title={t('register.title')} onClose={onClose}>
      <Form
        form={form}
        firstFocus="roomGuestId"
        texts="staff/parcels"
        label={t('register.title')}
        className={styles.form}
        onSubmit={values => register.mutateAsync(values).catch(() => undefined)}
      >
        {code !== '' && <p className={styles.text}>{t('register.unknown', { code })}</p>}
        {receivers.isError && <LoadError error={receivers.error} onRetry={() => void receivers.refetch()} />}
        <OptionSearchField
          name="roomGuestId"
          label={t('register.receiver')}
          hint={t('register.receiverHint')}
          options={(receivers.data ?? []).map(({ roomGuestId, room, guestName }) => ({
            value: roomGuestId,
            label: `${room} · ${guestName}`,
          }))}
          texts={{ show: t('register.showReceivers'), none: t('register.noReceiver') }}
        />
        <SelectField
          name="type"
          label={t('type')}
          options={deliveryTypeId.options.map(value => ({ value, label: t(`types.${value}`) }))}
        />
        <TextField name="description" label={t('what')} hint={t('register.whatHint')} autoComplete="off" />
        <TextField name="deliveryCode" label={t('code')} autoComplete="off" />
        <TextField
          name="comments"
          label={t('arrived.comments')}
          hint={t('arrived.hint')}
          autoComplete="off"
        />
        {register.isError && <Notice intent="error">{errorText(register.error)}</Notice>}
        <div className={styles.buttons}>
          <CancelButton onClick={onClose}>{t('register.keep')}</CancelButton>
          <SubmitButton>{t('register.confirm')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
