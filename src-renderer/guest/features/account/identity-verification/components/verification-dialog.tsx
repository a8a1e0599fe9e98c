import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { Opening } from '../use-identity-verification.ts';
import type { Verification } from '../verification-status.ts';
import { EmbeddedVerification } from './embedded-verification.tsx';
import { PhoneVerification } from './phone-verification.tsx';

const useStyles = makeStyles({ box: { display: 'grid', gap: '16px' }, other: { justifySelf: 'start' } });

type VerificationDialogProps = {
  opening: Opening;
  before: Verification;
  onOpen: () => void;
  onClose: () => void;
  onFinished: () => void;
};

/** The embedded flow over the page (IDV-03); without a camera and files, the link to the guest's phone (PD-42). */
export function VerificationDialog({
  opening,
  before,
  onOpen,
  onClose,
  onFinished,
}: VerificationDialogProps) {
  const styles = useStyles();
  const t = useText('identity-verification');
  const { filePicker, pictureCamera } = host().profile.capabilities;
  const [wantsPhone, setWantsPhone] = useState(false);
  const onPhone = wantsPhone || !(filePicker || pictureCamera);
  return (
    <Modal
      open={opening.step !== 'closed' && opening.step !== 'announcing'}
      title={t(onPhone ? 'phone.title' : 'dialog.title')}
      size={onPhone ? 'large' : 'medium'}
      onClose={() => {
        setWantsPhone(false);
        onClose();
      }}
    >
      <div className={styles.box}>
        {opening.step === 'asking' && (
          <div aria-busy="true">
            <VisuallyHidden role="status">{t('dialog.opening')}</VisuallyHidden>
            <Skeleton height="min(68dvh, 420px)" />
          </div>
        )}
        {opening.step === 'failed' && (
          <LoadError error={opening.error} title={t('dialog.failed')} onRetry={onOpen} />
        )}
        {opening.step === 'open' &&
          (onPhone ? (
            <PhoneVerification
              key={opening.address}
              address={opening.address}
              openedAt={opening.openedAt}
              before={before}
              onNewCode={onOpen}
              onFinished={onFinished}
            />
          ) : (
            <>
              <EmbeddedVerification
                key={opening.address}
                address={opening.address}
                before={before}
                onFinished={onFinished}
              />
              {!filePicker && (
                <Button
                  className={styles.other}
                  size="large"
                  onClick={() => {
                    setWantsPhone(true);
                    onOpen();
                  }}
                >
                  {t('phone.use')}
                </Button>
              )}
            </>
          ))}
      </div>
    </Modal>
  );
}
