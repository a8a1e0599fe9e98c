import { Button, makeStyles } from '@fluentui/react-components';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { GuestSession } from '#shared/contract/guest/sessions.ts';
import { useEndAllSessions, useEndSession } from '../queries.ts';

const useStyles = makeStyles({ body: { display: 'grid', gap: '16px' }, text: { margin: 0 } });

type ConfirmProps = {
  open: boolean;
  title: string;
  text: string;
  go: string;
  isBusy: boolean;
  error: unknown;
  onGo: () => void;
  onClose: () => void;
};

function Confirm({ open, title, text, go, isBusy, error, onGo, onClose }: ConfirmProps) {
  const styles = useStyles();
  const t = useText('settings');
  const errorText = useErrorText();
  return (
    <Modal
      open={open}
      kind="alert"
      size="small"
      title={title}
      onClose={() => {
        if (!isBusy) onClose();
      }}
      actions={
        <>
          <Button size="large" disabledFocusable={isBusy} onClick={onClose}>
            {t('sessions.cancel')}
          </Button>
          <BusyButton busy={isBusy} onClick={onGo}>
            {go}
          </BusyButton>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.text}>{text}</p>
        {error !== null && <Notice intent="error">{errorText(error)}</Notice>}
      </div>
    </Modal>
  );
}

type EndSessionDialogProps = {
  session: GuestSession;
  open: boolean;
  onEnded: (outcome: 'ended' | 'gone') => void;
  onClose: () => void;
};

export function EndSessionDialog({ session, open, onEnded, onClose }: EndSessionDialogProps) {
  const t = useText('settings');
  const end = useEndSession();
  return (
    <Confirm
      open={open}
      title={t('sessions.endTitle')}
      text={t('sessions.endText', { device: session.deviceName })}
      go={t('sessions.end')}
      isBusy={end.isPending}
      error={end.error}
      onGo={() => end.mutate(session, { onSuccess: onEnded })}
      onClose={onClose}
    />
  );
}

type EndAllDialogProps = { open: boolean; onEnded: () => void; onClose: () => void };

export function EndAllDialog({ open, onEnded, onClose }: EndAllDialogProps) {
  const t = useText('settings');
  const end = useEndAllSessions();
  return (
    <Confirm
      open={open}
      title={t('sessions.endAllTitle')}
      text={t('sessions.endAllText')}
      go={t('sessions.endAll')}
      isBusy={end.isPending}
      error={end.error}
      onGo={() => end.mutate(undefined, { onSuccess: onEnded })}
      onClose={onClose}
    />
  );
}
