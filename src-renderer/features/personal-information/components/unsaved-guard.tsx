import { Button } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { currentSession } from '#renderer/features/session/session-state.ts';
import { host } from '#renderer/host/host.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { Modal } from '#renderer/ui/modal.tsx';

/** Who leaves with changes that are not saved is asked first. A session that ends is asked nothing. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const t = useText('personal-information');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname &&
      currentSession().status === 'signedIn' &&
      isUnsaved(),
  );
  useEffect(() => {
    // A window of the hotel's own device would not close, and would say nothing.
    if (host().device !== null) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (currentSession().status === 'signedIn' && isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return (
    <Modal
      open={blocker.state === 'blocked'}
      kind="alert"
      size="small"
      title={t('leave.title')}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button size="large" onClick={() => blocker.proceed?.()}>
            {t('leave.leave')}
          </Button>
          <Button size="large" appearance="primary" onClick={() => blocker.reset?.()}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      {t('leave.text')}
    </Modal>
  );
}
