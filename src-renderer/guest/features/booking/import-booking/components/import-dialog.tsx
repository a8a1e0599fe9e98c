import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { useImport } from '../use-import.ts';
import { FoundBooking } from './found-booking.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportProblem } from './import-problem.tsx';

export default function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText('import-booking');
  const { flow, isBusy, find, confirm, back, close } = useImport(onClose);
  return (
    <Modal open={open} title={t(flow.step === 'found' ? 'found.title' : 'title')} onClose={close}>
      {flow.step === 'form' ? (
        <ImportForm named={flow.named} isBusy={isBusy} onFind={named => void find(named)} />
      ) : flow.step === 'found' ? (
        <FoundBooking
          booking={flow.booking}
          isBusy={isBusy}
          onCancel={back}
          onConfirm={() => void confirm(flow)}
        />
      ) : (
        <ImportProblem why={flow.step} onTryAgain={back} />
      )}
    </Modal>
  );
}
