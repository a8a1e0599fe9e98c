import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { checked } from '#renderer/gateway/checked.ts';
import { gateway } from '#renderer/gateway/client.ts';
import { pause } from '#renderer/gateway/pause.ts';
import { queryKeys } from '#renderer/gateway/query-keys.ts';
import { useErrorText, useText } from '#renderer/i18n/i18n.ts';
import { acquireBusyLock } from '#renderer/state/busy.ts';
import { BusyButton } from '#renderer/ui/busy-button.tsx';
import { Modal } from '#renderer/ui/modal.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { toast } from '#renderer/ui/toast.ts';
import { savedCard } from '#shared/contract/payment.ts';
import { type AddCard, blank, isUnderWay, type NewCard, runAddCard } from '../add-card.ts';

const useStyles = makeStyles({
  body: { display: 'grid', gap: '16px' },
  // What is under way is not typed into: the fields keep their place and wait.
  waiting: { opacity: 0.6 },
});

/** The card form, as the wallet uses it. */
export type CardEntry = {
  form: (look: { failed: boolean; onSubmit: () => void }) => ReactNode;
  /** Whether everything is right; shows what is not. */
  check: () => Promise<boolean>;
  /** Throws AppError. */
  handOver: () => Promise<Pick<NewCard, 'token' | 'description' | 'taxId'>>;
};

type AddCardDialogProps = { entry: CardEntry; isFirst: boolean; onClose: () => void };

async function save({ token, description, asMain, taxId }: NewCard) {
  const body = { token, description, set_as_default: asMain, ...(taxId === null ? {} : { cpf_cnpj: taxId }) };
  return checked(savedCard, await gateway.payment.createCard(body));
}

/** A card is typed, handed to its provider, checked by its bank and stored (CRD-01, API-56, PD-14). */
export function AddCardDialog({ entry, isFirst, onClose }: AddCardDialogProps) {
  const t = useText('wallet');
  const styles = useStyles();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [state, setState] = useState<AddCard>(blank);
  const [asMain, setAsMain] = useState(false);
  // Two presses within one paint must find the first one's step.
  const current = useRef<AddCard>(blank);
  const isBusy = isUnderWay(state);
  useEffect(() => (isBusy ? acquireBusyLock('payment') : undefined), [isBusy]);

  async function add() {
    if (isUnderWay(current.current)) return;
    if (current.current.step === 'typing' && !(await entry.check())) return;
    const saved = await runAddCard({
      read: () => current.current,
      write: next => {
        current.current = next;
        setState(next);
      },
      handOver: async () => ({ ...(await entry.handOver()), asMain: asMain || isFirst }),
      save,
      pause,
    });
    await queries.invalidateQueries({ queryKey: queryKeys.savedCards() });
    if (!saved) return;
    toast.notify({ intent: 'success', textKey: 'wallet:creditCard.add.success' });
    onClose();
  }

  const refusal = state.step === 'typing' ? state.refusal : null;
  const isDeclined = refusal?.code === 'CARD_DECLINED';
  return (
    <Modal
      open
      kind="alert"
      title={t('add.title')}
      onClose={() => !isBusy && onClose()}
      actions={
        <>
          <Button size="large" disabled={isBusy} onClick={onClose}>
            {t(state.step === 'unknown' ? 'general:close' : 'general:cancel')}
          </Button>
          <BusyButton busy={isBusy} onClick={() => void add()}>
            {t(state.step === 'unknown' ? 'add.again' : 'add.save')}
          </BusyButton>
        </>
      }
    >
      <div className={styles.body} aria-busy={isBusy}>
        {state.step === 'unknown' ? (
          <Notice intent="info">{t('add.unknown')}</Notice>
        ) : (
          <>
            {isDeclined && <Notice intent="error">{t('add.declined')}</Notice>}
            {refusal !== null && !isDeclined && refusal.code !== 'TOKENIZER_FAILED' && (
              <Notice intent="error">{errorText(refusal)}</Notice>
            )}
            <div className={isBusy ? styles.waiting : undefined}>
              {entry.form({ failed: refusal?.code === 'TOKENIZER_FAILED', onSubmit: () => void add() })}
            </div>
            {!isFirst && (
              <Checkbox
                size="large"
                checked={asMain}
                disabled={isBusy}
                label={t('add.asMain')}
                onChange={(_, data) => setAsMain(data.checked === true)}
              />
            )}
          </>
        )}
      </div>
    </Modal>
  );
}
