import { useState } from 'react';
import { CardForm } from '#renderer/features/card-form/components/card-form.tsx';
import { tokenizeForm, useCardForm } from '#renderer/features/card-form/use-card-form.ts';
import { createTokenizer } from '#renderer/features/tokenizer/tokenizer.ts';
import { AddCardDialog } from '#renderer/features/wallet/components/add-card-dialog.tsx';
import { webConfig } from '#renderer/gateway/config.ts';

/** The dialog that adds a card to the wallet, with the card form of the payment page (CRD-01, PAY-14, PAY-15, PAY-27). */
export function AddCard({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const form = useCardForm('wallet');
  const [tokenizer] = useState(() => createTokenizer(webConfig().tokenizer));
  return (
    <AddCardDialog
      isFirst={isFirst}
      onClose={onClose}
      entry={{
        check: () => form.trigger(undefined, { shouldFocus: true }),
        handOver: async () => {
          const { payment } = await tokenizeForm(form, tokenizer.tokenize, isFirst);
          return {
            token: payment.token,
            description: payment.description ?? '',
            taxId: payment.taxId,
          };
        },
        form: look => (
          <CardForm
            form={form}
            kind="wallet"
            amount={0}
            canSave
            sandbox={webConfig().tokenizer.kind === 'sandbox'}
            {...look}
          />
        ),
      }}
    />
  );
}
