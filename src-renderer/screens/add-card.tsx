import { CardForm } from '#renderer/features/card-form/components/card-form.tsx';
import { checkCard, useCardEntry } from '#renderer/features/card-form/use-card-form.ts';
import { AddCardDialog } from '#renderer/features/wallet/components/add-card-dialog.tsx';

/** The dialog that adds a card to the wallet, with the card form of the payment page (CRD-01, PAY-14, PAY-15, PAY-27). */
export function AddCard({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const card = useCardEntry('wallet');
  return (
    <AddCardDialog
      isFirst={isFirst}
      onClose={onClose}
      entry={{
        check: () => checkCard(card),
        handOver: async () => {
          const { payment } = await card.tokenize(isFirst);
          return { token: payment.token, description: payment.description ?? '', taxId: payment.taxId };
        },
        form: look => <CardForm form={card.form} kind="wallet" amount={0} {...look} />,
      }}
    />
  );
}
