import { Button, Field, Input } from '@fluentui/react-components';
import { type FormEvent, useId, useState } from 'react';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { SavedCard } from '#shared/contract/guest/payment.ts';
import { useRenameCard } from '../queries.ts';

const MAX_NAME = 40;

/** The field may be mounted later than this component: the dialog's code is loaded with the first one. */
function selectWhenShown(field: HTMLInputElement | null): void {
  // After the dialog has focused its close button.
  if (field) setTimeout(() => field.select());
}

export function RenameDialog({ card, onClose }: { card: SavedCard; onClose: () => void }) {
  const t = useText('wallet');
  const errorText = useErrorText();
  const form = useId();
  const [typed, setTyped] = useState(card.description);
  const rename = useRenameCard();
  const description = typed.trim();
  const isUnchanged = description === card.description || description === '';

  function save(event: FormEvent) {
    event.preventDefault();
    if (isUnchanged || rename.isPending) return;
    rename.mutate({ id: card.id, description }, { onSuccess: onClose });
  }

  return (
    <Modal
      open
      size="small"
      title={t('rename.title')}
      onClose={onClose}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {t('general:cancel')}
          </Button>
          <Button
            form={form}
            type="submit"
            size="large"
            appearance="primary"
            disabled={isUnchanged || rename.isPending}
          >
            {t('general:save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save}>
        {rename.isError && <Notice intent="error">{errorText(rename.error)}</Notice>}
        <Field label={t('rename.label')} hint={t('rename.hint')} required>
          <Input
            ref={selectWhenShown}
            size="large"
            value={typed}
            maxLength={MAX_NAME}
            onChange={(_, { value }) => setTyped(value)}
          />
        </Field>
      </form>
    </Modal>
  );
}
