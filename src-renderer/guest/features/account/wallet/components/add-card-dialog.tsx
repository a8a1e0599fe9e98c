import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CardForm } from '#renderer/guest/features/shared/card-form/components/card-form.tsx';
import {
  type CardEntry,
  checkCard,
  useCardEntry,
} from '#renderer/guest/features/shared/card-form/use-card-form.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { pause } from '#renderer/platform/gateway/pause.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { acquireBusyLock } from '#renderer/platform/state/busy.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { toast } from '#renderer/platform/ui/toast.ts';
import { savedCard } from '#shared/contract/guest/payment.ts';
import {
  type AddCard,
  blank,
  type CardFailure,
  isInProgress,
  type NewCard,
  runAddCard,
} from '../add-card.ts';

const useStyles = makeStyles({
  body: { display: 'grid', gap: '16px' },
  // The fields stay visible but cannot be edited while a request runs.
  waiting: { opacity: 0.6 },
});

type AddCardDialogProps = {
  isFirst: boolean;
  onAdded?: (cardId: string) => void;
  onClose: () => void;
};

async function save({ token, description, asMain, taxId }: NewCard) {
  const body = { token, description, set_as_default: asMain, ...(taxId === null ? {} : { cpf_cnpj: taxId }) };
  return checked(savedCard, await gateway.payment.createCard(body));
}

function useAddCard(card: CardEntry, { isFirst, onAdded, onClose }: AddCardDialogProps) {
  const queries = useQueryClient();
  const [state, setState] = useState<AddCard>(blank);
  // A second press before the next paint must see the first one's step.
  const current = useRef<AddCard>(blank);
  const isBusy = isInProgress(state);
  useEffect(() => (isBusy ? acquireBusyLock('payment') : undefined), [isBusy]);

  async function add(asMain: boolean) {
    if (isInProgress(current.current)) return;
    if (current.current.step === 'typing' && !(await checkCard(card))) return;
    const saved = await runAddCard({
      read: () => current.current,
      write: next => {
        current.current = next;
        setState(next);
      },
      handOver: async () => {
        const { token, description, taxId } = (await card.tokenize(isFirst)).payment;
        return { token, description: description ?? '', taxId, asMain: asMain || isFirst };
      },
      save,
      pause,
    });
    await queries.invalidateQueries({ queryKey: queryKeys.savedCards() });
    if (!saved) return;
    toast.notify({ intent: 'success', textKey: 'wallet:creditCard.add.success' });
    onAdded?.(saved.id);
    onClose();
  }

  return { state, isBusy, add };
}

function CardFailureNotice({ failure }: { failure: CardFailure | null }) {
  const t = useText('wallet');
  const errorText = useErrorText();
  if (failure === null || failure.code === 'TOKENIZER_FAILED') return null;
  return (
    <Notice intent="error">
      {failure.code === 'CARD_DECLINED' ? t('add.declined') : errorText(failure)}
    </Notice>
  );
}

export function AddCardDialog(props: AddCardDialogProps) {
  const t = useText('wallet');
  const styles = useStyles();
  const card = useCardEntry('wallet');
  const { state, isBusy, add } = useAddCard(card, props);
  const [asMain, setAsMain] = useState(false);
  const submit = () => void add(asMain);
  const failure = state.step === 'typing' ? state.failure : null;
  return (
    <Modal
      open
      kind="alert"
      title={t('add.title')}
      onClose={() => !isBusy && props.onClose()}
      actions={
        <>
          <Button size="large" disabled={isBusy} onClick={props.onClose}>
            {t(state.step === 'unknown' ? 'general:close' : 'general:cancel')}
          </Button>
          <BusyButton busy={isBusy} onClick={submit}>
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
            <CardFailureNotice failure={failure} />
            <div className={isBusy ? styles.waiting : undefined}>
              <CardForm
                card={card}
                kind="wallet"
                amount={0}
                failed={failure?.code === 'TOKENIZER_FAILED'}
                onSubmit={submit}
              />
            </div>
            {!props.isFirst && (
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
