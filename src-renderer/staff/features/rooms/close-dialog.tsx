import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { MaskedField } from '#renderer/platform/forms/masked-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { maskTypedDate, parseTypedDate, showTypedDate } from '#renderer/platform/forms/typed-date.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { currentLanguage } from '#renderer/platform/i18n/language.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { useActKey } from '../shared/money/act-key.ts';
import { ClosingError } from './closing-error.tsx';
import { useRoomAct } from './queries.ts';

type CloseDialogProps = { hotelId: string; room: HotelRoom; today: string; onClose: () => void };
type Values = { from: string; until: string; reason: string };

/** Takes a room from sale from a day to a day; stays that have it are named. */
export function CloseDialog({ hotelId, room, today, onClose }: CloseDialogProps) {
  const styles = useDialogForm();
  const t = useText('staff/rooms');
  const { key, renewAfter } = useActKey();
  const shownToday = showTypedDate(today, currentLanguage());
  const form = useAppForm<Values>({
    schema: () => import('./room-schema.ts').then(module => module.closingSchema(today)),
    defaultValues: { from: shownToday, until: shownToday, reason: '' },
  });
  const toDay = (typed: string) => parseTypedDate(typed, currentLanguage()) ?? '';
  const close = useRoomAct(
    ({ from, until, reason }: Values) =>
      staffGateway.rooms.close({
        hotelId,
        roomId: room.roomId,
        key,
        from: toDay(from),
        until: toDay(until),
        reason,
      }),
    { hotelId, done: 'close.done', onDone: onClose, onError: renewAfter },
  );
  const title = t('close.title', { number: room.number });
  return (
    <Modal open size="small" title={title} onClose={onClose}>
      <Form
        form={form}
        firstFocus="reason"
        texts="staff/rooms"
        label={title}
        className={styles.form}
        onSubmit={values => close.mutateAsync(values).catch(() => undefined)}
      >
        <p className={styles.text}>{t('close.text')}</p>
        <MaskedField name="from" label={t('close.from')} mask={maskTypedDate} autoComplete="off" />
        <MaskedField name="until" label={t('close.until')} mask={maskTypedDate} autoComplete="off" />
        <TextField name="reason" label={t('close.reason')} hint={t('close.hint')} autoComplete="off" />
        {close.isError && <ClosingError error={close.error} />}
        <div className={styles.buttons}>
          <CancelButton onClick={onClose}>{t('close.keep')}</CancelButton>
          <SubmitButton>{t('close.confirm')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
