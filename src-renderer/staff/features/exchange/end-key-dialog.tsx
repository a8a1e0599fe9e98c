import { Button } from '@fluentui/react-components';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { ExchangeKey } from '#shared/contract/staff/exchange-keys.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';

type EndKeyDialogProps = { hotelId: string; exchangeKey: ExchangeKey; onClose: () => void };

/** What cannot be taken back says what happens, and the way out has the focus. */
export function EndKeyDialog({ hotelId, exchangeKey: { id, name }, onClose }: EndKeyDialogProps) {
  const styles = useDialogForm();
  const t = useText('staff/exchange');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => staffGateway.exchangeKeys.end({ hotelId, id }),
    onSuccess: () => {
      toast.notify({ intent: 'success', textKey: 'staff/exchange:end.done', values: { name } });
      onClose();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.exchangeKeys(hotelId) }),
  });
  return (
    <Modal
      open
      kind="alert"
      size="small"
      title={t('end.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {t('end.keep')}
          </Button>
          <BusyButton busy={end.isPending} onClick={() => end.mutate()}>
            {t('end.confirm')}
          </BusyButton>
        </>
      }
    >
      <p className={styles.text}>{t('end.text')}</p>
      {end.isError && <Notice intent="error">{errorText(end.error)}</Notice>}
    </Modal>
  );
}
