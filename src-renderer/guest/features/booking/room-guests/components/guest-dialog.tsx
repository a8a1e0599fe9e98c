import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { findField, isStale, toErrorCode } from '#renderer/platform/guest-forms/guest-failure.ts';
import {
  type GuestValues,
  mergeValues,
  toGuestForm,
  toValues,
} from '#renderer/platform/guest-forms/guest-values.ts';
import { hasText, loadTexts, useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import type { GuestForm as SentGuest } from '#shared/contract/guest/accommodation-guests.ts';
import type { DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import type { Typing } from '../guest-flow.ts';
import { newGuestValues } from '../places.ts';
import type { SaveFailure } from '../use-room-guests.ts';
import { GuestFields } from './guest-fields.tsx';
import { StaleNotice } from './stale-notice.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '18px' },
  actions: {
    display: 'grid',
    gap: '12px',
    marginTop: '4px',
    [from.small]: { display: 'flex', flexDirection: 'row-reverse', justifyContent: 'flex-start' },
  },
});

type GuestDialogProps = {
  typing: Typing;
  room: DetailedAccommodation;
  onSave: (form: SentGuest) => Promise<SaveFailure | null>;
  onClose: () => void;
};

function useGuestDialog({ typing, room, onSave }: Omit<GuestDialogProps, 'onClose'>) {
  const [base, setBase] = useState<GuestValues>(() =>
    typing.step === 'editing' ? toValues(typing.guest) : newGuestValues(room),
  );
  const [failure, setFailure] = useState<unknown>(null);
  const form = useAppForm<GuestValues>({
    schema: () => import('#renderer/platform/guest-forms/guest-schema.ts').then(module => module.guestSchema),
    defaultValues: base,
  });

  async function submit(values: GuestValues): Promise<void> {
    setFailure(null);
    const failed = await onSave(toGuestForm(values));
    if (failed === null) return;
    const code = toErrorCode(failed.error);
    if (failed.fresh) {
      const fresh = toValues(failed.fresh);
      form.reset(mergeValues(base, values, fresh), { keepDefaultValues: true });
      setBase(fresh);
    }
    // Concurrent changes are shown in a notice of their own.
    if (isStale(code)) return;
    await loadTexts('errors').catch(() => undefined);
    const field = findField(code, values);
    if (field !== null && hasText(`errors:${code}`))
      form.setError(field, { message: `errors:${code}` }, { shouldFocus: true });
    else setFailure(failed.error);
  }

  return { form, failure, submit };
}

/** Inside the dialog: its first field takes the focus once the dialog is mounted. */
function GuestForm({ typing, room, onSave, onClose, title }: GuestDialogProps & { title: string }) {
  const t = useText('room-guests');
  const styles = useStyles();
  const errorText = useErrorText();
  const { form, failure, submit } = useGuestDialog({ typing, room, onSave });
  const guest = typing.step === 'editing' ? typing.guest : null;
  const isMain = form.watch('isRoomMainGuest');
  useEffect(() => {
    if (isMain) form.setValue('isMinor', false);
  }, [isMain, form]);
  return (
    <Form
      form={form}
      firstFocus="name"
      texts="room-guests"
      className={styles.form}
      label={title}
      onSubmit={submit}
    >
      {typing.stale && <StaleNotice stale={typing.stale} />}
      {failure !== null && <Notice intent="error">{errorText(failure)}</Notice>}
      <GuestFields room={room} guest={guest} />
      <div className={styles.actions}>
        <SubmitButton>{t(guest === null ? 'dialog.addGuest' : 'dialog.save')}</SubmitButton>
        <CancelButton onClick={onClose}>{t('cancel')}</CancelButton>
      </div>
    </Form>
  );
}

export function GuestDialog(props: GuestDialogProps) {
  const t = useText('room-guests');
  const title = t(props.typing.step === 'adding' ? 'dialog.add' : 'dialog.edit');
  return (
    <Modal open title={title} onClose={props.onClose}>
      <GuestForm {...props} title={title} />
    </Modal>
  );
}
