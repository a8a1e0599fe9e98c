import { makeStyles } from '@fluentui/react-components';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { TextAreaField } from '#renderer/platform/forms/text-area-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { formatDate, formatHour } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { toast } from '#renderer/platform/ui/toast.ts';
import { NOTE_LENGTH } from '#shared/contract/staff/shift-notes.ts';
import { addDays, dateAt } from '#shared/hotel-time.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { markRead } from './read-notes.ts';

const loadSchema = () => import('./note-schema.ts').then(module => module.noteSchema);

type Values = { text: string; about: string; day: string; hour: string };

/** A note is for the shifts of these days; what is due later belongs into the booking. */
const DAYS_AHEAD = 7;

const useStyles = makeStyles({
  due: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 2fr) minmax(9.5rem, 1fr)' },
});

type NoteDialogProps = { hotel: Hotel; about: string; onClose: () => void };

/** `about` is what the note is about at first: a room's number, a locator, or nothing. */
export function NoteDialog({ hotel, about, onClose }: NoteDialogProps) {
  const form = useDialogForm();
  const styles = useStyles();
  const t = useText('staff/notes');
  const errorText = useErrorText();
  const fields = useAppForm<Values>({
    schema: loadSchema,
    defaultValues: { text: '', about, day: '', hour: '12' },
  });
  const write = useWriteNote(hotel.hotelId, onClose);
  return (
    <Modal open size="medium" title={t('write.title')} onClose={onClose}>
      <Form
        form={fields}
        firstFocus="text"
        texts="staff/notes"
        label={t('write.title')}
        className={form.form}
        onSubmit={values => write.mutateAsync(values).catch(() => undefined)}
      >
        <TextAreaField name="text" label={t('text')} hint={t('write.textHint')} maxLength={NOTE_LENGTH} />
        <TextField name="about" label={t('about')} hint={t('write.aboutHint')} autoComplete="off" />
        <div className={styles.due}>
          <SelectField name="day" label={t('write.day')} options={useDays(hotel.timeZone)} />
          <SelectField
            name="hour"
            label={t('write.hour')}
            options={Array.from({ length: 24 }, (_, hour) => ({
              value: String(hour),
              label: formatHour(hour),
            }))}
          />
        </div>
        {write.isError && <Notice intent="error">{errorText(write.error)}</Notice>}
        <div className={form.buttons}>
          <CancelButton onClick={onClose}>{t('write.keep')}</CancelButton>
          <SubmitButton>{t('write.confirm')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}

function useDays(timeZone: string) {
  const t = useText('staff/notes');
  const today = dateAt(serverNow(), timeZone);
  const days = Array.from({ length: DAYS_AHEAD }, (_, days) => addDays(today, days));
  const named = (day: string, at: number) => {
    const written = formatDate(day, 'weekdayLong');
    if (at > 1) return written;
    return t(at === 0 ? 'write.today' : 'write.tomorrow', { day: written });
  };
  return [
    { value: '', label: t('write.noDay') },
    ...days.map((day, at) => ({ value: day, label: named(day, at) })),
  ];
}

function useWriteNote(hotelId: string, onDone: () => void) {
  const queries = useQueryClient();
  // One for the dialog: a second try after a lost response finds the note of the first one.
  const [key] = useState(() => `desk_${crypto.randomUUID()}`);
  return useMutation({
    mutationFn: ({ text, about, day, hour }: Values) =>
      staffGateway.notes.write({
        hotelId,
        key,
        text,
        ...(about !== '' && { about }),
        ...(day !== '' && { due: { date: day, hour: Number(hour) } }),
      }),
    onSuccess: note => {
      // The writer need not read it.
      markRead([note], hotelId);
      toast.notify({ intent: 'success', textKey: 'staff/notes:write.done' });
      onDone();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.notes(hotelId) }),
  });
}
