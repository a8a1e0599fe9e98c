import { Button } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '#renderer/i18n/i18n.ts';
import { Modal } from '#renderer/ui/modal.tsx';

type LeaveGuardProps = { active: boolean; allowed: (path: string) => boolean };

/** While a payment is under way, leaving asks first: closing the tab through the browser, other screens by a modal. */
export function LeaveGuard({ active, allowed }: LeaveGuardProps) {
  const t = useText('booking-payment');
  const blocker = useBlocker(({ nextLocation }) => active && !allowed(nextLocation.pathname));
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
  useEffect(() => {
    // What was being waited for is over, and its answer stands on this page.
    if (!active && blocker.state === 'blocked') blocker.reset();
  }, [active, blocker]);
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
