import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { EnteredIdentity } from '#shared/contract/staff/documents.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { isInfoChanged } from './approval.ts';
import type { Decision } from './decided.tsx';
import { type DeskReason, deskReasons } from './desk-reasons.ts';
import type { DocumentGuest } from './queries.ts';

const useStyles = makeStyles({
  reasons: {
    display: 'grid',
    margin: 0,
    padding: 0,
    border: 0,
    minWidth: 0,
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  legend: { padding: 0, marginBlockEnd: '4px', fontWeight: 600 },
  read: {
    display: 'grid',
    gap: '4px',
    padding: '12px 16px',
    borderRadius: '12px',
    backgroundColor: brand.groundDeep,
  },
  small: { margin: 0, color: brand.inkSoft, fontSize: '0.8125rem' },
  list: { display: 'grid', gap: '4px', margin: 0, paddingInlineStart: '18px' },
  body: { display: 'grid', gap: '16px' },
});

type RejectDialogProps = {
  guest: DocumentGuest;
  entered: EnteredIdentity;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
  onDecided: (decision: Decision) => void;
};

/** The reasons are chosen and read as the guest will read them before anything is sent. */
export function RejectDialog({ guest, entered, open, onClose, onChanged, onDecided }: RejectDialogProps) {
  const styles = useStyles();
  const t = useText('staff/document');
  const errorText = useErrorText();
  const [reasons, setReasons] = useState<readonly DeskReason[]>([]);
  const reject = useMutation({
    mutationFn: () =>
      staffGateway.documents.reject({ ...guest, version: entered.version, reasons: [...reasons] }),
    onSuccess: () => onDecided({ name: 'rejected', reasons }),
    onError: error => {
      if (isInfoChanged(error)) onChanged();
    },
  });
  const choose = (reason: DeskReason, isChosen: boolean) =>
    setReasons(deskReasons.filter(one => (one === reason ? isChosen : reasons.includes(one))));
  return (
    <Modal
      open={open}
      size="medium"
      title={t('reject.title', { name: entered.firstName })}
      onClose={onClose}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {t('reject.keep')}
          </Button>
          <BusyButton busy={reject.isPending} disabled={reasons.length === 0} onClick={() => reject.mutate()}>
            {t('reject.confirm')}
          </BusyButton>
        </>
      }
    >
      <div className={styles.body}>
        <fieldset className={styles.reasons}>
          <legend className={styles.legend}>{t('reject.why')}</legend>
          {deskReasons.map(reason => (
            <Checkbox
              key={reason}
              label={t(`reasons.${reason}`)}
              checked={reasons.includes(reason)}
              onChange={(_, { checked }) => choose(reason, checked === true)}
            />
          ))}
        </fieldset>
        <div className={styles.read} role="status">
          <p className={styles.small}>{t(reasons.length === 0 ? 'reject.none' : 'reject.reads')}</p>
          {reasons.length > 0 && (
            <ul className={styles.list}>
              {reasons.map(reason => (
                <li key={reason}>{t(`identity-verification:reprovedStatus.validationErrors.${reason}`)}</li>
              ))}
            </ul>
          )}
        </div>
        {reject.isError && <Notice intent="error">{errorText(reject.error)}</Notice>}
      </div>
    </Modal>
  );
}
