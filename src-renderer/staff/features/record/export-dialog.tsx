import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { PasswordField } from '#renderer/platform/forms/password-field.tsx';
import { useFirstFocus } from '#renderer/platform/forms/use-first-focus.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { saveFile } from '#renderer/platform/ui/save-file.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import type { RecordFilters } from './record-filters.ts';

const loadSchema = () =>
  import('../shared/password/password-schema.ts').then(module => module.passwordSchema);

type ExportDialogProps = { hotel: Hotel; filters: RecordFilters; open: boolean; onClose: () => void };

/** The file has what the filters show, and the record says who took it (AUD-03). */
export function ExportDialog({ hotel, filters, open, onClose }: ExportDialogProps) {
  const t = useText('staff/record');
  return (
    <Modal open={open} size="small" title={t('export.title')} onClose={onClose}>
      <ExportForm hotel={hotel} filters={filters} onClose={onClose} />
    </Modal>
  );
}

function ExportForm({ hotel, filters, onClose }: Omit<ExportDialogProps, 'open'>) {
  const styles = useDialogForm();
  const t = useText('staff/record');
  const errorText = useErrorText();
  const [isCut, setCut] = useState(false);
  const form = useAppForm({ schema: loadSchema, defaultValues: { password: '' }, mode: 'onSubmit' });
  useFirstFocus(form.setFocus, 'password');
  const take = useMutation({
    mutationFn: (password: string) =>
      staffGateway.record.exportCsv({ hotelId: hotel.hotelId, ...filters, password }),
    onSuccess: file => {
      saveFile(file.fileName, new Blob([file.csv], { type: 'text/csv' }));
      setCut(file.isCut);
      if (!file.isCut) onClose();
    },
    onError: () => {
      form.resetField('password');
      form.setFocus('password');
    },
  });
  return (
    <Form
      form={form}
      texts="staff/record"
      label={t('export.act')}
      className={styles.form}
      onSubmit={({ password }) => take.mutateAsync(password).catch(() => undefined)}
    >
      <p className={styles.text}>{t('export.text')}</p>
      {take.isError && <Notice intent="error">{errorText(take.error)}</Notice>}
      {isCut && <Notice intent="info">{t('export.cut')}</Notice>}
      <PasswordField name="password" label={t('export.password')} autoComplete="current-password" />
      <div className={styles.buttons}>
        <CancelButton onClick={onClose}>{t('export.cancel')}</CancelButton>
        <SubmitButton>{t('export.save')}</SubmitButton>
      </div>
    </Form>
  );
}
