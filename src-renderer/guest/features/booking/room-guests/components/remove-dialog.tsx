import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { AccommodationGuest } from '#shared/contract/guest/accommodation-guests.ts';
import type { Removal } from '../places.ts';
import { GuestName } from './guest-name.tsx';
import { HeirChoice } from './heir-choice.tsx';

const useStyles = makeStyles({
  body: { display: 'grid', gap: '14px' },
  text: { margin: 0 },
});

type RemoveDialogProps = {
  guest: AccommodationGuest;
  removal: Removal;
  leaves: boolean;
  onRemove: (newMainGuestUserId: string | null) => Promise<void>;
  onClose: () => void;
};

export function RemoveDialog({ guest, removal, leaves, onRemove, onClose }: RemoveDialogProps) {
  const t = useText('room-guests');
  const styles = useStyles();
  const errorText = useErrorText();
  const [heir, setHeir] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isPossible = removal.needs !== 'adult';

  async function confirm(): Promise<void> {
    if (removal.needs === 'heir' && heir === null) return setMissing(true);
    setBusy(true);
    setFailure(null);
    await onRemove(removal.needs === 'heir' ? heir : null).catch(setFailure);
    setBusy(false);
  }

  return (
    <Modal
      open
      kind="alert"
      title={t(isPossible ? 'remove.title' : 'remove.notNow')}
      onClose={onClose}
      actions={
        <>
          <Button size="large" disabledFocusable={isBusy} onClick={onClose}>
            {t(isPossible ? 'remove.keep' : 'remove.understood')}
          </Button>
          {isPossible && (
            <BusyButton busy={isBusy} onClick={() => void confirm()}>
              {t('remove.confirm')}
            </BusyButton>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {failure !== null && <Notice intent="error">{errorText(failure)}</Notice>}
        <p className={styles.text}>
          <strong>
            <GuestName guest={guest} />
          </strong>
        </p>
        <p className={styles.text}>{t(isPossible ? textOf(guest, leaves) : 'remove.needsAdult')}</p>
        {removal.needs === 'heir' && (
          <HeirChoice
            heirs={removal.heirs}
            value={heir}
            onChange={id => {
              setHeir(id);
              setMissing(false);
            }}
            error={isMissing ? t('heir.missing') : null}
          />
        )}
      </div>
    </Modal>
  );
}

const textOf = ({ isInvited }: AccommodationGuest, leaves: boolean) =>
  leaves ? 'remove.leaves' : isInvited ? 'remove.invited' : 'remove.text';
