import { Button } from '@fluentui/react-components';
import type { Blocker } from 'react-router';
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
  | 'room-preferences';

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
