import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { AccommodationGuest } from '#shared/contract/guest/accommodation-guests.ts';
import { HeirChoice } from './heir-choice.tsx';

const useStyles = makeStyles({
  body: { display: 'grid', gap: '14px' },
  text: { margin: 0 },
});

type WithoutMainDialogProps = {
  heirs: readonly AccommodationGuest[];
  onName: (guest: AccommodationGuest) => Promise<void>;
  onClose: () => void;
};

export function WithoutMainDialog({ heirs, onName, onClose }: WithoutMainDialogProps) {
  const t = useText('room-guests');
  const styles = useStyles();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function name(): Promise<void> {
    const guest = heirs.find(one => one.guestUserId === chosen);
    if (!guest) return setMissing(true);
    setBusy(true);
    setFailure(null);
    await onName(guest).catch(setFailure);
    setBusy(false);
  }

  return (
    <Modal
      open
      kind="alert"
      title={t('withoutMain.title')}
      onClose={onClose}
      actions={
        <>
          <Button size="large" disabledFocusable={isBusy} onClick={onClose}>
            {t(heirs.length > 0 ? 'withoutMain.later' : 'remove.understood')}
          </Button>
          {heirs.length > 0 && (
            <BusyButton busy={isBusy} onClick={() => void name()}>
              {t('withoutMain.confirm')}
            </BusyButton>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {failure !== null && <Notice intent="error">{errorText(failure)}</Notice>}
        <p className={styles.text}>{t('withoutMain.text')}</p>
        {heirs.length === 0 ? (
          <p className={styles.text}>{t('withoutMain.needsAdult')}</p>
        ) : (
          <HeirChoice
            heirs={heirs}
            value={chosen}
            onChange={id => {
              setChosen(id);
              setMissing(false);
            }}
            error={isMissing ? t('heir.missing') : null}
          />
        )}
      </div>
    </Modal>
  );
}
