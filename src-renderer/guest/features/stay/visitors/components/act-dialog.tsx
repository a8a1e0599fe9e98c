import { Button, makeStyles } from '@fluentui/react-components';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { Visitor } from '#shared/contract/guest/visitors.ts';
import { useVisitorAct, type VisitorAct } from '../queries.ts';
import { toMoments } from '../visit-texts.ts';

const useStyles = makeStyles({ body: { display: 'grid', gap: '12px' }, text: { margin: 0 } });

function chooseTextKey(act: VisitorAct, visitor: Visitor) {
  const { startsAt, endsAt } = toMoments(visitor);
  const now = serverNow();
  if (act === 'hide') return endsAt <= now ? 'hide.textPast' : 'hide.text';
  return startsAt <= now ? 'delete.textBegun' : 'delete.text';
}

type ActDialogProps = { act: VisitorAct; visitor: Visitor; onClose: () => void };

export function ActDialog({ act, visitor, onClose }: ActDialogProps) {
  const t = useText('visitors');
  const styles = useStyles();
  const errorText = useErrorText();
  const { mutate, isPending, isError, error } = useVisitorAct(act, onClose);
  const title = host().profile.capabilities.masks
    ? t(`${act}.titleMasked`)
    : t(`${act}.title`, { name: visitor.nickname });
  return (
    <Modal
      open
      kind="alert"
      size="small"
      title={title}
      onClose={() => !isPending && onClose()}
      actions={
        <>
          <Button size="large" disabledFocusable={isPending} onClick={onClose}>
            {t('keep')}
          </Button>
          <BusyButton busy={isPending} onClick={() => mutate(visitor.invitationCode)}>
            {t(`${act}.confirm`)}
          </BusyButton>
        </>
      }
    >
      <div className={styles.body}>
        {isError && <Notice intent="error">{`${t(`${act}.error`)} ${errorText(error)}`}</Notice>}
        <p className={styles.text}>{t(chooseTextKey(act, visitor))}</p>
      </div>
    </Modal>
  );
}
