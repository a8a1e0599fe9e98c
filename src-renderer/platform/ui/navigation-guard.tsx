import { Button } from '@fluentui/react-components';
import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from './modal.tsx';

export type NavigationGuardTexts =
  | 'additional-hours'
  | 'booking-payment'
  | 'check-in'
  | 'check-out'
  | 'early-departure'
  | 'minibar'
  | 'personal-information'
  | 'room-preferences'
  | 'staff/partner-booking';

type NavigationGuardProps = {
  blocker: Blocker;
  texts: NavigationGuardTexts;
};

export function NavigationGuard({ blocker, texts }: NavigationGuardProps) {
  const t = useText(texts);
  const stay = () => blocker.reset?.();
  return (
    <Modal
      open={blocker.state === 'blocked'}
      kind="alert"
      size="small"
      title={t('leave.title')}
      onClose={stay}
      actions={
        <>
          <Button size="large" onClick={() => blocker.proceed?.()}>
            {t('leave.leave')}
          </Button>
          <Button size="large" appearance="primary" onClick={stay}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      {t('leave.text')}
    </Modal>
  );
}

type LeaveGuardProps = {
  active: boolean;
  allowed: (path: string) => boolean;
  texts: NavigationGuardTexts;
};

/** Closing the tab prompts by the browser's own dialog, other screens by a modal. */
export function LeaveGuard({ active, allowed, texts }: LeaveGuardProps) {
  const blocker = useBlocker(({ nextLocation }) => active && !allowed(nextLocation.pathname));
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
  useEffect(() => {
    // The operation has ended, and its result is shown on this page.
    if (!active && blocker.state === 'blocked') blocker.reset();
  }, [active, blocker]);
  return <NavigationGuard blocker={blocker} texts={texts} />;
}
