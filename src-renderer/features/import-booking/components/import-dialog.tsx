import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useText } from '#renderer/i18n/i18n.ts';
import { Modal } from '#renderer/ui/modal.tsx';
import { useImport } from '../use-import.ts';
import { FoundBooking } from './found-booking.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportProblem } from './import-problem.tsx';

const useStyles = makeStyles({ view: { ':focus-visible': { outlineStyle: 'none' } } });

/** Brings a booking made elsewhere into the account: form, found, confirmed (HOM-07, BKG-23). */
export default function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const styles = useStyles();
  const t = useText('import-booking');
  const { flow, isBusy, find, confirm, back, close } = useImport(onClose);
  const view = useRef<HTMLDivElement>(null);
  const shown = useRef(flow.step);
  useEffect(() => {
    // What had the focus is gone with its view; the form takes it by itself.
    if (shown.current !== flow.step && flow.step !== 'form') view.current?.focus();
    shown.current = flow.step;
  }, [flow.step]);
  return (
    <Modal open={open} title={t(flow.step === 'found' ? 'found.title' : 'title')} onClose={close}>
      <div ref={view} className={styles.view} tabIndex={-1}>
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
      </div>
    </Modal>
  );
}
