import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { saveFile } from '#renderer/platform/ui/save-file.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { PasswordForm } from '../shared/password/password-form.tsx';
import type { RecordFilters } from './record-filters.ts';

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
  const t = useText('staff/record');
  const [isCut, setCut] = useState(false);
  const take = useMutation({
    mutationFn: (password: string) =>
      staffGateway.record.exportCsv({ hotelId: hotel.hotelId, ...filters, password }),
    onSuccess: file => {
      saveFile(file.fileName, new Blob([file.csv], { type: 'text/csv' }));
      setCut(file.isCut);
      if (!file.isCut) onClose();
    },
  });
  return (
    <PasswordForm
      texts="staff/record"
      words={{
        name: t('export.act'),
        text: t('export.text'),
        password: t('export.password'),
        cancel: t('export.cancel'),
        submit: t('export.save'),
      }}
      act={take}
      onCancel={onClose}
    >
      {isCut && <Notice intent="info">{t('export.cut')}</Notice>}
    </PasswordForm>
  );
}
